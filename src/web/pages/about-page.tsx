import { dataCredits, designCredits, type Credit } from '#market/credits.ts';

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
      {dataCredits.map((credit) => (
        <CreditEntry key={credit.name} credit={credit} />
      ))}
      <h2>Fonts and icons</h2>
      {designCredits.map((credit) => (
        <CreditEntry key={credit.name} credit={credit} />
      ))}
      <h2>Software</h2>
      <p>
        Requisite itself is under the MIT licence. The libraries it is built with keep their own
        licences, which lie beside them where it is installed.
      </p>
    </DocumentPage>
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
        {year}. Licence: {licence.href ? <a href={licence.href}>{licence.name}</a> : licence.name}.
      </p>
      {notice && <p className="text-ink-soft">{notice}</p>}
    </section>
  );
}
