import { describe, expect, it } from 'vitest';
import { exportFileName } from './export-name.ts';

describe('exportFileName', () => {
  it.each([
    ['Wind Turbine Technician', 'requisite-sourcing-strategy-kit-wind-turbine-technician.pdf'],
    ['  C++ / C# Developer (m/w/d)  ', 'requisite-sourcing-strategy-kit-c-c-developer-m-w-d.pdf'],
    ['../../etc/passwd', 'requisite-sourcing-strategy-kit-etc-passwd.pdf'],
    ['CON', 'requisite-sourcing-strategy-kit-con.pdf'],
    ['Infirmière à Montréal', 'requisite-sourcing-strategy-kit-infirmière-à-montréal.pdf'],
    ['看護師 / ＩＣＵ', 'requisite-sourcing-strategy-kit-看護師-icu.pdf'],
    ['ممرضة', 'requisite-sourcing-strategy-kit-ممرضة.pdf'],
    ['a\u0000b\n\u202ec\ud800', 'requisite-sourcing-strategy-kit-a-b-c.pdf'],
    ['***', 'requisite-sourcing-strategy-kit.pdf'],
  ])('%j', (jobTitle, name) => {
    expect(exportFileName({ of: 'sourcingStrategy', jobTitle, extension: 'pdf' })).toBe(name);
  });

  it('names a file about the whole job', () => {
    const name = exportFileName({ of: 'all-tools', jobTitle: 'Welder', extension: 'txt' });
    expect(name).toBe('requisite-all-tools-welder.txt');
  });

  it.each(['x'.repeat(300), '看'.repeat(300), '😀'.repeat(300), 'é '.repeat(200)])(
    'fits every file system',
    (jobTitle) => {
      const name = exportFileName({ of: 'attractionPosting', jobTitle, extension: 'docx' });
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      expect(name).toMatch(/^requisite-.*[^-]\.docx$/u);
      expect(name.isWellFormed()).toBe(true);
    },
  );
});
