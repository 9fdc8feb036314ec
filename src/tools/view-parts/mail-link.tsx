import Mail from 'lucide-react/icons/mail';

import { buttonClass } from '#ui/button-class.ts';

import { writeMailto } from './mailto.ts';

export function MailLink({ subject, body }: { subject: string; body: string }) {
  return (
    <a
      href={writeMailto({ subject, body })}
      data-print="hide"
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
    >
      <Mail aria-hidden="true" />
      Open in mail
    </a>
  );
}
