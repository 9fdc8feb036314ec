import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['requisite-kit-welder.pdf', 'attachment; filename="requisite-kit-welder.pdf"'],
  [
    'requisite-kit-infirmière.pdf',
    `attachment; filename="requisite-kit-infirmiere.pdf"; filename*=UTF-8''requisite-kit-infirmi%C3%A8re.pdf`,
  ],
  [
    'requisite-kit-看護師.pdf',
    `attachment; filename="requisite-kit.pdf"; filename*=UTF-8''requisite-kit-%E7%9C%8B%E8%AD%B7%E5%B8%AB.pdf`,
  ],
])('%s', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});

it('holds nothing that could end the header', () => {
  expect(contentDisposition('a"\r\nx-evil: 1\\é.pdf')).toMatch(/^[\x20-\x7e]+$/);
});
