import type { FamilySource } from '../family-source.ts';

export const data: FamilySource = {
  id: 'data',
  name: 'Data, statistics and analytics',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn, Kaggle, GitHub notebooks, conference papers',
      approach: 'Say data size, who uses the result, and whether the data exists yet.',
    },
    {
      kind: 'community',
      name: 'Locally Optimistic, dbt Slack, DataTalks.Club, PyData and R meetups',
      approach: 'Post in the jobs channel with range; engineers there ask about the warehouse.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, icrunchdata, INFORMS and ASA career centers',
      approach:
        'Title precisely: analyst, scientist, data engineer or database administrator are four markets.',
    },
    {
      kind: 'school',
      name: 'Statistics, physics and economics graduate programs',
      approach: 'Capstone data from your company; hire the one who asks how it was collected.',
    },
    {
      kind: 'referral',
      name: 'Your analysts and the vendors of your warehouse',
      approach: 'Solution engineers at warehouse vendors know who builds well.',
    },
  ],
  gathering: [
    'Kaggle and Hugging Face',
    'dbt Coalesce, PyData, JSM, PASS Data Community Summit',
    'Data circles on LinkedIn and Bluesky',
    'Oracle and SQL Server user groups',
  ],
  motives: [
    'Data that is reachable on day one',
    'Decisions that use the work',
    'Peers to learn from',
    'Publishing or open source time',
    'Remote',
  ],
  worries: [
    {
      worry: 'Hired as scientist, used as report writer',
      answer: 'Give the split of work and name the last model in use.',
    },
    { worry: 'No warehouse, no engineer', answer: 'Describe the stack and who owns pipelines.' },
    {
      worry: 'Leaders who want their opinion confirmed',
      answer: 'Tell about a result that changed a plan.',
    },
    { worry: 'Pager for databases alone', answer: 'State rotation and recovery targets.' },
  ],
  interview: [
    {
      ask: 'A metric jumped 20 percent overnight. First hour?',
      strong: 'Checks tracking and definitions before causes, slices, communicates doubt.',
      weak: 'Builds a model.',
    },
    {
      ask: 'Which of your models did harm or nothing?',
      strong: 'Owns it, describes monitoring and retirement.',
      weak: 'Accuracy only.',
    },
    {
      ask: 'Explain a confidence interval to a sales lead.',
      strong: 'Plain and correct, tied to a decision.',
      weak: 'Formula or wrong.',
    },
  ],
  workSample:
    'A messy table of 5,000 rows and one business question, two hours, any tool; score the questions, checks and the half-page answer.',
  conditions: [
    'Screens, remote or hybrid',
    'Access to personal data with rules',
    'On-call for databases and pipelines',
  ],
  comesFrom:
    'Statistics, physics, economics and computer science, analysts from operations and finance, software engineers.',
  goesTo:
    'Lead and staff scientist, data engineering, machine learning, product analytics, head of data.',
  rivals: [
    'Technology companies',
    'Banks, insurers and hedge funds',
    'Consultancies',
    'Pharma and health systems',
    'Federal statistics and defense',
  ],
  seasons: [
    'Bonus dates in February and March',
    'Graduate programs finish in May and December',
    'Conference season in fall is the best for direct talks',
  ],
  exclude: ['data entry', 'student', 'recruiter'],
  occupations: [
    {
      soc: '15-2051',
      name: 'Data scientist',
      titles:
        'Data Scientist | Senior Data Scientist | Machine Learning Engineer | Applied Scientist | Data Science Manager | Decision Scientist | AI Engineer | NLP Scientist | ML Engineer | Machine Learning Scientist',
      abroad: 'Datenwissenschaftler | Data Scientistin | Scientifique des données',
      skills:
        'statistics and experiment design | machine learning | Python | SQL | causal inference | model monitoring | communication with decision makers',
      tools:
        'Python with pandas and scikit-learn | PyTorch | R | Spark or Databricks | Snowflake or BigQuery | Jupyter | MLflow',
      credentials:
        'AWS Certified Machine Learning @ Amazon Web Services | Databricks ML Professional @ Databricks | CAP @ INFORMS',
      duties:
        'turn a business question into a measurable one | get, check and join data | build and validate models | put results where decisions happen | watch models after release',
      conditions: 'remote or hybrid | screen work',
      from: '15-2041 15-2031 15-1252 19-1042',
      to: '11-3021 15-1221',
    },
    {
      soc: '15-2051',
      variant: 'data-analyst',
      name: 'Data or business intelligence analyst',
      figures: 'group',
      titles:
        'Data Analyst | Business Intelligence Analyst | BI Analyst | Reporting Analyst | Analytics Engineer | BI Developer | Product Analyst | Insights Analyst | Senior Data Analyst | Tableau Developer | Power BI Developer | Healthcare Data Analyst',
      abroad: 'Datenanalyst | Datenanalystin | BI-Analyst | Analyste de données',
      skills:
        'SQL | dashboard design | metric definition | data cleaning | stakeholder questions | spreadsheet modeling',
      tools: 'SQL | Power BI | Tableau | Looker | dbt | Excel | Python',
      credentials:
        'PL-300 Power BI @ Microsoft | Tableau Data Analyst @ Tableau | Google Data Analytics certificate @ Google',
      duties:
        'define metrics with owners | query and model data | build dashboards people open | answer questions with doubt stated | retire reports nobody uses',
      conditions: 'remote or hybrid',
      from: '13-2051 13-1161 43-9061',
      to: '15-1243 13-1111 15-2041',
    },
    {
      soc: '15-1243',
      name: 'Data engineer or database architect',
      titles:
        'Data Engineer | Database Architect | Data Architect | Senior Data Engineer | Big Data Engineer | ETL Engineer | Data Warehouse Engineer | Data Modeler | Cloud Data Engineer',
      abroad: 'Dateningenieur | Data-Warehouse-Entwickler | Ingénieur données',
      skills:
        'data modeling | pipeline design | SQL tuning | streaming | cloud warehouses | data quality tests | cost control',
      tools: 'Snowflake, BigQuery or Redshift | Airflow | dbt | Spark | Kafka | Python | Terraform',
      credentials:
        'SnowPro @ Snowflake | Professional Data Engineer @ Google Cloud | Fabric Data Engineer Associate @ Microsoft',
      duties:
        'model and load data others trust | build and watch pipelines | keep cost and latency in bounds | document lineage | secure personal data',
      conditions: 'on-call for pipelines | remote common',
      from: '15-1252 15-1242 15-2051',
      to: '11-3021 15-1299',
    },
    {
      soc: '15-1242',
      name: 'Database administrator',
      titles:
        'Database Administrator | DBA | SQL Server DBA | Oracle DBA | PostgreSQL DBA | Database Analyst | Database Engineer | Senior DBA',
      abroad:
        'Datenbankadministrator | Datenbankadministratorin | Administrateur de bases de données',
      skills:
        'backup and recovery | performance tuning | high availability | patching | access control | migration to cloud | capacity planning',
      tools: 'SQL Server | Oracle | PostgreSQL | AWS RDS | SSMS | RMAN | monitoring suites',
      credentials:
        'Azure Database Administrator Associate @ Microsoft | OCP @ Oracle | EDB PostgreSQL certification @ EDB',
      duties:
        'keep databases up, fast and recoverable | test restores | tune queries with developers | patch in windows | control who sees what',
      conditions: 'night maintenance windows | on-call',
      from: '15-1244 15-1251',
      to: '15-1243 11-3021',
    },
    {
      soc: '15-2031',
      name: 'Operations research analyst',
      titles:
        'Operations Research Analyst | Operations Research Scientist | Optimization Analyst | Decision Analyst | Military Operations Analyst | Pricing Analyst | Revenue Management Analyst',
      abroad: 'Operations-Research-Analyst | Analyste en recherche opérationnelle',
      skills: 'optimization | simulation | forecasting | Python or R | stakeholder modeling | SQL',
      tools: 'Gurobi or CPLEX | Arena or AnyLogic | Python | SAS',
      credentials: 'CAP @ INFORMS',
      duties:
        'model a decision with constraints | test scenarios | hand managers a tool they can run | measure savings',
      conditions: 'office or hybrid | clearances in defense',
      from: '15-2041 17-2112',
      to: '15-2051 11-3021',
    },
    {
      soc: '15-2041',
      name: 'Statistician',
      titles:
        'Statistician | Biostatistician | Statistical Programmer | SAS Programmer | Survey Statistician | Senior Biostatistician',
      abroad: 'Statistiker | Biostatistiker | Statisticien',
      skills:
        'study design | sample size | mixed models | survival analysis | statistical programming | regulatory reporting',
      tools: 'SAS | R | CDISC standards | nQuery',
      credentials: 'PStat @ American Statistical Association | Base SAS Programmer @ SAS Institute',
      duties:
        'design studies and samples | write analysis plans before data | analyze and report limits | answer regulators or reviewers',
      conditions: 'deadline by protocol | remote common',
      from: '19-1042 15-2031',
      to: '15-2051 11-9121',
    },
    {
      soc: '15-2011',
      name: 'Actuary',
      titles:
        'Actuary | Actuarial Analyst | Pricing Actuary | Reserving Actuary | Actuarial Associate | Consulting Actuary',
      abroad: 'Aktuar | Aktuarin | Actuaire',
      skills:
        'reserving | pricing | exam mathematics | model governance | communication to underwriters | Python or R',
      tools: 'Excel and VBA | Prophet or AXIS | SQL | R',
      credentials:
        '*ASA or FSA @ Society of Actuaries | *ACAS or FCAS @ Casualty Actuarial Society',
      duties:
        'price and reserve | explain assumptions | sign or support opinions | study experience by segment',
      conditions: 'exam study time | quarter-end peaks',
      from: '15-2041 13-2053',
      to: '11-3031',
    },
  ],
};
