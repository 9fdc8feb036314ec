import { bullets, code, headed, paragraph, quote, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { EngagementKitView } from './content.ts';
import { engagementKitOutline } from './outline.ts';
import { groupByPersona } from './group-by-persona.ts';
import { voicemailTabs } from './voicemail-tabs.ts';

export function writeEngagementKitSections(view: EngagementKitView) {
  return writeSections(engagementKitOutline, {
    voicemail: voicemailTabs.map(({ tab, label }) =>
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
    'persona-ctas': view.personaSpecificCTAs.map(({ persona, ctas }) =>
      ctas.length === 0 ? paragraph(persona) : headed(2, persona, bullets(ctas)),
    ),
    'email-templates': groupByPersona(view.multiStepEmailTemplates).map(({ persona, items }) =>
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
    'objection-rebuttals': [
      table(
        ['Objection', 'Rebuttal', 'Supporting Evidence'],
        view.candidateObjectionRebuttals.map((item) => [
          item.objection,
          item.rebuttal,
          item.supporting_evidence,
        ]),
      ),
    ],
    'motivation-points': view.motivationBasedMessagingPoints.map(({ motivator, messagingPoints }) =>
      messagingPoints.length === 0
        ? paragraph(motivator)
        : headed(2, motivator, bullets(messagingPoints)),
    ),
    'candidate-insights': [quote(view.whatCandidatesCareAboutSummary)],
  });
}

export const writeEngagementKit = documentOf(engagementKitOutline, writeEngagementKitSections);
