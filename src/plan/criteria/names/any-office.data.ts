import type { Kind } from '#knowledge/drawer.ts';

/** What people of any office do beside their own work, and the kinds of work that are made of it. */
export const anyOffice: readonly { heard: RegExp; madeOf: readonly Kind[] }[] = [
  {
    heard:
      /^(?:client|customer|stakeholder|business|partner|working|internal) relationships?\b|^(?:building|developing|maintaining|establishing|fostering|managing|cultivating|nurturing)\b.{0,40}\b(?:relationships|partnerships|rapport)\b/i,
    madeOf: ['sales', 'leading-people'],
  },
  {
    heard:
      /\balignment\b|\bcross[- ]functional(?:ly)?\b|^(?:collaborating|collaboration|partnering|liaising|coordinating) (?:closely |scheduling |schedules |meetings )?(?:with|across|between)\b|^working (?:closely )?(?:with|across) (?:teams|departments|colleagues|stakeholders|other)\b|^(?:internal )?stakeholder (?:management|engagement|communication)\b/i,
    madeOf: ['sales'],
  },
  {
    heard:
      /^(?:developing|identifying|driving|leading|supporting|suggesting|implementing|recommending|proposing) (?:and \w+ )?(?:new )?(?:process|continuous|efficiency|workflow) improvements?\b/i,
    madeOf: ['leading-people', 'engineering-and-science'],
  },
  {
    heard:
      /^(?:mentoring|coaching|training|guiding|developing|supervising)(?:,? (?:and )?\p{L}+ing)? (?:of )?(?:(?:new|more|junior|younger) )+(?:team )?(?:members|staff|colleagues|employees|hires|starters|people|analysts|associates)\b/iu,
    madeOf: ['leading-people', 'teaching'],
  },
];
