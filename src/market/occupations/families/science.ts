import type { FamilySource } from '../family-source.ts';

export const science: FamilySource = {
  id: 'science',
  name: 'Science, laboratory and environment, health and safety',
  channels: [
    {
      kind: 'direct',
      name: 'PubMed, bioRxiv, patents and conference abstracts',
      approach: 'Cite the paper and the method; say whether publication is allowed here.',
    },
    {
      kind: 'association',
      name: 'ACS, AAPS, ASM, SETAC, ASSP, AIHA, BCSP directories',
      approach: 'Section career pages; for safety people the ASSP chapter is the labor market.',
    },
    {
      kind: 'school',
      name: 'Postdoc offices, graduate programs, biotech certificates',
      approach:
        'Postdocs in years two to four look for industry; technicians come from two-year biotech programs.',
    },
    {
      kind: 'posting',
      name: 'BioSpace, Science Careers, Nature Careers, New Scientist, Indeed for technicians',
      approach: 'Name the assay or matrix, GLP or GMP, and share of bench time.',
    },
    {
      kind: 'agency',
      name: 'Scientific staffing (Kelly, Aerotek, Actalent)',
      approach: 'Contract bench staff convert at six months.',
    },
  ],
  gathering: [
    'Society annual meetings and poster sessions',
    'Boston, Bay Area and Triangle biotech meetups',
    'ASSP chapter lunches and VPPPA',
    'ResearchGate and LinkedIn groups',
  ],
  motives: [
    'A question that matters to them',
    'Equipment that is free when needed',
    'Authorship or patents',
    'Stability after grant life',
    'For safety people: the right to stop work',
  ],
  worries: [
    {
      worry: 'Program cut at the next data read',
      answer: 'Say cash runway or grant end and what happened to people last time.',
    },
    {
      worry: 'Routine bench with no growth',
      answer: 'Describe rotation and method development share.',
    },
    { worry: 'Safety as paperwork', answer: 'Tell when production was last stopped and by whom.' },
    { worry: 'Visa and time limits', answer: 'State sponsorship policy.' },
  ],
  interview: [
    {
      ask: 'Which result of yours did not repeat?',
      strong: 'How it was found, reported, explained.',
      weak: 'None.',
    },
    {
      ask: 'Design the control you would not skip.',
      strong: 'Knows failure modes of the method.',
      weak: 'Follows kit sheet.',
    },
    {
      ask: 'A supervisor tells you to skip a permit today.',
      strong: 'Stops the job, explains, documents, offers the quick lawful way.',
      weak: 'Lets it pass this once.',
    },
  ],
  workSample:
    'A data set or site photo series with planted faults: interpret or list hazards with controls in hierarchy, forty-five minutes.',
  conditions: [
    'Laboratory hazards, PPE and records under GLP or GMP',
    'Field sampling in weather for environmental work',
    'Background checks in regulated sites',
  ],
  comesFrom:
    'Doctoral and master programs, technicians from two-year courses, military bioenvironmental staff, trades for safety roles.',
  goesTo:
    'Principal scientist, regulatory and quality, sales and applications, EHS management, data science.',
  rivals: [
    'Pharma and biotech',
    'Contract research and testing laboratories',
    'Universities',
    'State and federal agencies',
    'Consultancies',
  ],
  seasons: [
    'Academic moves follow grant years and June',
    'Field environmental work hires in March',
    'Biotech layoffs after year-end readouts free people in January',
  ],
  exclude: ['student', 'data scientist'],
  occupations: [
    {
      soc: '19-1042',
      name: 'Medical scientist',
      titles:
        'Research Scientist | Medical Scientist | Clinical Research Scientist | Senior Scientist | Immunologist | Postdoctoral Researcher',
      abroad: 'Wissenschaftler | Biowissenschaftler | Chercheur | Chargé de recherche clinique',
      skills:
        'experimental design | cell and molecular assays | data analysis | manuscript and report writing | GLP or GCP | mentoring',
      tools: 'flow cytometry | qPCR and NGS | GraphPad Prism | R | ELN (Benchling)',
      credentials: 'PhD or MD @ accredited university | CCRP or ACRP-CP @ SOCRA or ACRP',
      duties:
        'design and run studies | analyze with controls | report and defend | train associates | keep regulated records',
      conditions: 'bench and office | timelines by milestone',
      from: '19-4021 29-2010',
      to: '11-9121 15-2051',
    },
    {
      soc: '19-2031',
      name: 'Chemist',
      titles:
        'Chemist | Analytical Chemist | QC Chemist | Formulation Chemist | Organic Chemist | R&D Chemist | Quality Control Chemist | Lab Chemist',
      abroad: 'Chemiker | Chemikerin | Chimiste',
      skills:
        'HPLC and GC methods | method validation | stability studies | OOS investigation | synthesis | documentation',
      tools: 'HPLC, GC-MS, ICP | Empower | LIMS | NMR',
      credentials: 'Degree in chemistry @ accredited university | CQA @ ASQ',
      duties:
        'develop and validate methods | test and release | investigate out-of-spec results | write reports auditors accept',
      conditions: 'solvents and fume hoods | shift in QC',
      from: '19-4031',
      to: '11-9121 17-2041',
    },
    {
      soc: '19-4021',
      name: 'Biological technician',
      titles:
        'Laboratory Technician | Research Associate | Biological Technician | Lab Technician | Research Technician | Biomanufacturing Technician | Laboratory Assistant | Lab Tech | Biology Research Assistant',
      abroad:
        'Biologielaborant | Biologisch-technischer Assistent | BTA | Laborant | Technicien de laboratoire',
      skills:
        'aseptic technique | cell culture | sample preparation | records | pipetting accuracy | animal handling where needed',
      tools: 'biosafety cabinet | centrifuges | qPCR | LIMS or ELN | bioreactors',
      credentials: 'BioWorks or biotech certificate @ community college | ALAT @ AALAS',
      duties:
        'prepare and run assays | keep cultures and stocks | record so that others can repeat | maintain equipment',
      conditions: 'standing | biohazards | weekends for cells',
      from: '31-9097 29-2052',
      to: '19-1042 29-2010',
    },
    {
      soc: '19-4031',
      name: 'Chemical technician',
      titles:
        'Chemical Technician | Chemistry Lab Technician | Quality Control Technician | QC Lab Technician | Process Lab Technician',
      abroad: 'Chemielaborant | Chemielaborantin | CTA | Technicien chimiste',
      skills:
        'wet chemistry | sampling | instrument operation | SOP discipline | calibration | results entry',
      tools: 'titrators | GC and HPLC | LIMS | balances',
      credentials: 'Process technology certificate @ community college',
      duties:
        'sample and test on schedule | calibrate | report deviations at once | keep the lab safe',
      conditions: 'rotating shifts | chemicals',
      from: '51-9011 51-9061',
      to: '19-2031 19-5012',
    },
    {
      soc: '19-2041',
      name: 'Environmental scientist',
      titles:
        'Environmental Scientist | Environmental Specialist | Environmental Consultant | Wetland Scientist | Environmental Health Specialist | Sanitarian | Environmental Analyst | Remediation Scientist',
      abroad: 'Umweltwissenschaftler | Umweltbeauftragter | Écologue | Chargé d environnement',
      skills:
        'sampling and chain of custody | site assessment (Phase I and II) | NEPA documents | permit reports | GIS | agency contact',
      tools: 'ArcGIS | field meters | drill rigs oversight | EQuIS',
      credentials:
        'HAZWOPER 40 @ OSHA-compliant provider | PG @ state geology board | REHS/RS @ NEHA or state | PWS @ SWS Professional Certification Program',
      duties:
        'assess and sample sites | write reports that agencies accept | watch contractors | manage permits and budgets',
      conditions: 'field weeks | weather and ticks',
      from: '19-4042 19-4021',
      to: '11-9121 17-2081',
    },
    {
      soc: '19-5011',
      name: 'Occupational health and safety specialist',
      titles:
        'Safety Specialist | EHS Specialist | Safety Manager | EHS Manager | Safety Coordinator | Safety Officer | HSE Advisor | Industrial Hygienist | Site Safety Manager | Health and Safety Manager | Safety Director',
      abroad:
        'Fachkraft für Arbeitssicherheit | Sicherheitsingenieur | HSE-Manager | Responsable HSE | Préventeur',
      skills:
        'hazard analysis | incident investigation | OSHA 1910 and 1926 | industrial hygiene sampling | training | lockout and confined space programs | claims follow-up',
      tools: 'Intelex or VelocityEHS | gas and noise meters | OSHA 300 log | JHA forms',
      credentials:
        'CSP or ASP @ Board of Certified Safety Professionals | CHST @ Board of Certified Safety Professionals | CIH @ Board for Global EHS Credentialing | OSHA 30 @ OSHA-authorized trainer | OSHA 510 and 500 @ OSHA Training Institute Education Center',
      duties:
        'walk the floor or site daily | analyze jobs before they start | investigate to causes | train and coach foremen | keep OSHA records and meet inspectors',
      conditions: 'plant or site presence | on call for incidents | travel',
      from: '47-1011 51-1011 33-2011',
      to: '11-3051 11-9199',
    },
    {
      soc: '11-9121',
      name: 'Research or laboratory manager',
      titles:
        'Lab Manager | Research Manager | Clinical Research Manager | Laboratory Director | Director of Research | Clinical Trial Manager | Study Director',
      abroad: 'Laborleiter | Laborleiterin | Responsable de laboratoire',
      skills:
        'portfolio and budget | scientist leadership | quality systems | vendor and CRO control | grant or milestone reporting',
      tools: 'LIMS and ELN | CTMS | budget tools',
      credentials:
        'PhD or MS @ accredited university | CLIA laboratory director qualification where clinical @ CMS rules',
      duties:
        'set and fund the program | lead scientists and technicians | keep quality and safety | report to sponsors',
      conditions: 'audit readiness | travel',
      from: '19-1042 19-2031',
      to: '11-1021',
    },
    {
      soc: '11-9121',
      variant: 'clinical-research-coordinator',
      name: 'Clinical research coordinator',
      figures: 'none',
      titles:
        'Clinical Research Coordinator | CRC | Study Coordinator | Research Coordinator | Clinical Trial Coordinator | Research Nurse Coordinator',
      abroad: 'Studienkoordinator | Studienassistenz | Attaché de recherche clinique',
      skills:
        'informed consent | protocol adherence | source documents | recruitment of subjects | IRB submissions | adverse event reporting',
      tools: 'REDCap | EDC (Medidata Rave) | Epic research module | eReg binders',
      credentials: 'CCRC @ ACRP | CCRP @ SOCRA | *GCP training @ CITI or equivalent',
      duties:
        'screen, consent and schedule subjects | run visits by protocol | enter data and answer queries | report events | pass monitoring visits',
      conditions: 'clinic hours with early labs | several studies at once',
      from: '31-9092 31-9097 19-4021',
      to: '19-1042 11-9121',
    },
  ],
};
