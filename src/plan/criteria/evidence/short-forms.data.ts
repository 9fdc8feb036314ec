/** Letters of a trade and the words they stand for: a line that has the one speaks of the other. */
const shortForms: Readonly<Record<string, string>> = {
  CVR: 'cost value reconciliation',
  CTC: 'cost to complete forecast',
  BOM: 'bill of materials',
  ECN: 'engineering change notice',
  ECO: 'engineering change order',
  NRV: 'net realizable value',
  PPV: 'purchase price variance',
  BIP: 'behavior intervention plan',
  DTT: 'discrete trial training',
  NET: 'natural environment teaching',
  CRRT: 'continuous renal replacement',
  TPN: 'parenteral nutrition',
  EOT: 'extension of time',
  RFI: 'request for information',
  FMLA: 'family medical leave',
  AP: 'accounts payable',
  AR: 'accounts receivable',
  GL: 'general ledger',
};

const letters = new RegExp(`\\b(?:${Object.keys(shortForms).join('|')})(?=s?\\b)`, 'g');

/** With the words beside the letters. */
export const spellOut = (text: string): string =>
  text.replace(letters, (form) => `${form} ${shortForms[form] ?? ''}`);
