import type { FamilySource } from '../family-source.ts';

export const diagnostics: FamilySource = {
  id: 'diagnostics',
  name: 'Imaging, laboratory and operating-room technology',
  channels: [
    {
      kind: 'school',
      name: 'Program directors of JRCERT, CAAHEP and NAACLS programs',
      approach: 'Become a clinical site; most graduates sign with the site that let them scan.',
    },
    {
      kind: 'direct',
      name: 'ARRT, ARDMS and ASCP registries',
      approach: 'Verify status, then write by modality; nobody answers a generic "tech" message.',
    },
    {
      kind: 'association',
      name: 'ASRT, SDMS, ASCLS, AST job boards',
      approach: 'Post call frequency, equipment model and shift differential.',
    },
    {
      kind: 'agency',
      name: 'Travel technologists on your own scanners',
      approach: 'Offer conversion with the call schedule in writing.',
    },
    {
      kind: 'military',
      name: 'Army 68P and 68K, Navy HM technologists',
      approach:
        'Their schools are accredited; check registry eligibility and help with the exam fee.',
    },
  ],
  gathering: [
    'Modality Facebook groups (CT, MRI, sonographers)',
    'ASRT and SDMS annual meetings',
    'Vendor applications trainings',
  ],
  motives: [
    'Day shift and limited call',
    'New equipment and cross-training into CT or MRI',
    'Shift differential and callback pay',
    'A lab that is not two people short',
  ],
  worries: [
    {
      worry: 'Call every third night',
      answer: 'Give call weeks per quarter, callback minimum hours and post-call rest.',
    },
    { worry: 'Old scanners and no service contract', answer: 'Name model and year, and uptime.' },
    { worry: 'Alone on nights', answer: 'State who covers emergencies and lifts.' },
  ],
  interview: [
    {
      ask: 'The order does not match what the patient says hurts.',
      strong: 'Stops, verifies with the ordering provider, documents; knows laterality rules.',
      weak: 'Images what was ordered.',
    },
    {
      ask: 'Walk me through a critical result or repeat.',
      strong: 'QC, delta check, call with read-back within the policy time.',
      weak: 'Sends it to the next shift.',
    },
    {
      ask: 'What do you do when a surgeon contaminates the field and does not notice?',
      strong: 'Says so at once, offers the replacement.',
      weak: 'Waits for a better moment.',
    },
  ],
  workSample:
    'Image critique: five unlabeled studies or five QC charts; say what is wrong and what you would repeat.',
  conditions: [
    'Nights, weekends and call in hospitals',
    'Radiation, magnets, biohazards or long standing in lead',
    'Registry and state license checks before start',
  ],
  comesFrom:
    'Two-year programs, hospital aides and phlebotomists, military technologists, biology graduates in laboratory work.',
  goesTo:
    'Second modality, lead and manager, applications specialist at a vendor, PACS or lab information systems, PA school.',
  rivals: [
    'Hospital systems',
    'Outpatient imaging and reference laboratories',
    'Travel agencies',
    'Equipment vendors (applications, service)',
    'Surgery centers without call',
  ],
  seasons: [
    'Graduates appear in May and August and need a registry date',
    'Respiratory season strains labs from December to March',
  ],
  exclude: ['student', 'sales', 'instructor'],
  occupations: [
    {
      soc: '29-2034',
      name: 'Radiologic technologist',
      titles:
        'Radiologic Technologist | Radiology Technologist | X-Ray Technician | X-Ray Tech | Rad Tech | CT Technologist | Mammographer | Mammography Technologist | Interventional Radiology Technologist',
      abroad: 'Medizinisch-technische Radiologieassistentin | MTRA | Manipulateur en radiologie',
      skills:
        'positioning | exposure selection | radiation protection | CT protocols | contrast screening | trauma imaging | PACS',
      tools: 'digital radiography rooms | portable units | C-arm | CT scanners | PACS',
      credentials:
        '*RT(R) @ American Registry of Radiologic Technologists | State license @ state radiation board | CT or M post-primary @ American Registry of Radiologic Technologists | *BLS @ American Heart Association',
      duties:
        'image patients at diagnostic quality with the least dose | screen for contrast and pregnancy | run the C-arm in surgery | critique and repeat only when needed',
      conditions: 'lifting patients | call | lead aprons',
      from: '31-1131 31-1132',
      to: '29-2035 29-2032 11-9111',
    },
    {
      soc: '29-2032',
      name: 'Diagnostic medical sonographer',
      titles:
        'Ultrasound Technologist | Sonographer | Diagnostic Medical Sonographer | Ultrasound Tech | Vascular Technologist | Echocardiographer | Cardiac Sonographer | OB Sonographer',
      skills:
        'abdominal and small parts | OB/GYN | vascular mapping | echocardiography | measurements | preliminary reports',
      tools: 'GE Logiq and Vivid | Philips EPIQ | ergonomic arms | PACS',
      credentials:
        '*RDMS @ American Registry for Diagnostic Medical Sonography | RVT @ American Registry for Diagnostic Medical Sonography | RCS @ Cardiovascular Credentialing International',
      duties:
        'scan to protocol and beyond it when findings call | take measurements | write the preliminary impression | call critical findings | protect own shoulder and wrist',
      conditions: 'repetitive strain | dark rooms | call for emergencies',
      from: '29-2034 31-9092',
      to: '11-9111',
    },
    {
      soc: '29-2035',
      name: 'MRI technologist',
      titles:
        'MRI Technologist | MRI Tech | Magnetic Resonance Imaging Technologist | Lead MRI Technologist',
      skills:
        'sequence selection | implant screening | zone safety | contrast | claustrophobia coaching | artifact reduction',
      tools:
        'Siemens, GE and Philips 1.5T and 3T scanners | power injector | ferromagnetic detector',
      credentials:
        '*RT(MR) @ American Registry of Radiologic Technologists | ARMRIT @ American Registry of Magnetic Resonance Imaging Technologists | MRSO @ American Board of Magnetic Resonance Safety',
      duties:
        'screen every person entering the magnet | choose coils and sequences | solve motion and metal artifacts | give contrast | keep slots on time',
      conditions: 'evening and weekend slots | strong magnetic field',
      from: '29-2034',
      to: '11-9111',
    },
    {
      soc: '29-2010',
      name: 'Clinical laboratory technologist or technician',
      titles:
        'Medical Laboratory Scientist | MLS | Medical Technologist | Medical Laboratory Technician | MLT | Clinical Laboratory Scientist | CLS | Hospital Lab Technician | Blood Bank Technologist | Histotechnologist | Microbiology Technologist',
      abroad:
        'Medizinisch-technische Laboratoriumsassistentin | MTLA | Technicien de laboratoire médical',
      skills:
        'hematology differentials | chemistry | blood bank crossmatch | microbiology | QC and delta checks | method validation | critical value calls',
      tools:
        'Sysmex, Roche cobas and Beckman analyzers | Epic Beaker or Cerner PathNet | centrifuges and microscopes',
      credentials:
        '*MLS(ASCP) or MLT(ASCP) @ ASCP Board of Certification | State license in CA, NY, FL and others @ state health department | HTL(ASCP) @ ASCP Board of Certification',
      duties:
        'run and verify tests on automated lines | crossmatch blood under time pressure | investigate results that do not fit | maintain analyzers | keep CAP and CLIA records',
      conditions: 'nights and weekends | biohazards | alone in small hospitals',
      from: '31-9097 19-4021',
      to: '11-9111 19-1042',
    },
    {
      soc: '29-2055',
      name: 'Surgical technologist',
      titles:
        'Surgical Technologist | Surgical Tech | Scrub Tech | Certified Surgical Technologist | CST | OR Tech | First Assistant | L&D Scrub Tech',
      abroad: 'Operationstechnischer Assistent | OTA | Aide-opératoire',
      skills:
        'sterile field | instrument anticipation | counts | specialty setups | specimen handling | turnover',
      tools: 'orthopedic and robotic sets | da Vinci | electrosurgery | preference cards',
      credentials:
        'CST @ National Board of Surgical Technology and Surgical Assisting | *BLS @ American Heart Association',
      duties:
        'set up and keep the sterile field | pass instruments a step ahead | count with the circulator | turn rooms over | cover call cases',
      conditions: 'long standing | call | sharps',
      from: '31-9093 31-1132',
      to: '29-9093 29-1141',
    },
    {
      soc: '29-2031',
      name: 'Cardiovascular technologist',
      titles:
        'Cardiovascular Technologist | Cath Lab Technologist | EKG Technician | Telemetry Monitor Technician | Cardiac Monitor Tech | Cardiology Technician',
      skills:
        'rhythm recognition | hemodynamic monitoring | scrub and circulate in the cath lab | stress testing | STEMI response',
      tools: 'Mac-Lab or Sensis hemodynamic systems | 12-lead ECG | balloon pump',
      credentials:
        'RCIS @ Cardiovascular Credentialing International | CCT @ Cardiovascular Credentialing International | ACLS @ American Heart Association',
      duties:
        'watch rhythms and call changes | assist catheterizations and device implants | answer STEMI pages in thirty minutes | prepare and test equipment',
      conditions: 'emergency call | radiation | nights for monitor techs',
      from: '31-1131 29-2042',
      to: '29-2032 29-1141',
    },
  ],
};
