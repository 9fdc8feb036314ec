import type { JobCreate } from './job.ts';

const lines = (...items: string[]) => items.join('\n');
const paragraphs = (...items: string[]) => items.join('\n\n');

/** A whole job to try everything with. The employer is made up; its links lead nowhere. */
export const sampleJob: Omit<JobCreate, 'organizationId'> = {
  title: 'Wind Turbine Technician',
  location: 'Glenrock, WY',
  salaryRange: '$32-$38 per hour',
  workType: 'on-site',
  urgencyLevel: 'active',
  description: paragraphs(
    'High Plains Wind Services looks after 126 turbines on three wind sites, none more than 45 minutes from our shop in Glenrock, Wyoming. Two seats are open for Wind Turbine Technicians. Our fleet is mixed: 1.5 MW machines with electric pitch and 2 MW machines with hydraulic pitch, on towers of 80 to 100 meters. Crews are always two people.',
    'Most of your working hours are spent up in the tower. The morning begins with a tailboard talk about weather, wind limits, lockout and rescue. After the climb you isolate, prove zero energy and get to work. One day it is a scheduled service; the next it is bolts with a hydraulic torque wrench or tensioner, a pitch accumulator without nitrogen, or a converter fault that SCADA reported in the night. Work orders are closed on a tablet before the truck leaves the site. Ice, lightning or too much wind do not cost you pay: 40 hours a week are guaranteed, and ground days are for calibrating tools, rebuilding components and training.',
    'We work four tens, Monday to Thursday. In the service season, May to September, a fifth 10-hour day is added, with overtime after 40 hours. One weekend in five you are on call. Up to 25 percent of the time is travel: at most six rotations a year in Wyoming, Nebraska and Colorado, ten days on and four off. Lodging and travel time are paid, with $70 a day per diem.',
    'You answer to the Site Lead Technician. The first 30 days are for site orientation and, where you need it, GWO Basic Safety Training, which we pay for. After 90 days you lead scheduled services on one of the two platforms; after a year you find faults on both.',
    'The pay is $32 to $38 an hour. A hands-on skills check decides where you start, not the number of years behind you. The steps from Technician I to III are public, the Site Lead signs each skill off, and there are reviews after 6 and 12 months.',
    'If repairing machines is already your trade, you do not need to have seen a turbine from inside. You do need to be at ease in a harness, at height, in a Wyoming winter.',
    'Everybody who applies hears back within three working days. Then come a 20-minute call, a bench test with a technical interview, half a day of supervised climbing with the crew, and a last talk with the Site Manager. An offer follows within two working days. Work starts on February 1, 2027.',
  ),
  requirements: lines(
    'Required',
    '- One year or more of hands-on electrical, mechanical or hydraulic repair on industrial equipment (wind, oilfield, mining, aviation, power generation, heavy equipment or military), or a certificate or degree in wind energy or industrial maintenance',
    '- Climbs fixed ladders of 80-100 m in a harness up to three times a shift, and works in tight, cold and hot places; the fall protection is rated for 310 lb including tools',
    '- Lifts and carries 50 lb',
    '- Reads electrical schematics and hydraulic diagrams, and proves zero energy with a meter',
    '- Knows lockout/tagout (LOTO) from practice',
    '- OSHA 10, or gets it in the first 30 days at our cost',
    "- Valid driver's license, with a record that our insurer accepts",
    '- Background check, drug test including THC, and a physical after a conditional offer',
    '- High school diploma or GED',
    '',
    'Preferred',
    '- GWO Basic Safety Training (BST) current in WINDA, Advanced Rescue Training (ART) or Basic Technical Training (BTT)',
    '- Has traced faults in pitch, yaw, converter or hydraulic systems from SCADA alarms',
    '- Hydraulic torque and tension work on tower and blade bolts',
    '- OSHA 30, or NFPA 70E qualified person training',
    '- Blade repair or composite inspection',
    '- Work orders in a CMMS on a tablet',
  ),
  benefits: lines(
    '- $32-$38 an hour, time and a half after 40 hours, 40 hours guaranteed every week, weather days included',
    '- Medical, dental and vision insurance from the first day',
    '- 401(k) with a 4% match',
    '- 15 days of paid time off and 9 paid holidays',
    '- While traveling: lodging, paid travel time and $70 a day per diem',
    '- $3,500 toward a move of more than 75 miles',
    '- GWO BST, ART, BTT and every refresher paid, on working time',
    '- PPE, harness, tools and a truck from the shop to the site; $250 a year for boots',
    '- Public pay steps from Technician I to III, reviews after 6 and 12 months',
  ),
  culture:
    'Nobody climbs alone, and your partner stays your partner. Whoever sees a reason to stop a job stops it, and saying so once is enough. We are fourteen technicians; most live in Casper, Douglas or Glenrock and are home for dinner. Our leads started on these crews. What a fault teaches us gets written down, so that the next crew starts where we ended.',
  dealBreakers: [
    'Cannot climb towers of 80-100 m, or is above 310 lb with tools',
    "No valid driver's license, or a record that cannot be insured",
    'Would not pass the drug test (THC included) or the physical after the offer',
    'Will not travel up to 25% (six rotations of ten days a year)',
    'Cannot be on call one weekend in five',
    'Will not live within 60 minutes of the shop in Glenrock',
  ],
  dealBreakersText:
    'Ask about each of these in the first call and in plain words, before anybody drives to Glenrock. More searches end over heights and the drug test than over skill. A missing GWO BST does not count: we pay for it in the first 30 days. The physical comes only after a conditional offer.',
  preferredBackgrounds: [
    'Traveling wind technicians looking for a home base',
    'Mechanics and electricians from oilfields or mines',
    'Military maintainers in aviation or power generation',
    'Graduates in wind energy or industrial maintenance',
  ],
  redFlags: [
    'Urgent backfill: one of the two seats is that of a technician who left in October',
    'Little to rent in Glenrock; most of the crew drives in from Casper or Douglas',
    'From November to March climbing is cold and windy',
    'Weeks of 50 hours from May to September',
  ],
  competitorCompanies: [
    'PacifiCorp / Rocky Mountain Power',
    'NextEra Energy Resources',
    'Service divisions of turbine manufacturers',
    'Oil and gas service companies around Casper and Douglas',
    'Coal mines of the Powder River Basin',
  ],
  companyAssets: lines(
    'Careers: https://www.highplainswind.example/careers',
    'Four minutes up-tower (video): https://www.highplainswind.example/day-up-tower',
    'Pay steps, Technician I to III: https://www.highplainswind.example/pay-steps',
    'Benefits at a glance: https://www.highplainswind.example/benefits',
  ),
};
