import type { Booklet } from './booklet.ts';

/** The smallest file there is, for the page that checks whether PDFs can be made here. */
export const testBooklet = (date: string): Booklet => ({
  combined: false,
  job: { title: '', location: '', salaryRange: '' },
  organization: '',
  paper: 'a4',
  date,
  sections: [
    {
      tool: null,
      provenance: null,
      document: {
        title: 'Test PDF',
        blocks: [{ kind: 'paragraph', text: 'If you can read this, PDF export works.' }],
      },
    },
  ],
});
