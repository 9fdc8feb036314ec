import type { FamilySource } from '../family-source.ts';

export const pharmacy: FamilySource = {
  id: 'pharmacy',
  name: 'Pharmacy',
  channels: [
    {
      kind: 'school',
      name: 'Pharmacy schools and technician programs',
      approach: 'Offer APPE rotations and intern hours; residents match in March.',
    },
    {
      kind: 'direct',
      name: 'State board license look-up and BPS board-certified lists',
      approach: 'Hospital and specialty skills are visible there; write about staffing and hours.',
    },
    {
      kind: 'association',
      name: 'ASHP, APhA and state societies (ASHP CareerPharm)',
      approach:
        'Clinical pharmacists look here; retail pharmacists follow state society classifieds.',
    },
    {
      kind: 'posting',
      name: 'Indeed, LinkedIn, chain career pages',
      approach: 'State prescriptions per day, technician hours and whether lunch closes the bench.',
    },
    {
      kind: 'referral',
      name: 'Technicians and floaters',
      approach: 'Floaters know every store in the district and which crews are unhappy.',
    },
  ],
  gathering: [
    'ASHP Midyear in December',
    'Pharmacy communities on Reddit and Facebook',
    'State society meetings and immunization trainings',
  ],
  motives: [
    'Enough technician hours to work safely',
    'Leaving the counter for clinical, mail-order or hospital work',
    'Predictable hours and a real lunch',
    'Paid certification and immunizer training for technicians',
  ],
  worries: [
    {
      worry: 'Metrics before safety',
      answer: 'Give volume, verification queue and technician-to-pharmacist ratio.',
    },
    {
      worry: 'Store closures and transfers',
      answer: 'Name the site and how far a transfer may be.',
    },
    {
      worry: 'Hostile customers and robbery',
      answer: 'Describe security, time-delay safes and who handles refusals.',
    },
  ],
  interview: [
    {
      ask: 'An early oxycodone refill with an angry patient at the counter.',
      strong: 'Checks PDMP, calls the prescriber, explains calmly, documents, offers the date.',
      weak: 'Fills to avoid the scene, or refuses without checking.',
    },
    {
      ask: 'Tell me about a dispensing error you caught.',
      strong: 'Describes the step that caught it and the change that followed.',
      weak: 'Blames the technician.',
    },
    {
      ask: 'The queue is at 140 and a flu shot line forms.',
      strong: 'Triage by wait and urgency, assigns stations, speaks to the line.',
      weak: 'Works faster.',
    },
  ],
  workSample:
    'Ten mock prescriptions with three planted problems (dose, interaction, insurance reject); think aloud.',
  conditions: [
    'Standing, long shifts, evenings and weekends in retail',
    'Controlled-substance counts and background checks',
    'Clean-room garbing for sterile compounding',
  ],
  comesFrom:
    'Interns, cashiers trained as technicians, hospital residents, military pharmacy specialists.',
  goesTo:
    'Hospital, ambulatory care, managed care, industry; technicians become buyers, informatics or compounding leads.',
  rivals: [
    'Chain pharmacies',
    'Hospital systems',
    'Mail-order and specialty pharmacies',
    'Insurers and PBMs with remote work',
    'Long-term care pharmacies',
  ],
  seasons: [
    'Graduates license from June to September',
    'Flu and vaccine season from September to December stretches every bench',
  ],
  exclude: ['intern', 'student', 'sales'],
  occupations: [
    {
      soc: '29-1051',
      name: 'Pharmacist',
      titles:
        'Pharmacist | Staff Pharmacist | Pharmacist in Charge | PIC | Clinical Pharmacist | Pharmacy Manager | Hospital Pharmacist | PharmD | Ambulatory Care Pharmacist',
      abroad: 'Apotheker | Apothekerin | Pharmacien | Pharmacienne',
      skills:
        'prescription verification | drug interaction review | immunization | anticoagulation and dosing | sterile compounding oversight | counseling | controlled-substance law',
      tools: 'EnterpriseRx or QS/1 | Epic Willow | Omnicell or Pyxis | PDMP | Lexicomp',
      credentials:
        '*Pharmacist license @ state board of pharmacy (NAPLEX and MPJE by NABP) | BCPS @ Board of Pharmacy Specialties | Immunization certificate @ American Pharmacists Association',
      duties:
        'verify every prescription and order | counsel and immunize | supervise technicians | call prescribers with alternatives | answer for controlled-drug counts',
      conditions: 'standing | evenings and weekends | high volume',
      from: '29-2052',
      to: '11-9111 19-1042',
    },
    {
      soc: '29-2052',
      name: 'Pharmacy technician',
      titles:
        'Pharmacy Technician | Certified Pharmacy Technician | CPhT | Pharmacy Tech | IV Technician | Compounding Technician | Pharmacy Buyer | Medication History Technician',
      abroad: 'Pharmazeutisch-technische Assistentin | PTA | PKA | Préparateur en pharmacie',
      skills:
        'data entry of prescriptions | counting and filling | insurance rejects | sterile compounding | inventory | medication history | customer calm',
      tools: 'counting machines | EnterpriseRx | automated cabinets | laminar flow hood',
      credentials:
        'CPhT @ Pharmacy Technician Certification Board | ExCPT @ National Healthcareer Association | *Technician registration in most states @ state board of pharmacy | CSPT @ Pharmacy Technician Certification Board',
      duties:
        'type, count and label for the pharmacist check | solve insurance rejects | compound IVs to USP 797 | keep stock and returns | run register and drive-through',
      conditions: 'standing | queue pressure | nights in hospitals',
      from: '41-2011 43-4051 31-9092',
      to: '29-1051 31-9092',
    },
  ],
};
