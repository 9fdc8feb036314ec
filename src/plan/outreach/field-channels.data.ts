import type { Drawer } from '#knowledge/drawer.ts';

type Channel = NonNullable<Drawer['channels']['any']>[number];

export interface FieldChannel {
  /** Words of the title. */
  title?: RegExp;
  /** A word that the job itself speaks of: whom it serves, what is made there. */
  heard?: string;
  country: string;
  channel: Channel;
}

/** Bodies and boards of a field by country, where members of some years are found. */
export const fieldChannels: readonly FieldChannel[] = [
  {
    title: /\btax\b/i,
    country: 'GB',
    channel: {
      name: 'CIOT and ATT branches, and Taxation Jobs',
      kind: 'association',
      how: 'Name the taxes, the entities and what is outsourced; members read both.',
    },
  },
  {
    title: /\b(?:controller|finance director|head of finance|finance manager)\b/i,
    country: 'GB',
    channel: {
      name: 'ICAEW, ACCA and CIMA member networks',
      kind: 'association',
      how: 'Regional groups and their job pages; state turnover, team, systems and who owns the company.',
    },
  },
  {
    title: /\b(?:controller|finance director|director of finance|finance manager)\b/i,
    country: 'US',
    channel: {
      name: 'Financial Executives International chapter and the state CPA society',
      kind: 'association',
      how: 'State revenue, team, systems and who owns the company.',
    },
  },
  {
    title: /\b(?:supply chain|materials manager|purchasing|procurement|sourcing manager|buyer)\b/i,
    country: 'US',
    channel: {
      name: 'ISM affiliate and ASCM chapter',
      kind: 'association',
      how: 'Write to holders of CPSM, CPIM or CSCP; name the system, the spend and the team.',
    },
  },
  {
    title: /\b(?:supply chain|materials manager|purchasing|procurement|buyer)\b/i,
    country: 'GB',
    channel: {
      name: 'CIPS branch',
      kind: 'association',
      how: 'Write to members with MCIPS; name the spend, the categories and the team.',
    },
  },
  {
    title: /\b(?:HR|human resources|people) (?:manager|director|business partner|lead)\b/i,
    country: 'US',
    channel: {
      name: 'SHRM chapter',
      kind: 'association',
      how: 'Name the head count, the sites and who the job reports to.',
    },
  },
  {
    title: /\b(?:HR|human resources|people) (?:manager|director|business partner|lead)\b/i,
    country: 'GB',
    channel: {
      name: 'CIPD branch',
      kind: 'association',
      how: 'Name the head count, the sites and who the job reports to.',
    },
  },
  {
    heard: 'HVAC',
    country: 'US',
    channel: {
      name: 'ACCA chapters, HVAC School and r/HVAC',
      kind: 'community',
      how: 'Contractors and technicians read them; say first what the job has to do with their work.',
    },
  },
  {
    title: /\belectronics? (?:technician|repair)/i,
    country: 'US',
    channel: {
      name: 'ETA International and ISCET',
      kind: 'association',
      how: 'Both certify electronics technicians; ask for their job pages and local members.',
    },
  },
];
