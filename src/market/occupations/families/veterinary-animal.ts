import type { FamilySource } from '../family-source.ts';

export const veterinaryAnimal: FamilySource = {
  id: 'veterinary-animal',
  name: 'Veterinary and animal care',
  channels: [
    {
      kind: 'association',
      name: 'AVMA and state VMA career centers, NAVTA',
      approach:
        'List mix of species, emergency duty and mentorship; new graduates compare mentorship above pay.',
    },
    {
      kind: 'school',
      name: 'AVMA-accredited veterinary and technician schools',
      approach: 'Externships in third and fourth year; take two and keep one.',
    },
    {
      kind: 'posting',
      name: 'Indeed, iHireVeterinary, local shelter pages',
      approach: 'Photos of the treatment room and the team say more than the text.',
    },
    {
      kind: 'agency',
      name: 'Relief veterinarians and relief technicians',
      approach: 'Invite back twice, then talk about part-time staff terms.',
    },
    {
      kind: 'community',
      name: 'Kennels, groomers, 4-H, breed and horse clubs',
      approach: 'Good kennel hands are known there by name.',
    },
  ],
  gathering: [
    'VMX and Western Veterinary Conference',
    'VIN message boards',
    'Technician groups on Facebook and Instagram',
  ],
  motives: [
    'Appointments long enough to do it right',
    'No solo emergency nights',
    'Paid continuing education and credential pay',
    'A team that backs them with difficult owners',
  ],
  worries: [
    {
      worry: 'Corporate production pressure',
      answer: 'Explain ProSal terms, negative accrual and who sets the schedule.',
    },
    {
      worry: 'Credentialed technicians used as holders',
      answer: 'List the tasks technicians do here: induction, dental radiographs, catheters.',
    },
    {
      worry: 'Compassion fatigue',
      answer: 'Say how euthanasia days, debriefs and time off are handled.',
    },
  ],
  interview: [
    {
      ask: 'An owner cannot pay for the treatment you recommend.',
      strong: 'Offers a spectrum of care with honest odds, no shaming, writes it down.',
      weak: 'Only the gold standard, or no plan.',
    },
    {
      ask: 'A cat fractious on the table: show me what you do.',
      strong:
        'Stops, low-stress handling, towel, gabapentin at the next visit, safety of people first.',
      weak: 'Scruffs and holds harder.',
    },
    {
      ask: 'Which vital under anesthesia makes you act first?',
      strong: 'Talks trends: blood pressure, ETCO2, depth, and the action for each.',
      weak: 'Reads numbers only.',
    },
  ],
  workSample:
    'A half working day: place a catheter, read a fecal or cytology slide, write the discharge note.',
  conditions: [
    'Bites, scratches, lifting up to 50 lb',
    'Weekends and holidays; animals eat every day',
    'Rabies vaccination often required',
  ],
  comesFrom:
    'Kennel and shelter work, ranches, zoo internships, veterinary assistants who study at night.',
  goesTo:
    'Specialty and emergency hospitals, practice management, research animal care, pharmaceutical companies, ownership.',
  rivals: [
    'Corporate hospital groups',
    'Emergency hospitals with shift pay',
    'Shelters and humane societies',
    'Research universities',
    'Pet retail and boarding chains',
  ],
  seasons: [
    'Veterinarians graduate in May',
    'Boarding peaks in summer and at holidays',
    'Foaling and calving in spring fill mixed practices',
  ],
  exclude: ['volunteer', 'student', 'sales'],
  occupations: [
    {
      soc: '29-1131',
      name: 'Veterinarian',
      titles:
        'Veterinarian | Associate Veterinarian | DVM | Emergency Veterinarian | Small Animal Veterinarian | Shelter Veterinarian | Veterinary Medical Director',
      abroad: 'Tierarzt | Tierärztin | Vétérinaire',
      skills:
        'diagnosis | surgery | dentistry | anesthesia | ultrasound | client communication | spectrum of care',
      tools: 'Cornerstone or ezyVet | IDEXX analyzers | digital radiography | ultrasound',
      credentials:
        '*Veterinary license @ state board (NAVLE by ICVA) | *DEA registration @ US Drug Enforcement Administration | USDA accreditation @ USDA APHIS',
      duties:
        'examine, diagnose and operate | talk owners through options | lead technicians | write records the next doctor can use',
      conditions: 'evening and weekend duty | bites | emotional load',
      from: '',
      to: '11-9121 25-1071',
    },
    {
      soc: '29-2056',
      name: 'Veterinary technician',
      titles:
        'Veterinary Technician | Vet Tech | Registered Veterinary Technician | RVT | LVT | CVT | Veterinary Nurse | Emergency Vet Tech',
      abroad: 'Tiermedizinische Fachangestellte | TFA | Auxiliaire vétérinaire',
      skills:
        'anesthesia monitoring | venipuncture and catheters | dental cleaning and radiographs | laboratory work | low-stress handling | client education',
      tools: 'anesthesia machines | IDEXX lab suite | digital dental radiography | microscope',
      credentials:
        '*RVT, LVT or CVT in most states @ state board (VTNE by AAVSB) | VTS @ NAVTA specialty academies | Fear Free @ Fear Free LLC',
      duties:
        'induce and watch anesthesia | place catheters and draw blood | run lab tests | clean and radiograph teeth | teach owners',
      conditions: 'lifting and restraint | nights in emergency hospitals',
      from: '31-9096 39-2021',
      to: '29-1131 11-9111',
    },
    {
      soc: '31-9096',
      name: 'Veterinary assistant',
      titles:
        'Veterinary Assistant | Vet Assistant | Animal Hospital Assistant | Laboratory Animal Caretaker',
      abroad: 'Tierarzthelferin | Assistante vétérinaire',
      skills:
        'restraint | cleaning and disinfection | exam setup | feeding and medicating | radiograph positioning | reading animal stress',
      tools: 'autoclave | kennel systems | practice software',
      credentials: 'AVA @ NAVTA | ALAT for research animals @ AALAS',
      duties:
        'hold animals safely | prepare rooms and instruments | feed, walk and medicate | keep wards clean | help with X-rays',
      conditions: 'noise and smells | bites | weekends',
      from: '39-2021 39-9011',
      to: '29-2056',
    },
    {
      soc: '39-2021',
      name: 'Animal caretaker',
      titles:
        'Kennel Attendant | Animal Caretaker | Dog Groomer | Pet Groomer | Groomer | Pet Sitter | Animal Care Attendant | Zookeeper | Dog Daycare Attendant | Stable Hand | Kennel Technician',
      abroad: 'Tierpfleger | Tierpflegerin | Soigneur animalier | Toiletteur canin',
      skills:
        'animal handling | reading body language | cleaning protocols | grooming and breed cuts | group play supervision | medication by mouth | customer handover',
      tools: 'clippers and dryers | disinfectants | kennel software | leashes and crates',
      credentials:
        'NCMG @ National Dog Groomers Association of America | Pet first aid @ American Red Cross | CPACO @ Professional Animal Care Certification Council',
      duties:
        'feed, clean and exercise animals | watch groups and stop fights early | bathe and groom | note appetite and stool changes | greet owners',
      conditions: 'outdoor and wet floors | barking | holidays',
      from: '35-3023 41-2031',
      to: '31-9096 29-2056',
    },
  ],
};
