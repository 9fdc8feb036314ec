import type { FamilySource } from '../family-source.ts';

export const marketingCommunications: FamilySource = {
  id: 'marketing-communications',
  name: 'Marketing, communications and fundraising',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn and the work itself',
      approach:
        'Find campaigns, newsletters and bylines you admire; write to the maker about that piece.',
    },
    {
      kind: 'community',
      name: 'Superpath, Exit Five, Demand Curve, Online Geniuses Slack groups',
      approach: 'Job channels there want salary, stage, reporting line and what exists already.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, Built In, Mediabistro, Idealist and AFP for fundraising',
      approach: 'Name the channel mix, budget and team size; "wear many hats" reads as no budget.',
    },
    {
      kind: 'association',
      name: 'PRSA, AMA, AFP chapters',
      approach: 'Job banks and award lists show who does the work.',
    },
    {
      kind: 'agency',
      name: 'Agency-side people and freelancers you already use',
      approach: 'Two years agency-side is when many look in-house.',
    },
  ],
  gathering: [
    'Slack and Discord groups by channel',
    'Content Marketing World, INBOUND, AFP ICON',
    'LinkedIn itself',
    'Local ad clubs',
  ],
  motives: [
    'Budget and authority to test',
    'A brand or cause they would use',
    'Numbers they can own',
    'In-house calm after agency life',
    'Remote',
  ],
  worries: [
    {
      worry: 'First marketer with no budget',
      answer: 'Give spend, tools and who decides the message.',
    },
    {
      worry: 'Leads blamed on marketing',
      answer: 'Show the definition agreed with sales and last-quarter numbers.',
    },
    {
      worry: 'Generated text replaces writers',
      answer: 'Say what is drafted by machine and who edits and owns it.',
    },
    { worry: 'Founder rewrites everything', answer: 'Describe approval steps.' },
  ],
  interview: [
    {
      ask: 'Pick one campaign: goal, spend, result, and what you would not repeat.',
      strong: 'Numbers from memory, attribution doubts, a clear cut.',
      weak: 'Impressions.',
    },
    {
      ask: 'Here is our landing page. You have ten minutes.',
      strong: 'Asks about audience, finds the missing promise, one test first.',
      weak: 'Colors.',
    },
    {
      ask: 'A reporter calls with a bad fact at 5 p.m.',
      strong: 'Checks, one spokesperson, deadline, correction in writing.',
      weak: 'No comment.',
    },
  ],
  workSample:
    'A paid two-hour brief: one page plan or 400 words plus headline for a real audience; same brief for all.',
  conditions: ['Launch and event peaks', 'Public criticism', 'Portfolio expected'],
  comesFrom: 'Agencies, journalism, sales development, event and nonprofit work, analytics.',
  goesTo: 'Head of marketing, product marketing, brand or growth leads, agencies of their own.',
  rivals: [
    'Agencies',
    'Venture-backed software companies',
    'Consumer brands',
    'Universities and hospitals',
    'Freelance independence',
  ],
  seasons: [
    'Budgets open in January; agency people move after January reviews',
    'Year-end giving from October to December ties fundraisers',
  ],
  exclude: ['intern', 'student'],
  occupations: [
    {
      soc: '13-1161',
      name: 'Marketing specialist or market research analyst',
      titles:
        'Marketing Specialist | Digital Marketing Specialist | Marketing Coordinator | SEO Specialist | Social Media Manager | Content Marketing Manager | Market Research Analyst | Email Marketing Specialist | Growth Marketer | Marketing Analyst | Performance Marketing Manager | Brand Specialist | PPC Specialist | Marketing Intern',
      abroad:
        'Marketing Referent | Online Marketing Manager | Marketingfachfrau | Chargé de marketing | Chargée de communication digitale | Community manager',
      skills:
        'campaign planning | paid search and social | SEO | email automation | copywriting | analytics and attribution | survey design | segmentation',
      tools: 'Google Ads | GA4 | HubSpot or Marketo | Meta Ads | Semrush | Canva | Looker Studio',
      credentials:
        'Google Ads certification @ Google | HubSpot certifications @ HubSpot Academy | PRC @ Insights Association',
      duties:
        'plan and run campaigns in owned and paid channels | write, test and report | keep lists and tags clean | study buyers and competitors | work with sales on lead quality',
      conditions: 'launch deadlines | hybrid or remote',
      from: '27-3031 41-3091 27-1024',
      to: '11-2021 15-1255',
    },
    {
      soc: '11-2021',
      name: 'Marketing manager',
      titles:
        'Marketing Manager | Marketing Director | Product Marketing Manager | Brand Manager | Director of Marketing | VP Marketing | Chief Marketing Officer | CMO | Growth Manager | Demand Generation Manager | Head of Marketing',
      abroad:
        'Marketingleiter | Leiter Marketing | Produktmanager Marketing | Responsable marketing | Directeur marketing | Chef de produit',
      skills:
        'positioning | budget allocation | demand generation | launch management | pricing input | team and agency leadership | forecasting pipeline',
      tools: 'HubSpot or Marketo | Salesforce | GA4 | Tableau | research panels',
      credentials: 'PCM @ American Marketing Association',
      duties:
        'set positioning and plan | split budget by return | launch products with sales | lead specialists and agencies | report pipeline and brand',
      conditions: 'quarter targets | travel to events',
      from: '13-1161 27-3031',
      to: '11-1021 11-1011',
    },
    {
      soc: '27-3031',
      name: 'Public relations specialist',
      titles:
        'Public Relations Specialist | Communications Specialist | Communications Manager | PR Specialist | Public Information Officer | Press Secretary | Media Relations Specialist | Corporate Communications Specialist | Communications Coordinator | Social Media Specialist',
      abroad:
        'PR-Referent | Referent Öffentlichkeitsarbeit | Pressesprecher | Chargé de communication | Attaché de presse',
      skills:
        'pitching | press writing | crisis statements | spokesperson preparation | internal communication | media measurement',
      tools: 'Cision or Muck Rack | Hootsuite | AP style | WordPress',
      credentials: 'APR @ Universal Accreditation Board (PRSA)',
      duties:
        'write and pitch | answer press on deadline | prepare leaders | run internal news | plan for crises',
      conditions: 'on call in crises | evenings',
      from: '27-3023 13-1161',
      to: '11-2032 11-2021',
    },
    {
      soc: '11-2032',
      name: 'Public relations or communications manager',
      titles:
        'Director of Communications | Public Relations Manager | Head of Communications | VP Communications | Communications Director | Public Affairs Director',
      abroad:
        'Leiter Kommunikation | Leiterin Unternehmenskommunikation | Directeur de la communication',
      skills:
        'message strategy | executive advising | crisis leadership | team and agency management | public affairs',
      tools: 'Cision | media monitoring | survey tools',
      credentials: 'APR @ Universal Accreditation Board (PRSA)',
      duties:
        'own the story inside and outside | advise executives | lead through crises | manage team, agency and budget',
      conditions: 'always reachable | public exposure',
      from: '27-3031 11-2021',
      to: '11-1021',
    },
    {
      soc: '13-1131',
      name: 'Fundraiser',
      titles:
        'Fundraiser | Development Officer | Major Gifts Officer | Grant Writer | Development Coordinator | Annual Fund Manager | Development Director | Donor Relations Manager',
      abroad: 'Fundraising Referent | Fundraiserin | Chargé de collecte de fonds',
      skills:
        'prospect research | major gift asks | grant writing | stewardship | event fundraising | pipeline metrics',
      tools: 'Raisers Edge NXT | Salesforce NPSP | iWave | Candid',
      credentials: 'CFRE @ CFRE International | GPC @ Grant Professionals Certification Institute',
      duties:
        'build a portfolio of donors | ask and thank | write grants and reports | run appeals and events | forecast gifts',
      conditions: 'evenings and donor travel',
      from: '27-3031 41-3091 21-1093',
      to: '11-2033 11-9151',
    },
    {
      soc: '27-3041',
      name: 'Editor',
      titles:
        'Editor | Content Editor | Copy Editor | Managing Editor | Content Strategist | Proofreader',
      abroad: 'Redakteur | Redakteurin | Lektor | Rédacteur en chef',
      skills:
        'line editing | house style | fact-checking | planning content | headline writing | interviewing',
      tools: 'CMS | Chicago or AP style | Google Docs | Grammarly | SEO tools',
      credentials: 'ACES certificate @ ACES: The Society for Editing',
      duties:
        'commission, cut and polish | check facts and rights | plan the calendar | coach writers | publish and measure',
      conditions: 'deadlines | remote common',
      from: '27-3043 27-3023',
      to: '11-2021 27-3031',
    },
    {
      soc: '27-3042',
      name: 'Technical writer',
      titles:
        'Technical Writer | Documentation Specialist | Technical Communicator | API Documentation Writer | Information Developer | Documentation Engineer | Proposal Writer',
      abroad: 'Technischer Redakteur | Technische Redakteurin | Rédacteur technique',
      skills:
        'task analysis | structured authoring | API documentation | interviewing engineers | minimalism | version control',
      tools: 'MadCap Flare | Markdown and Git | Confluence | Oxygen XML and DITA | Swagger',
      credentials: 'API documentation certificate @ university extension programs',
      duties:
        'learn the product by using it | write guides and references | keep docs in step with releases | test instructions | retire what nobody reads',
      conditions: 'release deadlines | remote common',
      from: '15-1232 27-3041',
      to: '15-1211 11-2021',
    },
    {
      soc: '27-3043',
      name: 'Writer or copywriter',
      titles:
        'Copywriter | Content Writer | Writer | Senior Copywriter | UX Writer | Grant Copywriter | Scriptwriter | Speechwriter',
      abroad: 'Texter | Texterin | Werbetexter | Concepteur-rédacteur | Rédacteur web',
      skills:
        'concepts and headlines | long and short form | brand voice | interviewing | search intent | editing own work',
      tools: 'Google Docs | CMS | SEO tools | style guide',
      credentials: 'Portfolio of published work @ publishers and clients',
      duties:
        'find the one thing to say | write, cut and rewrite | work with designers | test and learn from results',
      conditions: 'deadlines | freelance and remote common',
      from: '27-3023 27-3031',
      to: '27-3041 11-2021',
    },
  ],
};
