import { DocumentPage } from '../components/document-page.tsx';

export function TermsPage() {
  return (
    <DocumentPage title="Terms of Service" updated="November 2026">
      <p>
        Requisite is free while it is in beta. These terms are short on purpose. By creating an
        account you agree to them.
      </p>
      <h2>What you may do</h2>
      <p>
        Use Requisite for your own recruiting or for clients who asked you to. What it writes for
        your jobs is yours to edit, publish and share.
      </p>
      <h2>What you bring</h2>
      <p>
        Enter only job descriptions and notes that you are allowed to use. You keep every right you
        have in them. You are responsible for what is done with your account; keep its password to
        yourself.
      </p>
      <h2>What the documents are</h2>
      <p>
        They are drafts. Read them before you send, publish or act on them. Figures name their
        source and year and can be out of date. Nothing here is legal advice, and nothing here
        decides about a person: hiring decisions are made by people, and so is the check that a
        posting or an interview follows the law of its place.
      </p>
      <h2>What you may not do</h2>
      <ul>
        <li>
          Discriminate, deceive candidates or send messages that people have asked you to stop.
        </li>
        <li>Reach into other organizations’ data, or try to.</li>
        <li>Overload the service or resell it as your own.</li>
      </ul>
      <h2>What a beta means</h2>
      <p>
        Things change and can fail. There is no promise of availability, and to the extent the law
        allows no liability for loss. Export what you need to keep. If a price is ever asked, you
        will be told first and can leave with your documents.
      </p>
      <h2>Ending it</h2>
      <p>
        You can stop at any time. The people who run this installation can close an account that
        breaks these terms, and say why.
      </p>
    </DocumentPage>
  );
}
