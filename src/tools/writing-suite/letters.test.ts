import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { countWords } from '#writing/shorten.ts';
import type { EngagementKit } from '../engagement-kit/content.ts';
import type { EngagementTracker } from '../engagement-tracker/content.ts';
import { isEnglish, writeAll } from './written.ts';

const kits = () =>
  writeAll()
    .filter((output) => output.tool === 'engagementKit' && isEnglish(output))
    .map(({ name, source, content }) => ({ name, source, kit: content as EngagementKit }));

it('writes to every persona in stages', () => {
  const found = kits().flatMap(({ name, source, kit }) =>
    makePlan(source).personas.flatMap((persona) => {
      const mails = kit.multiStepEmailTemplates.filter((mail) => mail.persona === persona.name);
      return mails.length === 2 && countWords(mails[1]!.template) <= 75 ? [] : [name];
    }),
  );
  expect(found).toEqual([]);
});

it('says facts in plain sentences and never "the employer" for a name', () => {
  const leadIn =
    /To know before you answer|One of the duties, as advertised|It asks for this|From the advertisement|Is the hard part really|\b(?:at|with) the employer\b/;
  const found = kits().flatMap(({ name, kit }) =>
    leadIn.test(JSON.stringify(kit)) ? [`${name}: ${leadIn.exec(JSON.stringify(kit))?.[0]}`] : [],
  );
  expect(found).toEqual([]);
});

it('says pay in every first mail, or leaves a blank for it', () => {
  const found = kits().flatMap(({ name, source, kit }) => {
    const { pay } = makePlan(source).sentences;
    return kit.multiStepEmailTemplates
      .filter(({ stage }) => stage.startsWith('1.'))
      .filter(({ template }) => !template.includes(pay || 'Pay: [range: add].'))
      .map(({ subject }) => `${name}: ${subject}`);
  });
  expect(found).toEqual([]);
});

it('takes no fact for pleasing and for putting off at once', () => {
  const found = writeAll()
    .filter(({ tool }) => tool === 'engagementTracker')
    .flatMap(({ name, content }) => {
      const [pleases = '', repels = ''] = (content as EngagementTracker).engagementSentimentSummary
        .qualitative;
      const listed = (text: string): string[] =>
        text.split(': ').slice(1).join(': ').split('; ').filter(Boolean);
      return listed(repels).some((fact) => listed(pleases).includes(fact)) ? [name] : [];
    });
  expect(found).toEqual([]);
});
