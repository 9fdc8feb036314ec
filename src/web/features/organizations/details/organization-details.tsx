import type { Organization } from '#shared/organization.ts';
import { Fact, FactList } from '#web/components/fact-list.tsx';
import { SettingsSection } from '#web/components/settings-section.tsx';

import { nameIndustry, nameLanguage, nameVoice } from './organization-words.ts';
import { VoiceExample } from './voice-example.tsx';

export function OrganizationDetails({ organization }: { organization: Organization }) {
  const { website, voiceTone } = organization;
  return (
    <>
      <SettingsSection title="Information">
        <FactList>
          <Fact term="Organization name" wide>
            {organization.name}
          </Fact>
          <Fact term="Domain">{organization.domain}</Fact>
          <Fact term="Website">
            {website && (
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                className="text-accent underline underline-offset-2 hover:text-accent-strong"
              >
                {website}
              </a>
            )}
          </Fact>
          <Fact term="Industry">{nameIndustry(organization.industry)}</Fact>
          <Fact term="Company size">{organization.companySize}</Fact>
          <Fact term="Description" wide>
            {organization.description}
          </Fact>
        </FactList>
      </SettingsSection>
      <SettingsSection
        title="Branding & Messaging"
        description="Shapes the words of everything written for your jobs."
      >
        <FactList>
          <Fact term="Voice tone" wide>
            {nameVoice(voiceTone)}
          </Fact>
          <Fact term="Messaging style" wide>
            {organization.messagingStyle}
          </Fact>
          <Fact term="Language of the texts" wide>
            {nameLanguage(organization.outputLanguage ?? 'english')}
          </Fact>
        </FactList>
        {voiceTone && (
          <div className="mt-5">
            <VoiceExample tone={voiceTone} />
          </div>
        )}
      </SettingsSection>
    </>
  );
}
