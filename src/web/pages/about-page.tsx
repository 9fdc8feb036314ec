import { dataCredits, designCredits, type Credit } from '#shared/credits.ts';

import { DocumentPage } from '../components/document-page.tsx';

/** Whose data and letters the product stands on. */
export function AboutPage() {
  return (
    <DocumentPage title="About Requisite">
      <p>
        Requisite turns one job description into ten recruiting tools. Its figures come from public
        tables and are computed by code, never by a language model; each is shown with its source
        and year. This page names everything of others that is in it.
      </p>
      <h2>Data</h2>
      <CreditList credits={dataCredits} />
      <h2>Fonts and icons</h2>
      <CreditList credits={designCredits} />
      <h2>Software</h2>
      <p>
        Requisite itself is under the MIT license. The libraries it is built with keep their own
        licenses, which lie beside them where it is installed.
      </p>
    </DocumentPage>
  );
}

function CreditList({ credits }: { credits: readonly Credit[] }) {
  return (
    <div className="grid gap-6">
      {credits.map((credit) => (
        <CreditEntry key={credit.name} credit={credit} />
      ))}
    </div>
  );
}

function CreditEntry({
  credit: { name, by, href, year, licence, use, notice },
}: {
  credit: Credit;
}) {
  return (
    <section aria-label={name}>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p>
        {by}. {use}
      </p>
      <p className="text-ink-soft">
        {year}. License: {licence.href ? <a href={licence.href}>{licence.name}</a> : licence.name}.
      </p>
      {notice && <p className="text-ink-soft">{notice}</p>}
    </section>
  );
}
