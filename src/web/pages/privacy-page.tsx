import { DocumentPage } from '../components/document-page.tsx';

export function PrivacyPage() {
  return (
    <DocumentPage title="Privacy Policy" updated="November 2026">
      <p>
        Requisite keeps what it needs to do its work and nothing to watch you with. There is no
        analytics script, no advertising and no file loaded from another company on these pages.
      </p>
      <h2>What is stored</h2>
      <ul>
        <li>
          Your account: name, email address, a hash of your password (never the password itself),
          and what you choose to add to your profile.
        </li>
        <li>Your organizations, their members and their invitations.</li>
        <li>The jobs you enter and the documents written for them, with their earlier versions.</li>
        <li>
          Technical logs with address, time and the call that was made, kept to find faults and stop
          abuse.
        </li>
      </ul>
      <h2>What your browser keeps</h2>
      <ul>
        <li>A cookie that keeps you signed in.</li>
        <li>
          A cookie by which this browser is known to your account, so that somebody who guesses at
          your password cannot keep you out. It signs nobody in and lasts a year.
        </li>
        <li>A cookie with your choice of light or dark, if you made one.</li>
        <li>
          In its own storage: the organization you worked in last, and a job you have begun to
          enter, until you create or discard it.
        </li>
      </ul>
      <h2>Who else sees it</h2>
      <p>
        Members of your organization see its jobs and documents; other organizations do not. If the
        people who run this installation have connected a language model, the text of a job is sent
        to that model’s provider so that it can write. Without one, everything is written on this
        server and your jobs do not leave it. If you sign in with Google or GitHub, they learn that
        you did. Nothing is sold.
      </p>
      <h2>Candidates</h2>
      <p>
        Requisite writes about jobs, not about people. It collects no candidate data of its own. If
        you type a person’s details into a job, they are stored like the rest of it, so leave them
        out unless you need them.
      </p>
      <h2>Your rights</h2>
      <p>
        On your profile page you can read and correct what is stored about you, get a copy of it as
        a file and delete your account. Deleting a job deletes its documents for good.
      </p>
    </DocumentPage>
  );
}
