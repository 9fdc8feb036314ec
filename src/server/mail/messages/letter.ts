import type { MailMessage } from '../mailer.ts';

export interface Letter {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  footnote: string;
}

/** Every mail has the same plain sheet: a few sentences, one button, and the link in full below it. */
export function composeLetter(letter: Letter): MailMessage {
  return {
    to: letter.to,
    subject: letter.subject,
    link: letter.action.url,
    html: renderHtml(letter),
    text: renderText(letter),
  };
}

function renderText({ greeting, paragraphs, action, footnote }: Letter): string {
  return [greeting, ...paragraphs, `${action.label}:\n${action.url}`, footnote, 'Requisite'].join(
    '\n\n',
  );
}

function renderHtml({ subject, greeting, paragraphs, action, footnote }: Letter): string {
  const body =
    'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;color:#1a1c1f';
  const button =
    'display:inline-block;background:#0b5f5e;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:8px;font-weight:600';
  const quiet = 'font-size:13px;line-height:1.5;color:#66686d';
  const url = escapeHtml(action.url);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbfaf7;padding:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:520px;background:#ffffff;border:1px solid #e4e0d6;border-radius:8px" cellpadding="0" cellspacing="0"><tr><td style="padding:32px;${body}">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:20px">Requisite</p>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="${button}">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;${quiet}">If the button does not open, copy this address into your browser:<br><a href="${url}" style="color:#0b5f5e;word-break:break-all">${url}</a></p>
<p style="margin:0;${quiet}">${escapeHtml(footnote)}</p>
</td></tr></table></td></tr></table></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
