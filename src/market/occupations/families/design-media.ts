import type { FamilySource } from '../family-source.ts';

export const designMedia: FamilySource = {
  id: 'design-media',
  name: 'Design, media production and events',
  channels: [
    {
      kind: 'direct',
      name: 'Dribbble, Behance, portfolio sites, Vimeo credits',
      approach: 'Refer to one project and ask about one decision in it.',
    },
    {
      kind: 'posting',
      name: 'Dribbble, Coroflot, AIGA, Staff Me Up, Mandy, ProductionHUB',
      approach: 'Show tools, team, turnaround and rate; unpaid tests end applications.',
    },
    {
      kind: 'community',
      name: 'Designer Slack groups (Design Buddies, ADPList), local AIGA, IATSE locals',
      approach: 'Mentors on ADPList know who is ready to move.',
    },
    {
      kind: 'school',
      name: 'Design and film schools, portfolio nights',
      approach: 'Book a table at spring reviews; offer paid internships.',
    },
    {
      kind: 'agency',
      name: 'Creative staffing (Creative Circle, Aquent) and freelancers on your jobs',
      approach: 'Convert those who already know the brand.',
    },
  ],
  gathering: [
    'Figma community events and Config',
    'NAB Show and InfoComm for AV',
    'Portfolio reviews',
    'Film and theatre locals',
  ],
  motives: [
    'Work they can show',
    'A lead who protects craft',
    'Clear scope and rounds',
    'Steady hours after gig life',
    'Rate and kit fee paid on time',
  ],
  worries: [
    { worry: 'Endless rounds with no decider', answer: 'Name who signs off and how many rounds.' },
    {
      worry: 'Generated images replace the role',
      answer: 'Say how such tools are used and what remains human.',
    },
    {
      worry: 'Design as decoration after the decision',
      answer: 'Tell at which step designers join.',
    },
    { worry: 'Fourteen-hour show days', answer: 'Give call times, turnaround and overtime.' },
  ],
  interview: [
    {
      ask: 'Show one piece from brief to result, with what was thrown away.',
      strong: 'Constraints, alternatives, evidence, own share named.',
      weak: 'Final pictures.',
    },
    {
      ask: 'The client hates it. Now?',
      strong: 'Asks what problem remains, offers a test, keeps the core.',
      weak: 'Makes the logo bigger.',
    },
    {
      ask: 'The file or the microphone fails ten minutes before.',
      strong: 'Backup ready, calm order, tells the producer.',
      weak: 'Panics or hides it.',
    },
  ],
  workSample:
    'Portfolio walk-through plus a paid half-day on a retired brief; or a live set-up and strike for AV.',
  conditions: [
    'Deadlines and show days',
    'Portfolio or reel before talk',
    'Screens or lifting and ladders',
  ],
  comesFrom:
    'Design and film schools, freelancing, marketing coordinators, hospitality for events, church and school AV.',
  goesTo: 'Art and creative direction, product design, own studio, production management.',
  rivals: [
    'Agencies and studios',
    'Technology companies for interface designers',
    'Freelance day rates',
    'Hotels and convention centers for AV and events',
  ],
  seasons: [
    'Event work peaks in spring and fall',
    'Agencies hire in January and after summer',
    'Holiday campaigns tie designers from August to November',
  ],
  exclude: ['student', 'intern', 'printer operator'],
  occupations: [
    {
      soc: '27-1024',
      name: 'Graphic designer',
      titles:
        'Graphic Designer | Visual Designer | Brand Designer | Production Designer | Creative Designer | Junior Graphic Designer | Packaging Designer | Motion Graphics Designer',
      abroad: 'Grafikdesigner | Mediengestalter | Mediengestalterin | Graphiste | Infographiste',
      skills:
        'layout and typography | brand systems | print production | presentation design | image editing | motion basics',
      tools: 'Adobe Creative Cloud | Figma | After Effects | color proofing',
      credentials: 'Adobe Certified Professional @ Adobe',
      duties:
        'turn briefs into concepts | build files that print and ship | keep the brand consistent | present and revise | archive',
      conditions: 'deadline bursts | hybrid',
      from: '51-5111 27-4021',
      to: '27-1011 15-1255 11-2021',
    },
    {
      soc: '15-1255',
      name: 'UX or web designer',
      titles:
        'UX Designer | Product Designer | UI Designer | UX/UI Designer | Web Designer | User Experience Designer | Interaction Designer | UX Researcher | Digital Designer | Game Designer',
      abroad: 'UX-Designer | UI-Designerin | Webdesigner | Designer UX',
      skills:
        'user research | interaction design | prototyping | design systems | accessibility (WCAG) | usability testing | working with engineers',
      tools: 'Figma | Maze or UserTesting | Storybook | FigJam | HTML and CSS',
      credentials: 'NN/g UX Certificate @ Nielsen Norman Group | CPACC @ IAAP',
      duties:
        'learn what users try to do | design flows and states | test and revise | keep the system coherent | hand over and review the build',
      conditions: 'remote or hybrid | product cadence',
      from: '27-1024 15-1254',
      to: '11-3021 11-2021',
    },
    {
      soc: '27-2012',
      name: 'Producer or director',
      titles:
        'Producer | Video Producer | Film Director | Executive Producer | News Producer | Line Producer | Stage Manager',
      abroad: 'Produzent | Regisseur | Aufnahmeleiter | Réalisateur | Producteur',
      skills:
        'budget and schedule | casting and crews | storytelling | clearances | live control room | client management',
      tools: 'Movie Magic | StudioBinder | ENPS or iNews | Frame.io',
      credentials: 'DGA or PGA membership @ guild',
      duties:
        'shape the piece and the budget | hire and lead crews | clear rights | deliver on air or on date',
      conditions: 'irregular hours | travel',
      from: '27-4032 27-4011 27-3023',
      to: '11-2021 11-1021',
    },
    {
      soc: '27-4011',
      name: 'Audio and video technician',
      titles:
        'AV Technician | Audio Visual Technician | Event AV Technician | Sound Technician | Lighting Technician | AV Installer | Broadcast Technician | Conference Technician',
      abroad:
        'Veranstaltungstechniker | Fachkraft für Veranstaltungstechnik | Technicien audiovisuel | Régisseur son',
      skills:
        'signal flow | mixing | projection and LED | rigging basics | streaming | fault finding under time | client manner',
      tools: 'digital consoles | Crestron or Q-SYS | switchers | Dante | Zoom Rooms',
      credentials: 'CTS @ AVIXA | Dante certification @ Audinate | ETCP rigging @ ESTA',
      duties:
        'load in, set, run and strike | test every input | solve faults unseen | care for gear | advise presenters',
      conditions: 'early and late calls | lifting 50 lb | weekends',
      from: '49-2022 53-7062',
      to: '27-2012 15-1244',
    },
    {
      soc: '27-4032',
      name: 'Video editor',
      titles: 'Video Editor | Film Editor | Post Production Editor | Multimedia Specialist',
      abroad: 'Cutter | Mediengestalter Bild und Ton | Monteur vidéo',
      skills:
        'cutting for story | color and sound | camera and light | asset management | short-form formats | client notes',
      tools: 'Premiere Pro | DaVinci Resolve | After Effects | Lightroom | mirrorless kits',
      credentials:
        'Part 107 drone certificate @ Federal Aviation Administration | Adobe Certified Professional @ Adobe',
      duties:
        'shoot or receive, log and cut | grade and mix | deliver in each format | archive rights and releases',
      conditions: 'deadlines | shoots on location',
      from: '27-4021 27-1024',
      to: '27-2012 27-1011',
    },
    {
      soc: '13-1121',
      name: 'Event planner',
      titles:
        'Event Planner | Event Coordinator | Meeting Planner | Event Manager | Conference Manager | Wedding Coordinator | Catering Sales Manager | Events Specialist | Banquet Manager',
      abroad:
        'Eventmanager | Veranstaltungskauffrau | Veranstaltungskaufmann | Chargé d événementiel | Chef de projet événementiel',
      skills:
        'budgets and contracts | venue and vendor negotiation | run of show | registration | risk planning | calm on site',
      tools: 'Cvent | Social Tables | Eventbrite | Excel timelines',
      credentials: 'CMP @ Events Industry Council | CSEP @ ILEA',
      duties:
        'plan, contract and budget | run registration and speakers | lead the day | settle bills and learn',
      conditions: 'event weekends | travel | long show days',
      from: '43-4081 35-1012 43-6014',
      to: '11-9081 11-2021',
    },
    {
      soc: '27-1025',
      name: 'Interior designer',
      titles:
        'Interior Designer | Commercial Interior Designer | Kitchen Designer | Space Planner | Design Consultant | Kitchen and Bath Designer',
      abroad: 'Innenarchitekt | Raumgestalter | Architecte d intérieur',
      skills:
        'space planning | finish specification | code and accessibility | client presentation | construction documents | procurement',
      tools: 'Revit | AutoCAD | SketchUp | 2020 Design | Studio Designer',
      credentials:
        'NCIDQ @ Council for Interior Design Qualification | LEED AP ID+C @ GBCI | CKBD @ NKBA',
      duties:
        'learn the use of rooms | plan and specify | draw for permits | order and check installation | keep to budget',
      conditions: 'site visits | client evenings',
      from: '41-2031 17-3011',
      to: '27-1011 11-9199',
    },
  ],
};
