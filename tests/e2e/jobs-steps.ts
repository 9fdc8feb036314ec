import { expect, type Locator, type Page } from '@playwright/test';
import { makeDoc } from '../../src/server/job-text/samples/make-doc.ts';
import { makeDocx, paragraph } from '../../src/server/job-text/samples/make-docx.ts';
import { makeTextPdf } from '../../src/server/job-text/samples/make-pdf.ts';

/** What a person does in the wizard. */

export const wizardOf = (page: Page) => page.getByRole('dialog', { name: 'Create New Job' });

export async function openWizard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create New Job' }).click();
  await expect(wizardOf(page)).toBeVisible();
  return wizardOf(page);
}

export const jobText = (title: string) => [
  title,
  'Location: Lansing, MI',
  'Pay: $28 - $34 per hour',
  'On-site only.',
  '',
  'About the job',
  'You weld pipes and frames for food plants and read the drawings yourself.',
  '',
  'Requirements',
  '- AWS D1.1 certificate',
  '- Three years of MIG welding',
  '',
  'Benefits',
  '- Medical and dental insurance from day one',
];

export const uploads = {
  docx: (title: string) => ({
    name: 'welder.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: makeDocx({ body: jobText(title).map(paragraph).join('') }),
  }),
  pdf: (title: string) => ({
    name: 'welder.pdf',
    mimeType: 'application/pdf',
    buffer: makeTextPdf(jobText(title)),
  }),
  doc: (title: string) => ({
    name: 'welder.doc',
    mimeType: 'application/msword',
    buffer: makeDoc({ body: jobText(title).join('\r') }),
  }),
};

export function upload(wizard: Locator, file: ReturnType<typeof uploads.docx>) {
  return wizard.getByLabel('Job description file').setInputFiles(file);
}
