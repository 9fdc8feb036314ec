import type { Document } from '#shared/document.ts';
import { bullets, code, headed, paragraph, quote, table } from '../document-blocks.ts';
import { assembleDocument, writeSection } from '../document-section.ts';
import type { EngagementKitView } from './content.ts';
import { groupByPersona } from './group-by-persona.ts';
import { voicemailTabs } from './voicemail-tabs.ts';

export function writeEngagementKitSections(view: EngagementKitView) {
  return {
    voicemail: writeSection(
      'Voicemail Scripts',
      ...voicemailTabs.map(({ tab, label }) =>
        headed(
          2,
          label,
          view.voicemailScripts
            .filter((script) => script.tab === tab)
            .flatMap(({ type, script }) => [
              ...(type === label ? [] : paragraph(type)),
              ...quote(script),
            ]),
        ),
      ),
    ),
    personaCtas: writeSection(
      'Persona CTAs',
      ...view.personaSpecificCTAs.map(({ persona, ctas }) =>
        ctas.length === 0 ? paragraph(persona) : headed(2, persona, bullets(ctas)),
      ),
    ),
    emails: writeSection(
      'Email Templates',
      ...groupByPersona(view.multiStepEmailTemplates).map(({ persona, items }) =>
        headed(
          2,
          persona,
          items.flatMap(({ item }) =>
            headed(3, item.stage, [
              ...paragraph(item.subject && `Subject: ${item.subject}`),
              ...code(item.template),
            ]),
          ),
        ),
      ),
    ),
    objections: writeSection(
      'Objection Rebuttals',
      table(
        ['Objection', 'Rebuttal', 'Supporting Evidence'],
        view.candidateObjectionRebuttals.map((item) => [
          item.objection,
          item.rebuttal,
          item.supporting_evidence,
        ]),
      ),
    ),
    motivation: writeSection(
      'Motivation Points',
      ...view.motivationBasedMessagingPoints.map(({ motivator, messagingPoints }) =>
        messagingPoints.length === 0
          ? paragraph(motivator)
          : headed(2, motivator, bullets(messagingPoints)),
      ),
    ),
    insights: writeSection('Candidate Insights', quote(view.whatCandidatesCareAboutSummary)),
  };
}

export function writeEngagementKit(view: EngagementKitView): Document {
  return assembleDocument('engagementKit', {
    description: view.toolDescription,
    sections: writeEngagementKitSections(view),
  });
}
