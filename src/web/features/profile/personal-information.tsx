import { useState } from 'react';

import type { Profile } from '#shared/user.ts';
import { Button } from '#ui/button.tsx';
import { Fact, FactList } from '#web/components/fact-list.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';
import { readKeptEdit } from '#web/lib/kept-edit.ts';

import { linkOf } from './link-of.ts';
import { ProfileForm } from './profile-form.tsx';
import { keptProfile } from './save-profile.ts';

export function PersonalInformation({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(() => readKeptEdit(keptProfile(profile.id)) !== undefined);
  return (
    <SettingsSection
      title="Personal Information"
      description="Your name and signature go into what you send from here."
      action={
        !editing && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        )
      }
    >
      {editing ? (
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <ProfileFacts profile={profile} />
      )}
    </SettingsSection>
  );
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const linkedin = linkOf(profile.linkedinURL);
  return (
    <FactList>
      <Fact term="Name">{profile.name}</Fact>
      <Fact term="Email">{profile.email}</Fact>
      <Fact term="Phone">{profile.phone}</Fact>
      <Fact term="Title">{profile.title}</Fact>
      <Fact term="Location">{profile.location}</Fact>
      <Fact term="Timezone">{profile.timezone}</Fact>
      <Fact term="LinkedIn" wide>
        {linkedin ? (
          <a
            href={linkedin}
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent underline underline-offset-2 hover:text-accent-strong"
          >
            {profile.linkedinURL}
          </a>
        ) : (
          profile.linkedinURL
        )}
      </Fact>
      <Fact term="Bio" wide>
        {profile.bio}
      </Fact>
      <Fact term="Signature Block" wide>
        {profile.signatureBlock}
      </Fact>
    </FactList>
  );
}
