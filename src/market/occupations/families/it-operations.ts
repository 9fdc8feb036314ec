import type { FamilySource } from '../family-source.ts';

export const itOperations: FamilySource = {
  id: 'it-operations',
  name: 'IT operations, networks and security',
  channels: [
    {
      kind: 'posting',
      name: 'Dice, Indeed, LinkedIn, ClearanceJobs',
      approach:
        'Tickets per day, on-call, certifications paid and on-site days in the first lines.',
    },
    {
      kind: 'military',
      name: 'Signal and cyber units, SkillBridge, Onward to Opportunity',
      approach:
        'Security+ and clearances come with them; start SkillBridge paperwork six months ahead.',
    },
    {
      kind: 'school',
      name: 'Community college networking and cyber programs, Per Scholas, Year Up',
      approach: 'Help desk seats with a dated path to administrator.',
    },
    {
      kind: 'community',
      name: 'Spiceworks, r/sysadmin, BSides, ISSA and ISACA chapters',
      approach: 'Send engineers to BSides; write plainly and never as "cyber ninja".',
    },
    {
      kind: 'agency',
      name: 'Managed service providers around you',
      approach: 'MSP technicians see thirty networks a year and tire of billable hours.',
    },
  ],
  gathering: [
    'BSides, DEF CON groups, ISC2 chapters',
    'Spiceworks and r/sysadmin',
    'Cisco and VMware user groups',
    'CompTIA and cloud study groups',
  ],
  motives: [
    'One network instead of thirty',
    'Certifications and lab time paid',
    'Moving from tickets to projects or security',
    'On-call shared by enough people',
    'Clearance kept active',
  ],
  worries: [
    {
      worry: 'One person covering everything',
      answer: 'Give users per technician, team and escalation.',
    },
    {
      worry: 'Blamed for an old environment',
      answer: 'State refresh cycle, backups tested and budget.',
    },
    { worry: 'Weekend change windows', answer: 'Tell number per month and comp time.' },
    {
      worry: 'Five days on site for remote work',
      answer: 'Say what needs hands and what does not.',
    },
  ],
  interview: [
    {
      ask: 'Half the site has no network. First ten minutes?',
      strong: 'Scope, last change, layers in order, tells users early.',
      weak: 'Restarts things.',
    },
    {
      ask: 'A director asks you to disable MFA on her phone.',
      strong: 'Says no kindly, solves the real problem, logs it.',
      weak: 'Does it.',
    },
    {
      ask: 'What broke because of you?',
      strong: 'Owns it, root cause, prevention.',
      weak: 'Nothing ever.',
    },
  ],
  workSample:
    'A virtual lab with three faults, sixty minutes, search allowed; score method and notes.',
  conditions: [
    'On-call and maintenance windows',
    'Lifting equipment and cabling in some posts',
    'Background check or clearance',
  ],
  comesFrom:
    'Retail electronics, self-taught home labs, military signal, call centers, electronics repair.',
  goesTo: 'Cloud and DevOps, security, architecture, IT management.',
  rivals: [
    'Managed service providers',
    'Government contractors with clearances',
    'Hospitals and universities',
    'Cloud providers',
    'Remote support companies',
  ],
  seasons: [
    'School districts refresh from May to August',
    'Federal contracts restart in October',
    'Retail freezes changes from November to January',
  ],
  exclude: ['sales', 'recruiter', 'student'],
  occupations: [
    {
      soc: '15-1232',
      name: 'IT support specialist',
      titles:
        'Help Desk Technician | IT Support Specialist | IT Support Analyst | Desktop Support Technician | Technical Support Specialist | IT Technician | Service Desk Analyst | Help Desk Analyst | IT Specialist | Computer Technician | Field Support Technician | Tier 2 Support Technician',
      abroad:
        'IT-Support Mitarbeiter | Fachinformatiker Systemintegration | IT-Systemkaufmann | Technicien support informatique | Technicien helpdesk',
      skills:
        'ticket triage | Windows and macOS troubleshooting | Active Directory | imaging | remote support | customer patience | documentation',
      tools: 'ServiceNow or Freshservice | Intune | M365 admin | TeamViewer | Jamf',
      credentials: 'A+ @ CompTIA | Microsoft 365 Certified @ Microsoft | HDI-SCA @ HDI',
      duties:
        'solve tickets within service levels | set up and retire devices | reset, explain and prevent | write articles users follow | escalate with facts',
      conditions: 'phones and desk visits | some evenings',
      from: '43-4051 41-2031 49-2011',
      to: '15-1244 15-1231 15-1212',
    },
    {
      soc: '15-1231',
      name: 'Network support specialist',
      titles:
        'Network Technician | Network Support Specialist | NOC Technician | Network Support Engineer | Network Analyst | VoIP Technician | NOC Analyst',
      abroad: 'Netzwerktechniker | Technicien réseau',
      skills:
        'switch and router configuration | monitoring | cabling | VoIP | fault isolation | firewall rules',
      tools: 'Cisco IOS | SolarWinds | Wireshark | Meraki | PRTG',
      credentials: 'CCNA @ Cisco | Network+ @ CompTIA',
      duties:
        'watch and restore links | change switches and phones | trace faults with carriers | keep diagrams true',
      conditions: 'NOC shifts | site visits',
      from: '15-1232 49-2022',
      to: '15-1244 15-1241',
    },
    {
      soc: '15-1244',
      name: 'Systems administrator',
      titles:
        'Systems Administrator | System Administrator | Network Administrator | Windows Administrator | Linux Administrator | IT Administrator | Sysadmin | Cloud Administrator | Network Engineer | Infrastructure Engineer | M365 Administrator',
      abroad:
        'Systemadministrator | Systemadministratorin | Netzwerkadministrator | Administrateur système | Administrateur réseau',
      skills:
        'Windows Server and Linux | virtualization | identity | backup and restore | patching | scripting | firewall and VPN',
      tools: 'VMware or Hyper-V | Azure and AWS | PowerShell and Bash | Veeam | Ansible | Entra ID',
      credentials:
        'RHCSA @ Red Hat | Azure Administrator @ Microsoft | CCNA @ Cisco | Security+ @ CompTIA',
      duties:
        'run servers, identity and backups | patch and harden | automate routine work | restore when it counts | plan capacity and renewals',
      conditions: 'night windows | on-call',
      from: '15-1232 15-1231',
      to: '15-1241 15-1252 11-3021',
    },
    {
      soc: '15-1241',
      name: 'Network architect',
      titles:
        'Network Architect | Senior Network Engineer | Network Design Engineer | Wireless Engineer | SD-WAN Engineer',
      abroad: 'Netzwerkarchitekt | Architecte réseau',
      skills:
        'routing design (BGP, OSPF) | SD-WAN | wireless design | segmentation | capacity | migration planning',
      tools: 'Cisco, Juniper and Arista | Palo Alto | Ekahau | Ansible | NetBox',
      credentials: 'CCNP or CCIE @ Cisco | JNCIP @ Juniper | CWNP certifications @ CWNP',
      duties:
        'design and migrate networks | write standards | lead change windows | solve what operations cannot | choose vendors',
      conditions: 'night cut-overs | travel to sites',
      from: '15-1244 15-1231',
      to: '11-3021 15-1299',
    },
    {
      soc: '15-1211',
      name: 'Systems analyst',
      titles:
        'Systems Analyst | Business Systems Analyst | IT Business Analyst | ERP Analyst | Clinical Informatics Analyst | Epic Analyst | Salesforce Administrator | Application Analyst | Computer Systems Analyst | SAP Consultant | Workday Analyst | Health Informatics Specialist',
      abroad:
        'Systemanalytiker | IT-Consultant | SAP Berater | Anwendungsbetreuer | Analyste fonctionnel',
      skills:
        'requirements | process mapping | configuration | testing with users | data migration | vendor tickets | training',
      tools: 'Epic | Salesforce | SAP or Oracle | Workday | SQL | Visio | Jira',
      credentials:
        'Epic certification @ Epic Systems | Salesforce Administrator @ Salesforce | CBAP @ IIBA',
      duties:
        'learn how work runs and what the system must do | configure and test | migrate and reconcile data | train and support go-live | keep a clean backlog',
      conditions: 'go-live nights | hybrid',
      from: '15-1232 13-1111 29-1141',
      to: '15-1299 11-3021 11-2021',
    },
    {
      soc: '15-1212',
      name: 'Information security analyst',
      titles:
        'Information Security Analyst | Cybersecurity Analyst | SOC Analyst | Security Engineer | Cyber Security Engineer | GRC Analyst | Security Analyst | Incident Responder | IT Security Specialist | Penetration Tester | Threat Analyst',
      abroad:
        'IT-Sicherheitsexperte | Informationssicherheitsbeauftragter | Analyste cybersécurité',
      skills:
        'detection and response | vulnerability management | identity and access | log analysis | risk assessment | scripting | control frameworks (NIST, ISO 27001)',
      tools: 'Splunk or Sentinel | CrowdStrike | Nessus | Wireshark | Burp Suite | Python',
      credentials:
        'Security+ @ CompTIA | CISSP @ ISC2 | CEH @ EC-Council | GCIH @ GIAC | CISA @ ISACA | OSCP @ OffSec',
      duties:
        'watch, triage and contain | find and rank weaknesses | test controls and report | write playbooks | brief people who are not technical',
      conditions: 'SOC shifts or on-call | clearance in some posts',
      from: '15-1244 15-1232 15-1231',
      to: '11-3021 15-1299',
    },
    {
      soc: '15-1299',
      variant: 'systems-architect',
      name: 'Solutions or cloud architect',
      figures: 'group',
      titles:
        'Solutions Architect | Cloud Architect | Systems Engineer | Enterprise Architect | Cloud Engineer | Cloud Infrastructure Engineer | IT Architect | Technical Architect | Systems Architect | Integration Architect | Azure Engineer',
      abroad: 'IT-Architekt | Cloud-Architekt | Systemingenieur IT | Architecte solutions',
      skills:
        'requirements to architecture | cloud design | integration patterns | security and cost trade-offs | presenting to executives | proof of concept',
      tools: 'AWS, Azure or Google Cloud | Terraform | Kubernetes | API gateways | diagram tools',
      credentials:
        'AWS Solutions Architect @ Amazon Web Services | Azure Solutions Architect Expert @ Microsoft | TOGAF @ The Open Group',
      duties:
        'choose structure and services with reasons | prove it small | price and secure it | guide teams through the build | review after a year',
      conditions: 'client or stakeholder travel | hybrid',
      from: '15-1252 15-1244 15-1241',
      to: '11-3021',
    },
  ],
};
