import type { FamilySource } from '../family-source.ts';

export const dentalVision: FamilySource = {
  id: 'dental-vision',
  name: 'Dental and eye care',
  channels: [
    {
      kind: 'posting',
      name: 'DentalPost, Indeed, iHireDental; Local Eye Site for optical',
      approach:
        'Give days, software, patients per hour and benefits; hygienists compare hour by hour.',
    },
    {
      kind: 'agency',
      name: 'Temp apps: Cloud Dentistry, onDiem, GoTu',
      approach: 'Use temp days as working interviews and ask the good ones.',
    },
    {
      kind: 'school',
      name: 'CODA hygiene and assisting programs, optometry schools',
      approach:
        'Lunch-and-learns and externships; hygiene classes are small and all placed by graduation.',
    },
    {
      kind: 'association',
      name: 'State dental associations, ADHA, ADAA, AOA',
      approach: 'Classifieds reach dentists selling or leaving practices.',
    },
    {
      kind: 'referral',
      name: 'Supply representatives and your own team',
      approach: 'Reps walk into every office in town; ask who is unhappy.',
    },
  ],
  gathering: [
    'Study clubs and component society dinners',
    'Facebook groups of hygienists and dental assistants by state',
    'Hinman, Chicago Midwinter, Vision Expo',
  ],
  motives: [
    'Four-day weeks',
    'An hour per patient, not forty minutes',
    'An assistant for hygiene',
    'Modern equipment, loupes and scanners',
    'A dentist they would let treat their family',
  ],
  worries: [
    {
      worry: 'A corporate chain that pushes treatment',
      answer: 'Explain how diagnosis is made and how pay is calculated.',
    },
    {
      worry: 'Schedule gaps without pay',
      answer: 'State the policy for cancellations and the guaranteed hours.',
    },
    { worry: 'Neck and wrist pain', answer: 'Mention ergonomics, breaks and patient count.' },
  ],
  interview: [
    {
      ask: 'A patient declines X-rays for the third time.',
      strong:
        'Explores the reason, explains risk plainly, documents informed refusal, involves the dentist.',
      weak: 'Skips it or lectures.',
    },
    {
      ask: 'How do you set up for a crown preparation?',
      strong: 'Tray order, shade, impression or scan plan, isolation, temporaries.',
      weak: 'Waits for instruction.',
    },
    {
      ask: 'What do you do when the autoclave spore test fails?',
      strong: 'Pulls the unit, recalls loads, retests, records.',
      weak: 'Runs it again.',
    },
  ],
  workSample:
    'A paid working day with two patients, charting included; watch infection control and how they talk chairside.',
  conditions: [
    'Fixed chair hours with some evenings and Saturdays',
    'Aerosols, sharps and repetitive posture',
    'State licence or radiography permit before the first patient',
  ],
  comesFrom:
    'Short certificate programs, front desk staff trained up, military dental technicians, opticians from retail.',
  goesTo:
    'Expanded functions, hygiene school, office management, sales for dental suppliers, practice ownership.',
  rivals: [
    'Private practices',
    'Dental service organizations',
    'Community health centers',
    'Temp apps at a higher hourly rate',
    'Retail optical chains',
  ],
  seasons: [
    'Benefits reset in January and expire in December: both months are full',
    'Hygiene boards in May and June; licences follow by August',
  ],
  exclude: ['student', 'sales', 'lab technician'],
  occupations: [
    {
      soc: '29-1292',
      name: 'Dental hygienist',
      titles:
        'Dental Hygienist | Registered Dental Hygienist | RDH | Hygienist | Periodontal Hygienist',
      abroad: 'Dentalhygieniker | Dentalhygienikerin | Hygiéniste dentaire',
      skills:
        'scaling and root planing | periodontal charting | radiographs | local anesthesia | patient education | sealants',
      tools: 'Dentrix | Eaglesoft | ultrasonic scalers | intraoral scanner | loupes',
      credentials:
        '*RDH license @ state dental board (NBDHE) | Local anesthesia permit @ state dental board | *BLS @ American Heart Association',
      duties:
        'clean, chart and take radiographs | find what the dentist must see | treat gum disease | teach home care | keep recall full',
      conditions: 'eight to ten patients a day | repetitive strain',
      from: '31-9091',
      to: '25-1071 41-4011',
    },
    {
      soc: '31-9091',
      name: 'Dental assistant',
      titles:
        'Dental Assistant | DA | Registered Dental Assistant | RDA | Expanded Functions Dental Assistant | EFDA | Orthodontic Assistant | Surgical Dental Assistant | Sterilization Assistant',
      abroad: 'Zahnmedizinische Fachangestellte | ZFA | Assistante dentaire',
      skills:
        'four-handed dentistry | impressions and scans | radiographs | sterilization | temporary crowns | patient calming',
      tools: 'iTero or Trios scanner | autoclave | Dentrix | nitrous unit',
      credentials:
        'CDA @ Dental Assisting National Board | Radiography permit @ state dental board | BLS @ American Heart Association',
      duties:
        'seat, assist and turn rooms | sterilize and log cycles | take X-rays and scans | make temporaries | explain aftercare',
      conditions: 'standing and leaning | aerosols',
      from: '43-4171 31-9092',
      to: '29-1292 11-9111',
    },
    {
      soc: '29-1021',
      name: 'General dentist',
      titles:
        'Dentist | General Dentist | Associate Dentist | DDS | DMD | Lead Dentist | Pediatric Dentist',
      abroad: 'Zahnarzt | Zahnärztin | Chirurgien-dentiste',
      skills:
        'restorative dentistry | endodontics | extractions | treatment planning | case presentation | implants',
      tools: 'CEREC | CBCT | digital charting | lasers',
      credentials:
        '*Dental license @ state dental board (INBDE) | *DEA registration @ US Drug Enforcement Administration | Sedation permit @ state dental board',
      duties:
        'diagnose and treat | lead hygiene and assistants | explain options and cost | keep emergencies the same day',
      conditions: 'production-based pay | posture strain',
      from: '',
      to: '29-1029 11-1021',
    },
    {
      soc: '29-2081',
      name: 'Dispensing optician',
      titles:
        'Optician | Licensed Optician | Dispensing Optician | Optical Associate | Apprentice Optician | Optical Manager',
      abroad: 'Augenoptiker | Opticien',
      skills:
        'frame fitting | lens selection | PD and segment heights | adjustments | insurance billing | second-pair sales',
      tools: 'lensometer | pupillometer | edger | optical POS',
      credentials:
        'ABO @ American Board of Opticianry | NCLE @ National Contact Lens Examiners | State license in about half the states @ state board',
      duties:
        'fit and sell eyewear | verify lenses before dispensing | adjust and repair | explain lens choices and coverage',
      conditions: 'retail hours | standing',
      from: '41-2031 29-2057',
      to: '41-1011 29-1041',
    },
    {
      soc: '29-2057',
      name: 'Ophthalmic technician',
      titles:
        'Ophthalmic Technician | Ophthalmic Tech | Certified Ophthalmic Assistant | COA | COT | Optometric Technician | Ophthalmic Scribe',
      skills:
        'visual acuity | tonometry | visual fields | OCT imaging | refractometry | scribing | surgical counseling',
      tools: 'OCT | Humphrey field analyzer | slit lamp | phoropter | NextGen',
      credentials: 'COA or COT @ IJCAHPO | CPO @ American Optometric Association',
      duties:
        'work patients up before the doctor | image and measure | dilate and scribe | teach drops and contact lenses',
      conditions: 'thirty to fifty patients a day | several offices',
      from: '31-9092 41-2031',
      to: '29-2081 29-1041',
    },
    {
      soc: '29-1041',
      name: 'Optometrist',
      titles: 'Optometrist | Associate Optometrist | OD | Doctor of Optometry',
      abroad: 'Optometrist | Optométriste',
      skills:
        'refraction | ocular disease | contact lens fitting | dry eye | co-management | low vision',
      tools: 'phoropter | OCT | slit lamp | electronic records',
      credentials:
        '*Optometry license @ state board (NBEO) | *DEA registration where prescribing allows @ US Drug Enforcement Administration',
      duties:
        'examine, prescribe and treat | catch disease early | fit difficult lenses | refer and co-manage surgery',
      conditions: 'retail or medical practice | Saturdays common',
      from: '',
      to: '11-9111',
    },
  ],
};
