import type { Kind } from '#knowledge/drawer.ts';

/** A mistake as somebody of such work makes it, told whole: what happened, who was told, what has changed since. */
export const mistakes: Readonly<Record<Kind, string>> = {
  'hands-on-trade':
    'I set up from the old job sheet, and the first pieces came out wrong. I stopped, told my supervisor before anybody else found them, and marked them so that nothing went out. We lost forty minutes and some material. Since then I check the number on the sheet before I start, and I do it aloud.',
  'office-specialist':
    "I sent a file with last month's figures to two departments. I saw it in the evening, called both in the morning before they had used it, and sent the right one with a line on what was different. My manager heard it from me first. Since then I open what I have attached before I send it.",
  care: 'At the end of a long shift I left a line out when I handed over. I noticed it on the way home and called at once. Nothing had happened, but it could have. I told my manager the next day and wrote it down as we have to. Since then I hand over from my notes and not from memory.',
  sales:
    'I told a customer a delivery date without asking, and it was wrong by a week. I called him the same afternoon, before he could plan with it, and said that it was my mistake. He was annoyed and kept the order. Since then I give no date that I have not seen in writing.',
  'leading-people':
    'I changed the schedule for my team without asking the two people it hit hardest. One told me so in front of everybody, and she was right. I took it back the same day, sat down with both, and we found another way. Since then I ask before I announce.',
  'driving-and-logistics':
    'I put two pallets in the wrong bay because the labels looked alike. I noticed it when the third one did not fit, told the lead at once, and we moved them before the truck was closed. It cost twenty minutes. Since then I read the last four digits aloud before I set anything down.',
  teaching:
    'I gave a test with a question on something that we had not covered. Two learners came to me afterwards, and they were right. I told the whole group the next morning, took the question out, and marked all papers again. Since then a colleague reads my tests before I print them.',
  'engineering-and-science':
    'I used a value from an old version of the document, and a result was off by a tenth. I found it when a second method did not agree. I told the others the same day, named everything that was built on it, and did it again. Since then the version stands at the top of every sheet of mine.',
  'kitchen-and-hotel':
    'On a full evening I passed on an order without the allergy that the guest had named. I noticed it when I read the slip again, stopped the plate before it left, and told the guest and my supervisor. It took ten minutes to make it new. Since then I repeat every allergy back before I walk away.',
  'shop-and-service':
    'I rang up a return as a sale, and at closing the drawer was off. I told my supervisor before we began to count again, and we found it on the second page. The customer got her money the next morning with an apology. Since then I read the screen once more before I press the last key.',
};
