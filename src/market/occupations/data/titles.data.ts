/**
 * Written by scripts/build-market-tables.ts from O*NET. More titles for matching only: of our profiles, and of
 * occupations that have none, so that a job of theirs is recognised as not ours instead of being forced.
 */
export const reportedTitles = `
11-1011|Chief Diversity Officer;CDO;Chief Technical Officer;Executive Vice President;EVP;Operations Vice President;Operations VP;Chief Sustainability Officer;CSO;Corporate Sustainability Process Manager;CSR and Sustainability VP;Corporate Social Responsibility and Sustainability Vice President
11-1021|Center Manager;GM;Operations General Manager;Operations GM;Zoo Director;Prison Warden;Theatre Manager;Revenue Director;Corporate Manager;Newspaper Manager;Offshoring Manager;District Wire Chief
11-2021|Commercial Lines Manager;Market Development Executive;Pricing Manager;Fashion Marketer;Business Developer;Fashion Coordinator;Marketing Executive;Market Research Manager;Marketing Administrator;Market Analysis Director;Media Marketing Director;Sales Marketing Director
11-2022|Sales and Marketing Vice President;Sales and Marketing VP;Sales Vice President;Sales VP;Zone Manager;Export Manager;Division Manager;Regional Director;Area Sales Manager;Dealership Manager;E-Commerce Director;Hotel Sales Manager
11-2032|Community Relations Director;Public Relations Director;PR Director;PR Manager;Publicity Manager;Publicity Director;Information Director;Relationship Manager;Public Information Director;Community Engagement Manager
11-3012|Administrative Director;Administrator;Business Unit Manager;Administration Director;Business Office Director;Operations Administrator;Records Management Director
11-3013|Building Maintenance Superintendent;Building Services Supervisor;Facilities Coordinator;Facilities Director;Facilities Engineer;Facilities Maintenance Manager;Facilities Operations Manager;Facilities Ops Manager;Facilities Operations Specialist;Facilities Ops Specialist;Maintenance Superintendent;Corporate Physical Security Supervisor
11-3021|Application Development Director;Computing Services Director;Data Processing Manager;Information Systems Director;IS Director;IS Manager;Information Systems Supervisor;IS Supervisor;Information Technology Director;Information Technology Manager;MIS Director;Management Information Systems Director
11-3031|Banking Center Manager;BCM;Business Banking Manager;Credit Administration Manager;Financial Center Manager;Financial Planning Manager;Financial Reporting Manager;Financial Systems Manager;Comptroller;Corporate Controller;Corporate Treasurer;Regional Controller
11-3051|Area Plant Manager;Assembly Manager;General Production Manager;Manufacturing Coordinator;Product Line Manager;Production Control Manager;Sub Plant Manager;Product Quality Director;Quality and Food Safety Manager;Quality and Process Improvement Manager;Quality Assurance Director;QA Director
11-3061|Category Purchasing Manager;Commodity Manager;Materials Director;Procurement Director;Purchasing Director;Purchasing Supervisor;Strategic Sourcing Director;Vendor Manager;Contracting Manager;Merchandise Director;Merchandising Manager;Commissary Superintendent
11-3071|Global Transportation Manager;Logistics Director;Logistics Operations Manager;Supply Chain Logistics Manager;Global Supply Chain Director;Material Requirements Planning Manager;Solution Design and Analysis Manager;Supply Chain Director;Dockmaster;Wharfinger;Wharfmaster;Import Manager
11-3121|Employee Relations Manager;HR Administration Director;Human Resources Administration Director;Human Resources Director;Human Resources Operations Manager;Staffing Manager;Diversity Manager;Efficiency Manager;Employment Manager;Personnel Director;Placement Director;Recruitment Manager
11-9021|Construction Area Manager;Construction Services Manager;Job Superintendent;General Contractor;Construction Director;Commercial Superintendent;Railroad Construction Director;Masonry Contractor Administrator;Weatherization Operations Manager
11-9031|Early Head Start Director;Education Site Manager;Preschool Program Director;Site Coordinator;Site Director;Daycare Manager;School Director;Onsite Coordinator;Child Care Director;On-Site Coordinator;Pre-School Director;Center Administrator
11-9032|Athletic Director;Elementary Principal;High School Principal;Middle School Principal;Headmaster;Title I Director;Athletics Director;School Coordinator;Site Administrator;Athletic Coordinator;School Business Manager;Special Programs Director
11-9033|Academic Affairs Vice President;Academic Affairs VP;College President;Financial Aid Director;Institutional Research Director;Students Dean;Commandant;Campus Dean;College Dean;Faculty Dean;Business Dean;Education Dean
11-9041|Civil Engineering Manager;Electrical Engineering Manager;Engineering Group Manager;Engineering Program Manager;Mechanical Engineering Manager;Process Engineering Manager;Project Engineering Manager;Analytical Research Program Manager;Biodiesel Division Manager;Biofuels Manager;Business Development and New Technology Manager;Laboratory Manager
11-9051|Catering Manager;Food and Beverage Director;Food Service Director;Chef Manager;Deli Manager;Cafe Operator;Restauranteur;Saloon Keeper;Tavern Keeper;Tavern Operator;Banquet Director;Clubhouse Manager
11-9081|Bed and Breakfast Innkeeper;Front Desk Manager;Front Office Director;Guest Relations Manager;Guest Services Manager;Night Manager;Rooms Director;Innkeeper;Inn Manager;Motel Keeper;Lodge Manager;Motel Manager
11-9111|Cancer Center Director;Health Information Management Director;HIM Director;Health Information Manager;HIM Manager;Healthcare System Director;Medical Records Director;Medical Records Manager;Mental Health Program Manager;Nursing Director;Health Manager;Clinic Director
11-9121|Analytical Services Manager;Chemical Engineer Supervisor;Chemical Process Exploration Manager;Laboratory Manager;Natural Sciences Manager;Research Administrator;Research and Development Director;R and D Director;Water Team Leader;Water Resources Planner;Gravity Manager;Hydrotechnician
11-9121.clinical-research-coordinator|Clinical Coordinator;Clinical Program Coordinator;Clinical Program Manager;Clinical Research Administrator;Clinical Research Nurse Coordinator;Postdoctoral Fellow;Clinical Study Manager;Postdoctoral Associate;Clinical Trials Manager;Clinical Project Manager;Clinical Research Monitor;Clinical Research Director
11-9141|Community Manager;Lease Administration Supervisor;Occupancy Director;On-Site Manager;Real Estate Manager;Leaser;Landman;Landlord;Mall Manager;Market Master;Market Manager;Oil Lease Buyer
11-9151|Adoption Services Manager;Child Welfare Services Director;Children's Service Supervisor;Clinical Services Director;Community Services Director;Psychiatric Social Worker Supervisor;Transitional Care Director;Vocational Rehabilitation Administrator;Parole Director;Welfare Manager;Casework Director;Group Home Manager
13-1020|Grain Buyer;Grain Merchandiser;Grain Origination Specialist;Tobacco Buyer;Grocery Buyer;Procurement Official;Purchasing Administrator;Merchant;Purveyor;Cattleman;Cow Buyer;Egg Buyer
13-1031|Claims Analyst;Corporate Claims Examiner;Field Claims Adjuster;General Adjuster;Home Office Claims Specialist;Litigation Claims Representative;Claims Agent;Fire Adjuster;Claims Auditor;Claims Adjustor;Claims Approver;Claims Inspector
13-1041|Driver Examiner;Driver License Agent;Driver License Examiner;Examiner;License Examiner;License Registration Examiner;Licensing Analyst;Public Service Representative;PSR;Transportation Services Representative;TSR;Air Permitting and Enforcement Inspector
13-1051|Acquisition Cost Estimator;Cost Analyst;Cost Consultant;Cost Engineer;Cost Estimating Analyst;Estimating Specialist;Civil Estimator;Print Estimator;Sales Estimator;Drywall Estimator;Quantity Surveyor;Building Estimator
13-1071|Employment Representative;HR Analyst;Human Resources Analyst;Human Resources Coordinator;Human Resources Representative;HR Rep;HR Specialist;Headhunter;Job Recruiter;Morale Officer;Job Interviewer;Employee Advisor
13-1081|Client Services Administrator;Logistician;Supply Management Specialist;Acquisition Logistics Engineer;Logistics Engineer;Supportability Engineer;Global Logistics Analyst;Logistics Management Analyst;Material Supply Planner;Logistics Planner;Delivery Coordinator;Supply Chain Planner
13-1082|Grant Assistant;Project Scheduler;Project Delivery Manager;Project Management Manager;Project Management Specialist;Project Management Technician;Implementation Project Manager;Project Communications Officer;Planning Development Specialist;Implementations Management Specialist
13-1111|Employment Programs Analyst;Organizational Development Consultant;Performance Management Analyst;Program Management Analyst;Dealer Analyst;Industrial Analyst;Management Scientist;Commercial Specialist;Health Program Analyst;Performance Consultant;Clerical Methods Analyst;Health Program Specialist
13-1121|Catering Director;Conference Planner;Conference Planning Manager;Conference Services Director;Conference Services Manager;Convention Services Director;Convention Services Manager;CSM;Events Manager;Special Events Coordinator;Events Planner;Event Organizer
13-1131|Contract Grant Writer;Development Associate;Direct Response Consultant;Fundraising Consultant;Grant Coordinator;Philanthropy Officer;Principal Gifts Officer;Donor Officer;Donor Specialist;Campaign Fundraiser;Donation Specialist;Fundraising Officer
13-1141|Benefits Analyst;Benefits Consultant;Compensation and Benefits Specialist;Compensation Consultant;Compensation Specialist;Employee Benefits Specialist;Position Classification Specialist;Wage Analyst;Wage Adjuster;Wage Conciliator;Workforce Analyst;Compensation Expert
13-1151|Computer Training Specialist;Job Training Specialist;Leadership Development Specialist;Learning and Development Consultant;L and D Specialist;Management Development Specialist;Training and Development Consultant;Labor Trainer;Sales Trainer;Skills Trainer;Product Trainer;Cyber Instructor
13-1161|Business Development Specialist;Demographic Analyst;Market Analyst;Market Research Consultant;Market Research Specialist;Market Researcher;Digital Marketing Strategist;Digital Media Planner;Internet Marketing Specialist;Marketing Consultant;Online Marketing Consultant;Paid Search Consultant
13-1199|Business Continuity Administrator;Business Continuity Analyst;Business Continuity and Disaster Recovery Consultant;Business Continuity Consultant;Business Continuity Coordinator;Business Continuity Professional;Campus Energy Coordinator;Energy and Sustainability Strategic Advisor;Sustainability Advisor;Sustainability Champion;Sustainability Consultant;Sustainability Coordinator
13-2011|Accounting Officer;Audit Partner;Certified Public Accountant;Financial Auditor;General Accountant;Revenue Tax Specialist;Bursar;Tax Auditor;City Auditor;Field Auditor;Staff Auditor;County Auditor
13-2031|Budget and Policy Analyst;Budget Coordinator;Budget Planning Analyst;Financial Services Officer;Fiscal Budget Analyst;Fiscal Agent;Fiscal Officer;Budget Engineer;Budget Examiner;Budget Specialist;Program Budget Analyst;Staff Services Analyst
13-2051|Planning Analyst;Portfolio Manager;Real Estate Analyst;Investor;Bank Analyst;Prime Broker;Brand Analyst;Stock Analyst;Banking Analyst;Commodity Analyst;Accounting Analyst;Pricing Specialist
13-2052|Certified Financial Planner;Financial Consultant;Financial Counselor;Financial Life Planner;Investment Advisor;Client Advisor;Estate Trustee;Financial Agent;Pension Advisor;Budget Counselor;Insurance Advisor;Finance Consultant
13-2053|Automobile and Property Underwriter;Health Underwriter;Personal Lines Underwriter;Underwriting Consultant;Bond Underwriter;Insurance Writer;Field Underwriter;Marine Underwriter;Surety Underwriter;Casualty Underwriter;Property Underwriter;Commercial Underwriter
13-2072|Commercial Banker;Corporate Banking Officer;Loan Counselor;Lender;Bank Officer;Loan Adviser;Loan Auditor;Loan Approver;Loan Examiner;Loan Reviewer;Loan Consultant;Mortgage Closer
13-2082|Certified Income Tax Preparer;CTP;Corporate Tax Preparer;Income Tax Preparer;Tax Advisor;Tax Consultant;Tax Professional;Tax Assistant;Tax Evaluator;Income Tax Expert;Income Tax Advisor;Income Tax Consultant
15-1211|Computer Analyst;Computer Systems Consultant;Information Systems Analyst;ISA;IT Analyst;Information Technology Analyst;IT Systems Analyst;Information Technology Systems Analyst;Clinical Electronic Health Record Nurse;Clinical EHR Nurse;Clinical Informaticist;Clinical Informatics Nurse
15-1212|Information Security Officer;Information Security Specialist;Information Systems Security Analyst;Information Systems Security Officer;ISSO;Information Technology Security Analyst;IT Security Analyst;Network Security Analyst;Threat Hunter;Cyber Operator;Warning Analyst;Virus Technician
15-1231|Computer Network Specialist;IT Consultant;Information Technology Consultant;Network Specialist;Network Technical Analyst;Personal Computer Network Analyst;Systems Specialist;Computer Networker;Controls Programmer;Networking Specialist;Network Data Specialist;Cloud Support Specialist
15-1232|Computer Support Specialist;Computer Tech;Desktop Support Tech;Help Desk Tech;IS Tech;Information Systems Technician;Information Technology Specialist;Information Technology Support Specialist;IT Tech;Information Technology Technician;Desktop Analyst;Customer Liaison
15-1241|Computer Network Technologist;Network Consultant;Network Systems Consultant;Networking Systems Engineer;System Programmer;WAN Engineer;Wide Area Network Engineer;Wireless Network Engineer;Registered Communications Distribution Designer;RCDD;Telecommunication Design Analyst;Telecom Design Analyst
15-1242|Database Administration Manager;Database Coordinator;Database Manager;Development and Database Administration Manager;IS Admin;Information Systems Administrator;Systems Admin;Database Tester;Data Management Associate;Data Security Administrator;Databases Computer Consultant;Databases Software Consultant
15-1243|Data Officer;Database Consultant;Database Developer;Database Programmer;Information Architect;Data Warehouse Analyst;Data Warehouse Solution Architect;Database Modeler;Server Developer;Storage Engineer;Database Designer;Analytics Manager
15-1244|Information Technology Specialist;LAN Specialist;Local Area Network Specialist;Local Area Network Administrator;LAN Administrator;Network Coordinator;Network Manager;Software Manager;Server Administrator;Network Support Manager;Virtualization Engineer;Installation Coordinator
15-1251|Analyst Programmer;Application Programmer Analyst;Computer Programmer Analyst;Internet Programmer;Web Applications Programmer;Web Programmer;.NET Programmer;Game Programmer;White Hat Hacker;Systems Programmer;Website Programmer;Business Programmer
15-1252|Application Developer;Application Integration Engineer;Developer;Software Architect;Software Development Engineer;C Developer;C++ Developer;Software Writer;Dev Ops Engineer;ASP.NET Developer;Embedded Engineer;Software Designer
15-1253|Automation Tester;Information Technology Analyst;IT Analyst;Quality Assurance Engineer;Software Quality Assurance Analyst;SQA Analyst;Software Quality Assurance Engineer;SQA Engineer;Software Quality Engineer;Test Engineer;Systems Tester;Performance Tester
15-1254|Web Architect;Web Design Specialist;Back End Engineer;Back End Developer;Front End Engineer;PHP Website Developer;Back-End Web Developer;Web Infrastructure Developer
15-1255|Web Architect;Web Design Specialist;Designer;Environmental Artist;Game Design Consultant;Gamemaster;Level Designer;World Designer;Video Game Maker;Graphics Designer;Gameplay Engineer;Video Game Tester
15-1299.it-project-manager|Cloud Product Director;Cybersecurity Project Manager;Data Center Product Director;Information Systems Project Manager;IS Project Manager;Information Technology Manager;Information Technology Program Manager;Information Technology Project Manager;Transition Program Manager;Release Manager;Technical Manager;Technology Manager
15-1299.systems-architect|Information Technology Architect;IT Engineer;Information Technology Engineer;Network and Infrastructure Engineer;Systems Application Engineer;Systems Consultant;Web Architect;Target Developer;Firmware Engineer;Systems Developer;Cloud Software Engineer;Cloud Solution Architect
15-2011|Actuarial Consultant;Corporate Actuary;Health Actuary;Product Development Actuary;Life Actuary;Annuity Analyst;Actuarial Intern;Enrolled Actuary;Insurance Actuary;Actuarial Specialist;Actuarial Mathematician;Pricing Actuarial Analyst
15-2031|Advanced Analytics Associate;Analytical Strategist;Ops Research Analyst;Ops Research Scientist;Liaison Planner;Methods Analyst;Material Liaison;Procedure Writer;Procedure Analyst;Standards Analyst;Methods Consultant;Methods Specialist
15-2041|Education Research Analyst;Mathematical Statistician;Statistical Analyst;Statistical Consultant;Statistical Reporting Analyst;Biostatistical Consultant;Statistical Scientist;Sampling Expert;Biomathematician;Trend Investigator;Sports Statistician;Applied Statistician
15-2051|Clinical Data Management Director;CDM Director;Clinical Data Management Manager;CDM Manager;Clinical Data Manager;Clinical Informatics Manager;Data Deliverables Manager;Data Management Manager;Data Economist;Data Consultant;Data Mining Analyst;Data Science Intern
15-2051.data-analyst|Business Intelligence Consultant;BI Consultant;Business Intelligence Coordinator;BI Coordinator;Business Intelligence Specialist;BI Specialist;Competitive Intelligence Analyst;Intelligence Analyst;Market Intelligence Analyst;Market Intelligence Consultant;Strategic Business and Technology Intelligence Consultant;Analytical Data Miner
17-1011|Location Man;Location Worker;Location Analyst;Facility Designer;Building Architect;Facilities Planner;Interior Architect;Structural Architect;Green Building Architect;Healthcare Project Architect
17-1022|City Surveyor;County Surveyor;Licensed Land Surveyor;Mine Surveyor;Registered Land Surveyor;Staff Land Surveyor;State Surveyor;Surveyor;Geodetic Advisor;Geodetic Survey Director;Geodetic Surveyor;Home Surveyor
17-2011|Aeronautical Engineer;Aerospace Stress Engineer;Flight Controls Engineer;Structural Analysis Engineer;Test Engineer;Dynamicist;Test Analyst;Design Analyst;Flight Analyst;Space Engineer;Value Engineer;Weight Engineer
17-2041|Development Engineer;Engineering Scientist;Process Control Engineer;Refinery Process Engineer;Research Chemical Engineer;Fuels Engineer;Oxidation Engineer;Explosives Engineer;Blending Coordinator;Lubricating Engineer;Chemical Test Engineer;Gas Combustion Engineer
17-2051|City Engineer;County Engineer;Licensed Engineer;Project Engineer;Railroad Design Consultant;Rail Engineer;Roadway Designer;State Roadway Design Engineer;Traffic Operations Engineer;Project Development Engineer;Base Engineer;Road Engineer
17-2061|Computer Tester;Computer Designer;Hardware Architect;Microchip Specialist;Hardware Test Engineer;Digital Design Engineer;Computer Vision Engineer;Digital Hardware Engineer;Hardware Systems Engineer;Computer Hardware Designer;Embedded Hardware Engineer;Computer Hardware Developer
17-2071|Circuits Engineer;Electrical Controls Engineer;Electrical Project Engineer;Instrumentation and Electrical Reliability Engineer;I&E Reliability Engineer;Meter Engineer;Results Engineer;Division Engineer;Electrical Integrator;Electrolysis Engineer;Illuminating Engineer;Division Plant Engineer
17-2072|Compatibility Test Engineer;Electronics Design Engineer;Evaluation Engineer;Integrated Circuit Design Engineer;IC Design Engineer;Radio Frequency Engineer;Research and Development Engineer;R and D Engineer;Test Engineer;Deployment Engineer;Electro Magnetic Compatibility Test Engineer;RFID Engineer
17-2081|Air Pollution Control Engineer;Environmental Remediation Specialist;Hazardous Substances Engineer;Soil Engineer;Solid Waste Engineer;Flood Control Engineer;Public Health Engineer;Sewage Disposal Engineer;Environmental Coordinator;Waste Management Engineer;Pollution Control Engineer;Environmental Test Engineer
17-2112|Research and Development Engineer;R and D Engineer;Board Certified Ergonomist;Certified Professional Ergonomist;Cognitive Engineer;Ergonomic Consultant;Ergonomics Technical Advisor;Ergonomist;Human Factors Advisor;Human Factors Engineer;Occupational Ergonomist;Corporate Quality Engineer
17-2141|Product Development Engineer;Product Engineer;Project Engineer;Fuel Cell Engineer;Stack Engineer;Dimensional Integration Engineer;Car Designer;Body Engineer;Tool Engineer;Brake Engineer;Engine Designer;Textile Engineer
17-3011|Architectural Draftsman;Computer-Aided Design Designer;Computer-Aided Drafting and Design Drafter;CADD Drafter;Computer-Aided Drafting Designer;Draftsperson;Gas Drafter;Oil Drafter;Truss Designer;Building Drafter;Civil Technician;Design Draftsman
17-3013|Computer Aided Design Designer;CAD Operator;Computer Aided Design Operator;Design Drafter;Drafter;Project Designer;Body Designer;Gage Designer;Design Checker;Patent Drafter;Pattern Drafter;AutoCAD Designer
17-3022|Civil Designer;Civil Engineering Assistant;Engineering Assistant;Transportation Engineering Technician;Parking Analyst;Highway Technician;Civil Engineer Helper;Civil Engineer's Aide;Structural Technician;Sprinkler Design Technician;Construction Field Assistant;Bridge Construction Inspector
17-3023|Communications Technologist;Electrical Technician;Electronics Engineering Technician;Engineering Tech;Engineering Technologist;System Technologist;Technologist;Parts Designer;Light Technician;Lighting Adviser;Results Technician;Analysis Specialist
17-3026|Business Process Analyst;Industrial Engineering Analyst;Manufacturing Coordinator;Manufacturing Technology Analyst;Quality Control Engineering Technician;QC Engineering Technician;Quality Management Coordinator;Nanofabrication Specialist;Process Engineering Technician;Technical Research Scientist;Soda Tester;Yarn Tester
17-3031|Mapping Editor;Photogrammetric Compilation Specialist;Tax Map Technician;Levelman;Mosaicist;Map Drafter;Transit Man;Map Compiler;Stake Driver;Stake Setter;Chain Carrier;Survey Rodman
19-1042|Clinical Lab Scientist;Clinical Pharmacologist;Medical Researcher;Physician Scientist;Researcher;Scientist;Anatomist;Serologist;Gerontologist;Chemotherapist;Neuroscientist;Parasitologist
19-2031|Air Quality Chemist;Chemical Lab Scientist;Chemical Laboratory Scientist;Forensic Chemist;Product Development Chemist;R and D Chemist;Research and Development Chemist;Research Chemist;Oil Expert;Mix Chemist;Coal Chemist;Soil Chemist
19-2041|Environmental Health and Safety Specialist;Environmental Programs Specialist;Environmental Protection Specialist;Hazardous Substances Scientist;Registered Environmental Health Specialist;REHS;Climate Advisor;Climate Analyst;Climate and Energy Program Associate;Climate Economist;Environmental Policy Analyst;Policy Associate
19-3033|Licensed Clinical Psychologist;Licensed Psychologist;Geropsychologist;Program Counselor;Team Psychologist;Personal Counselor;Family Psychologist;University Counselor;Counseling Specialist;Criminal Psychologist;Behavioral Psychologist;Child Custody Evaluator
19-3051|Community Planner;Development Technician;Housing Development Specialist;Neighborhood Planner;Planning Consultant;Regional Planner;Town Planner;City Designer;Campus Planner;Traffic Expert;Urban Designer;Housing Liaison
19-4021|Biological Science Laboratory Technician;Biological Science Lab Tech;Biological Science Technician;Marine Fisheries Technician;Research Assistant;Research Specialist;Wildlife Biology Technician;Babcock Tester;Biologist Aide;Biotechnologist;Game Technician;Herbarium Worker
19-4031|Analytical Laboratory Technician;Analytical Lab Technician;Chemical Analyst;Laboratory Analyst;Lab Analyst;Laboratory Tester;Lab Tester;Organic Preparation Analyst;Organic Prep Analyst;Quality Control Laboratory Technician;QC Lab Tech;QC Tech
19-5011|Chemical Hygiene Officer;EHS Officer;Environmental Health and Safety Officer;Health and Safety Analyst;Industrial Hygiene Consultant;Industrial Hygienist Consultant;OHS Consultant;Occupational Health and Safety Consultant;Safety Consultant;Cause Analyst;Safety Person;Safety Advisor
21-1012|Admissions Counselor;Elementary School Counselor;Student Services Coordinator;Vocational Counselor;Advisor;Career Coach;Career Developer;Guidance Advisor;Career Consultant;Life Skills Coach;Student Counselor;Career Coordinator
21-1015|Employment Advisor;Employment Services Case Manager;Human Services Care Specialist;Rehabilitation Specialist;Vocational Case Manager;Vocational Placement Specialist;VRC;Client Trainer;Work Counselor;Options Advisor;Success Partner;Career Navigator
21-1018|Addictions Counselor;Certified Alcohol and Drug Counselor;ADAC;Chemical Dependency Counselor;CD Counselor;Chemical Dependency Professional;Clinical Counselor;Counselor;Drug and Alcohol Treatment Specialist;DATS;SA Counselor;Behavior Support Specialist
21-1021|Adoption Social Worker;Case Worker;Child Protective Services Social Worker;CPS Social Worker;Family Protection Specialist;Family Resource Coordinator;Family Service Worker;Foster Care Social Worker;Youth Services Specialist;Group Worker;Adoption Agent;School Therapist
21-1022|LMSW;Licensed Master Social Worker;Nephrology Social Worker;Psychosocial Coordinator;Renal Social Worker;Social Work Case Manager;AIDS Social Worker;Disability Advocate;Group Social Worker;Healthcare Advocate;Medical Case Worker;Medical Case Manager
21-1023|Clinical Therapist;Clinician;Mental Health Therapist;Crisis Worker;Case Therapist;Alcoholism Worker;Drug Abuse Worker;Outpatient Clinician;Behavioral Case Manager;Direct Service Provider;Behavioral Health Worker;Residential Case Manager
21-1092|Adult Probation Officer;Correctional Counselor;Deputy Probation Officer;DPO;Parole Agent;PO;Probation Agent;Probation and Parole Officer;Probation Counselor;Court Worker;People Officer;Truant Officer
21-1093|Addictions Counselor Assistant;Advocate;Residential Care Assistant;Social Services Aide;Social Work Assistant;Social Work Associate;Social Worker Assistant;Case Aide;Home Visitor;Service Aide;Welfare Aide;House Visitor
21-1094|Apprise Counselor;Community Health Outreach Worker;Community Health Program Coordinator;Community Health Program Representative;Community Health Program Rep;Community Health Promoter;Community Nutrition Educator;HIV CTS Specialist;Human Immunodeficiency Virus Counseling and Testing Services Specialist;Contact Tracer;Guest Advocate;Peer Navigator
23-1011|Attorney at Law;Attorney General;Counsel;County Attorney;District Attorney;Prosecuting Attorney;Barrister;Law Writer;Tax Lawyer;Conveyancer;Civil Lawyer;Tax Attorney
23-2011|Legal Analyst;Legal Clerk;Legal Processing Assistant;Paralegal Specialist;Legal Aide;Summer Associate;Contract Preparer;Certified Paralegal;Paralegal Assistant;Principal Law Clerk;Trademark Paralegal;Family Law Paralegal
25-1071|Clinical Professor;Occupational Therapy Professor;Pharmacology Professor;Physical Therapy Professor;Anatomy Teacher;Coding Educator;Hygiene Teacher;Surgery Teacher;Therapy Teacher;Urology Teacher;Medicine Teacher;Pharmacy Teacher
25-1072|Faculty Member;Nursing Professor;Nurse Instructor;Nurse Aide Instructor;Nurse's Aides Teacher;Nursing Faculty Member;Practical Nursing Teacher;Adjunct Nursing Instructor;Advanced Nursing Professor;Clinical Nursing Professor;Nursing Assistants Teacher;Nursing Assistant Professor
25-1194|Automotive Technology Instructor;HVAC-R Instructor;Heating, Ventilation, Air Conditioning, And Refrigeration Instructor;Motor Teacher;Sales Teacher;Prison Teacher;Weather Teacher;Modeling Teacher;Barbering Teacher;Coding Instructor;Millinery Teacher;Masonry Instructor
25-1199.professor|Accounting Instructor;Accounting Professor;Business Administration Professor;Business Instructor;Business Professor;Management Professor;Marketing Professor;Computer Information Systems Instructor;CIS Instructor;Computer Science Instructor;Computer Science Professor;Faculty Member
25-2011|Group Teacher;Montessori Preschool Teacher;Nursery Teacher;Pre-Kindergarten Teacher;Start Teacher;Day Care Teacher;Childcare Teacher;Pre-School Teacher;After School Teacher;Nursery School Teacher;Prekindergarten Teacher;Montessori Paraprofessional
25-2012|Kinder Teacher;Kindergarten Classroom Teacher;Title One Kindergarten Teacher;Bilingual Education Teacher;Private Kindergarten Teacher
25-2021|Elementary Classroom Teacher;Math Teacher;Mathematics Teacher;Primary Teacher;Elementary Educator;Grade School Teacher;Elementary Art Teacher;Elementary Education Teacher
25-2022|English Teacher;LA Teacher;Math Teacher;Mathematics Teacher;Physical Education Teacher;Science Teacher;Visual Arts Teacher;Intermediate Teacher;Vocal Music Instructor;American History Teacher
25-2031|English Teacher;High School Science Teacher;Mathematics Instructor;Math Instructor;Physics Teacher;Economics Teacher;Social Science Teacher;World Language Teacher;Secondary History Teacher
25-2052|Hearing Impaired Itinerant Teacher;HI Itinerant Teacher;Resource Program Teacher;Special Education Inclusion Teacher;Special Education Resource Teacher;Severe Emotional Disorders Elementary Teacher;SED Elementary Teacher;Math Interventionist;Elementary Classroom Instructor
25-2058|Career and Transition Teacher;Interrelated Special Education Teacher;Learning Disabilities Special Education Teacher;LD Special Education Teacher;Special Day Class Teacher;SDC Teacher;Special Education Resource Teacher;Inclusion Specialist;Resource Center Teacher;Inclusion Special Educator;Special Education Instructor;Career Preparation Instructor
25-3021|Art Teacher;Dance Instructor;Voice Coach;Chef Teacher;Flute Teacher;Pilot Teacher;Acting Teacher;Bridge Teacher;Flying Teacher;Safety Teacher;Driving Teacher;Judo Instructor
25-3031|Substitute;Substitute Aide;Substitute Educator;Substitute Instructor;K-12 Substitute Teacher;School Substitute Teacher;English Substitute Teacher;Building Substitute Teacher;Substitute Paraprofessional;Certified Substitute Teacher;Substitute Classroom Teacher;Substitute Preschool Teacher
25-3041|Academic Coach;Academic Guidance Specialist;Accounting Tutor;Finance Tutor;Grade School Tutor;Private Mathematics Tutor;Private Tutor;Professional Tutor;Peer Tutor;Algebra Tutor;Biology Tutor;College Tutor
25-4022|Catalog Librarian;Media Technician;Multimedia Services Coordinator;Reference and Instruction Librarian;Technical Services Librarian;Cataloger;Law Librarian;Film Librarian;News Librarian;Media Librarian;Music Librarian;Prison Librarian
25-4031|Library Aide;Library Specialist;LTA;Page Technician;Shelver;Accessioner;Book Shelver;Library Monitor;Loan Technician;Stack Attendant;Librarian Helper;Audio-Visual Aide
25-9031|Curriculum and Instruction Director;Curriculum Director;Instructional Systems Specialist;Instructional Technologist;Learning Development Specialist;Program Administrator;Curriculum Manager;Curriculum Designer;Literacy Consultant;Education Consultant;Curriculum Supervisor;Instructional Manager
25-9045|Educational Assistant;Instructional Assistant;Kindergarten Assistant;Preschool Aide;TA;Teacher Assistant;Special Education Paraprofessional;Special Education Teacher Assistant;Helper Teacher;Teacher's Aide;Tutor Assistant;Practice Teacher
27-1024|Designer;Graphic Artist;Graphic Design Coordinator;Online Producer;Production Artist;Publications Designer;Layout Artist;Forms Designer;Graphic Art Designer;Graphics Coordinator;Catalogue Illustrator;Visual Graphic Designer
27-1025|Certified Kitchen Designer;Color and Materials Designer;Decorating Consultant;Designer;Interior Decorator;Interior Design Consultant;Interior Design Coordinator;Registered Interior Designer;Home Decorator;Furniture Arranger;Home Lighting Advisor;Kitchen Cabinet Designer
27-1026|Display Associate;Display Decorator;In-Store Marketing Associate;VM;Visual Merchandising Specialist;Model Dresser;Window Draper;Display Artist;Window Dresser;Window Trimmer;Display Trimmer;Showcase Trimmer
27-2012|Director;Multimedia Producer;Production Director;Radio Producer;Television News Producer;TV News Producer;Television Producer;TV Producer;Broadcast Content Manager;News Director;Newscast Director;PD
27-2022|Baseball Coach;Cross Country Coach;Softball Coach;Track and Field Coach;Volleyball Coach;Ski Coach;Golf Coach;Track Coach;Boxing Coach;Golf Teacher;Hockey Scout;Judo Teacher
27-3031|Community Relations Coordinator;Information and Communications Specialist;Public Affairs Specialist;Public Information Specialist;Public Relations Coordinator;PR Coordinator;Lobbyist;Publicist;Press Agent;Media Planner;Brand Advocate;Event Promoter
27-3041|Acquisitions Editor;Business Editor;Features Editor;Legal Editor;News Editor;Newspaper Copy Editor;Science Editor;Sports Editor;Web Editor;Censor;Art Editor;Book Editor
27-3042|Documentation Designer;Engineering Writer;Medical Writer;Narrative Writer;Requirements Analyst;Lexicographer;Manual Writer;Report Writer;Clinical Writer;Handbook Writer;Contracts Writer;Scientific Writer
27-3043|Advertisement Agency Copywriter;Ad Agency Copywriter;Advertising Copywriter;Advertising Writer;Freelance Copywriter;Promotion Writer;Search Engine Optimization Copywriter;SEO Copywriter;Web Content Writer;Author;Creative Writer;Fiction Writer
27-4011|Audio Technician;Audio Visual Specialist;AV Specialist;AV Tech;Video Technician;Video Installer;Event Technician;Event Crew Technician;Audio Video Technician;Video Control Operator;Video Equipment Technician;Video Production Specialist
27-4032|News Editor;News Video Editor;News Videotape Editor;Non-Linear Editor;Online Editor;Tape Editor;Television News Video Editor;Movie Editor;Videotape Editor;Digital Video Editor;Contract Video Editor;Video Tape Duplicator
29-1021|Dental Surgery Doctor;Doctor of Dental Medicine;Doctor of Dental Surgery;Family Dentist;Dental Officer
29-1031|Clinical Dietician;Clinical Nutritionist;Dietitian;Oncology Dietitian;Outpatient Dietitian;Registered Dietician;Dietist;Dietician;Food Advisor;Diet Counselor;Diet Therapist;Diet Consultant
29-1041|Optometry Doctor;Therapeutic Optometrist
29-1051|Informatics Pharmacist;Pharm D;Pharmacy Doctor;Pharmacy Coordinator;Pharmacy Informaticist;Pharmacy Services Clinical Coordinator;Registered Pharmacist;Retail Pharmacist;Druggist;Apothecary;Prescriptionist;Radiopharmacist
29-1071|Cardiology Physician Assistant;Certified Physician Assistant;Emergency Medicine Physician Assistant;Family Practice Physician Assistant;Orthopaedic Physician Assistant;Orthopedic Physician Assistant;Physician's Assistant;Surgical Critical Care Physician Assistant;Surgical Critical Care PA;Surgical Physician Assistant;Anesthesia Assistant;Anesthesiologist Assistant
29-1122|Assistive Technology Trainer;Certified Hand Therapist;CHT;Early Intervention Occupational Therapist;Home Health Occupational Therapist;Industrial Rehabilitation Consultant;Pediatric Occupational Therapist;Pediatrics and Acute Care Occupational Therapist;Registered Occupational Therapist;OTR;Certified Low Vision Therapist;CLVT
29-1123|Acute Care PT;Doctor of Physical Therapy;Home Care Physical Therapist;Home Care PT;Inpatient Physical Therapist;Inpatient PT;Outpatient PT;Pediatric PT;Registered Physical Therapist;RPT;Physiotherapist
29-1126|Cardiopulmonary Rehabilitation Respiratory Therapist;Certified Respiratory Therapist;Registered Respiratory Therapist;RT;Staff Respiratory Therapist;Staff Therapist;Oxygen Therapist;Inhalation Therapist;Travel Respiratory Therapist;Hospital Respiratory Therapist
29-1127|Bilingual Speech-Language Pathologist;Bilingual SLP;Pediatric Speech-Language Pathologist;Pediatric SLP;Speech and Language Clinician;Speech and Language Specialist;Speech and Language Teacher;Speech and Language Therapist;Speech Clinician;Speech Pathologist;Speech-Language Pathologist;Oral Therapist
29-1131|Companion Animal Practitioner;Doctor of Veterinary Medicine;Emergency Vet;Large Animal Veterinarian;Large Animal Vet;Mixed Animal Veterinarian;Mixed Animal Vet;Small Animal Vet;Veterinary Medicine Doctor;Veterinary Surgeon;Vet Surgeon;Veterinary Surgical Specialist
29-1141|Certified Operating Room Nurse;CNOR;Emergency Department RN;Emergency Department Registered Nurse;Oncology RN;Oncology Registered Nurse;Operating Room Registered Nurse;OR RN;Psychiatric RN;Psychiatric Registered Nurse;Relief Charge Nurse;Staff RN
29-1151|Staff Certified Registered Nurse Anesthetist;Staff CRNA;Staff Nurse Anesthetist;Anesthesia Physician;Certified Nurse Anesthetist
29-1171|ACNP;Adult Nurse Practitioner;Advanced Practice Registered Nurse;ARNP Specialist;Advanced Registered Nurse Practitioner Specialist;Family Practice Certified Advanced Registered Nurse Practitioner;Gastroenterology Nurse Practitioner;PNP;Women's Health Care Nurse Practitioner;Medical Surgery Nurse;Advanced Practice Provider;Surgical Nurse Practitioner
29-1215|Board Certified Family Physician;Family Practice Medical Doctor;FP MD;Family Practice Physician;FP Physician;Family Practitioner;Medical Doctor;MD;Medical Staff Physician;Geriatrician;Geriatric Physician
29-1216|General Internist;Internal Medicine Doctor;IM Physician;Medical Doctor;MD;Medical Oncologist;Oncology Physician;Hematology Physician;Medical Hematologist;Rheumatology Physician;Endocrinology Physician;Gastroenterology Physician
29-1223|Adult Psychiatrist;Child Psychiatrist;Consulting Psychiatrist;Medical Doctor;MD;Outpatient Psychiatrist;Prison Psychiatrist;Staff Psychiatrist;Neuropsychiatrist;General Psychiatrist;Psychiatry Physician;Clinical Psychiatrist
29-1229|Adult and Pediatric Allergy Partner;Allergist;Allergy and Immunology Physician;Allergy and Immunology Specialist;Allergy Physician;Immunology Physician;MD;Medical Doctor;Pediatric Pulmonologist;Academic Hospitalist;Consultant Physician;Hospitalist Medical Doctor
29-1292|Licensed Dental Hygienist;Pediatric Dental Hygienist;Oral Hygienist
29-2010|Clinical Laboratory Technologist;Histologist Technologist;Medical Laboratory Technologist;Medical Lab Tech;MT;Certified Cytogenetic Technologist;Clinical Cytogeneticist Scientist;CCS;Cytogenetic Technologist;Cytogenetics Clinical Laboratory Specialist;CG CLSp;Cytogenetics Technical Specialist
29-2031|Cardiac Cath Lab Technologist;Cardiac Catheterization Laboratory Technologist;Cardiac Catheterization Technician;Cardiac Technician;Cardio Tech;Cardiovascular Technician;Cardiopulmonary Technician;Electrocardiogram Technician;EKG Tech;Registered Cardiovascular Invasive Specialist;RCIS;Cardiographer
29-2032|Medical Sonographer;Registered Diagnostic Medical Sonographer;RDMS;Staff Sonographer;Ultrasonographer;Ultrasound Technician;Ultrasound Tester;Sonogram Technician;Vascular Sonographer;Sonography Technician;Ultra Sound Technician;Echocardiogram Technician
29-2034|Computed Tomography Technologist;CT Tech;Diagnostic Radiologic Technologist;DRT;Imaging Technologist;Imaging Tech;RT;Radiology Technician;Radiology Tech;Registered Radiologic Technologist (RT (R));X-Ray Technologist;Skiagrapher
29-2035|MRI Coordinator;Magnetic Resonance Imaging Coordinator;MRI QA Coordinator;Magnetic Resonance Imaging Quality Assurance Coordinator;MRI Radiographer;Magnetic Resonance Imaging Radiographer;MRI Specialist;Magnetic Resonance Imaging Specialist;Magnetic Resonance Imaging Technician;Research MRI Technologist;Research Magnetic Resonance Imaging Technologist;Imaging Technologist
29-2042|EMT-P;EMT-I/85;EMT-I/99;Medical Driver;Health Care Specialist;Emergency Medical Driver;Emergency Medical Responder
29-2043|Responder;Paramedic Specialist;PS
29-2052|Accredited Pharmacy Technician;Chemotherapy Pharmacy Technician;Chemo Pharmacy Technician;OR Pharmacy Tech;Operating Room Pharmacy Tech;RPhT;Registered Pharmacy Technician;Pharmacist Technician;Pharmacy Technologist;Pharmacy Laboratory Technician
29-2053|Health Care Technician;Health Care Tech;LPT;Licensed Psychiatric Technician;Mental Health Associate;Mental Health Specialist;MHT;MHA;Mental Health Assistant;MHW;RA;Milieu Therapist
29-2055|Certified Surgical Technician;Operating Room Surgical Technician;OR St;Operating Room Technologist;Surgical Scrub Technician;Surgical Scrub Technologist;Surgical Scrub Tech;Surgical Technician;Scrub Technician;Travel Surgical Technologist
29-2056|Certified Veterinary Technician;Emergency Veterinary Technician;Internal Medicine Veterinary Technician;Internal Medicine Vet Tech;Licensed Veterinary Technician;Veterinarian Technician;Veterinary Laboratory Technician;Vet Lab Tech;Vet Nurse;Veterinary Technologist;Veterinary X-Ray Operator
29-2057|Certified Ophthalmic Medical Technician;Certified Ophthalmic Medical Tech;Certified Ophthalmic Surgical Assistant;Certified Ophthalmic Technician;Certified Ophthalmic Technician-Surgical Assistant;COT-SA;Health Technician;Health Tech;Ophthalmic Diagnostic Sonographer;Ophthalmic Medical Assistant;Ophthalmic Medical Technician;Ophthalmic Medical Tech
29-2061|Clinic Licensed Practical Nurse;Home Health Licensed Practical Nurse;Office Nurse;Pediatric LPN;Pediatric Licensed Practical Nurse;Radiation Oncology Nurse;Triage LPN;Triage Licensed Practical Nurse
29-2072|Coder;Health Information Clerk;Health Information Specialist;Health Information Tech;Medical Records Coordinator;Medical Records Technician;Medical Records Tech;Registered Health Information Technician;RHIT;Fee Coder;Insurance Coder;Disability Rater
29-2081|Certified Optician;Licensed Dispensing Optician;LDO;Ophthalmic Dispenser;Optical Technician;Registered Optician;Eyeglass Fitter;Optical Dispenser;Eyewear Specialist;Contact Lens Fitter;Optical Sales Associate;Licensed Optical Dispenser
29-2099.health-technician|Certified Intraoperative Neurophysiology Technologist;Certified Intraoperative Neurophysiology Tech;Certified Neurodiagnostic Technologist;Electroneurodiagnostic Technologist;END Technologist;Intraoperative Neuromonitoring Technologist;IONM Tech;Neurodiagnostic Tech;Neurophysiology Technical Specialist;Registered Electroencephalogram Technologist;Registered EEG Tech;Registered Electroencephalography Technologist
31-1120|Certified Home Health Aide;CHHA;Certified Medical Aide;Certified Nurses Aide;Home Attendant;Home Health Provider;In Home Caregiver;Care Provider;Direct Care Worker;Personal Care Attendant;Resident Care Assistant;RCA
31-1131|Certified Medication Aide;Certified Nurse Aide;Certified Nurses Aide;Licensed Nursing Assistant;LNA;Nurses' Aide;Nursing Aide;State Tested Nursing Assistant;Health Aide;Nurse Sitter;Gericare Aide;Nurse Assistant
31-1132|Radiology Transporter;Transporter;Ward Assistant;Medical Orderly;Hospital Orderly;Security Orderly;Radiology Orderly;New Patient Escort;Medical Transporter;Operating Room Aide;Emergency Room Orderly;Operating Room Orderly
31-2021|Certified Physical Therapist Assistant;CPTA;Home Care Physical Therapy Assistant;Home Health Physical Therapist Assistant;Licensed Physical Therapist Assistant;LPTA;Licensed Physical Therapy Assistant;Outpatient Physical Therapist Assistant;Per Diem Physical Therapist Assistant;Per Diem PTA;Physical Therapy Assistant;Physiotherapy Assistant
31-9011|Bodywork Therapist;Certified Massage Therapist;CMT;Clinical Massage Therapist;Integrated Deep Tissue Massage Therapist;Licensed Massage Practitioner;LMP;Registered Massage Therapist;RMT;Soft Tissue Specialist;Therapeutic Massage Technician;Masseur
31-9091|Certified Dental Assistant;CDA;Certified Registered Dental Assistant;Expanded Dental Assistant;Expanded Duty Dental Assistant;EDDA;Ortho Assistant;Dental Aide;Dental Specialist;Dentist Attendant;Orthodontist Assistant;Dental Office Assistant
31-9092|Chiropractor Assistant;Doctor's Assistant;Health Assistant;Ophthalmological Assistant;Outpatient Surgery Assistant;Registered Medical Assistant;Podiatric Aide;Optometric Aide;Ocular Care Aide;Physician's Aide;Autopsy Assistant;Health Unit Clerk
31-9093|Central Processing Technician;Central Sterile Supply Technician;CSS Technician;Certified Registered Central Service Technician;CRCST;Sterile Preparation Technician;Sterile Processing and Distribution Technician;Sterile Processing Tech;Sterile Technician;Sterilization Technician;Hot Packer;Bandage Maker
31-9096|Animal Care Provider;Animal Caregiver;Avian Keeper;Certified Veterinary Assistant;Emergency Veterinary Assistant;Inpatient Technician Assistant;Kennel Vet Assistant;Kennel Veterinary Assistant;Research Animal Attendant;Small Animal Caretaker;Veterinarian Assistant;Veterinary Attendant
31-9097|Lab Liaison Technician;Mobile Examiner;Patient Service Technician;PST;Registered Phlebotomist;Venipuncturist;Travel Phlebotomist;Clinical Phlebotomist;Research Phlebotomist;Collections Technician;Laboratory Phlebotomist;Outpatient Phlebotomist
33-1012|Captain;Detective Sergeant;Lieutenant;Patrol Sergeant;Police Chief;Port Warden;Chief Deputy;Desk Sergeant;Patrol Captain;Post Commander;Detective Chief;Patrol Commander
33-1091|Guard Captain;Security Chief;Officer Sergeant;Armed Site Supervisor;Protection Supervisor;Security Floor Supervisor;Security Department Supervisor
33-2011|Fire Equipment Operator;Fire Fighter;Fire Management Specialist;Fire Technician;Fire Tech;Forest Fire Suppression Specialist;Forestry Fire Technician;Forestry Fire Tech;Hot Shot;Ladderman;Fire Medic;Tiller Man
33-3012|Booking Officer;Community Services Officer;CSO;CO;Deputy Jailer;Jail Officer;Jailor;Matron;Jail Guard;Jailkeeper;Point Guard;Convict Guard
33-3021|CSI;Fugitive Detective;Fugitive Investigator;Narcotics Detective;Narcotics Investigator;Police Detective;Crime Scene Evidence Technician;Crime Scene Technician;Field Identification Specialist;Identification Officer;Anti-Terrorist Analyst;Crime Analyst
33-3051|Deputy;Patrol Deputy;Peace Officer;Police Patrol Officer;Public Safety Officer;Canine Enforcement Officer;K-9 Enforcement Officer;Customs Officer;Import Specialist;US Customs and Border Protection Officer;US CBPO;Cop
33-9032|Campus Security Officer;CSO;Custom Protection Officer;CPO;Customer Service Security Officer;Hotel Security Officer;Safety and Security Officer;Security Agent;Gateman;Watchman;Bodyguard;Bank Guard
33-9092|Beach Attendant;Marine Safety Officer;Ocean Lifeguard;Ocean Lifeguard Specialist;Pool Attendant;Ski Patrol Paramedic;Life Guard;Pool Monitor;Pool Supervisor;Aquatics Lifeguard;Certified Lifeguard;Aquatics Coordinator
35-1011|Banquet Chef;Certified Executive Chef;CEC;Ex Chef;Cake Icer;Cake Mixer;Salad Chef;Master Chef;Pantry Chef;Cake Froster;Cuisine Chef;Kitchen Chef
35-1012|Dietary Supervisor;Food and Nutrition Services Supervisor;Food Production Supervisor;Food Service Director;Kitchen Leader;Banquet Captain;Canteen Manager;Dietary Manager;Food Supervisor;Fountain Manager;Tea Room Manager;Bartender Manager
35-2011|Deep Fat Fryer Operator;Pizza Maker;Preparatory Cook;Pizza Baker;Food Service Cook;Fryline Attendant;Truck Team Member;Pancake Professional;Restaurant Line Cook
35-2012|Dinner Cook;Preparatory Cook;Mess Cook;Ranch Cook;Galley Cook;Ship's Cook;Kitchen Cook;Special Diet Cook;Boarding House Cook;Nutrition Care Specialist
35-2014|Appetizer Preparer;Back Line Cook;Banquet Cook;Broil Cook;Preparation Cook;Larder Cook;Station Cook;Railroad Cook;Ice Cream Chef;Vegetable Cook;Production Cook;Specialty Foods Cook
35-2015|Deli Cook;Delicatessen Cook;Preparation Cook;Snack Bar Cook;Food Clerk;Grill Person;Hash Slinger;Barbecue Cook;Grill Associate;Grill Attendant;Chuck Wagon Cook;Griddle Attendant
35-2021|Cook Aide;Delicatessen Clerk;Food Preparer;FSW;Parer;Pie Cutter;Salad Maker;Food Handler;Kitchen Crew;Kitchen Staff;Pantry Worker;Caterer Helper
35-3011|Banquet Bartender;Bar Captain;Barman;Barkeep;Bar Tender;Drink Mixer;Event Bartender;Service Bartender;Taproom Attendant;Catering Bartender;Restaurant Bartender
35-3023|Cafe Server;Cafeteria Server;Concession Cashier;Deli Worker;Delicatessen Worker;Snack Bar Attendant;Catering Barista;Soda Clerk;Cafe Worker;Counter Hop;Line Person;Soda Jerker
35-3031|Buffet Server;Carhop;Sommelier;Bar Waiter;Wait Staff;Club Waiter;Bar Waitress;Deck Steward;Wine Steward;Buffet Waiter;Club Waitress;Formal Waiter
35-3041|Room Server;Room Service Server;Tray Server;Curber;Boat Hop;Curb Hop;Car Attendant;Hot Tamale Man;Hot Tamale Worker;Teletray Operator;Dining Room Server;Food Cart Attendant
35-9011|Buffet Attendant;Bus Boy;Bus Person;Food Service Helper;Server's Assistant;Bar Back;Cafe Helper;Tray Setter;Kitchen Aide;Food Expeditor;Lunchroom Aide;Silver Steward
35-9021|DMO;Dish Room Worker;Dish Technician;Kitchen Steward;Pots and Pans Person;Utility Aide;Utility Worker;Scullion;Pot Washer;Dish Person;Dish Washer;Dish Stacker
35-9031|Buffet Hostess;General Teller;Greeter;Bar Host;Deli Host;Party Host;Bar Hostess;Tearoom Host;Party Hostess;Breakfast Host;Front Desk Host;Tearoom Hostess
37-1011|Custodian Supervisor;Environmental Services Supervisor;EVS;Maid Supervisor;Linen Supervisor;Janitor Supervisor;Janitorial Manager;House Superintendent;Linen Room Supervisor;Housekeeper Supervisor;Housekeeping Inspector;House Cleaner Supervisor
37-1012|Golf Course Superintendent;Grounds Crew Supervisor;Grounds Foreman;Grounds Maintenance Supervisor;Grounds Manager;Groundskeeper Supervisor;Landscape Manager;Turf Manager;Gardening Manager;Landscaping Foreman;Landscaping Manager;Arborist Crew Leader
37-2011|Building Custodian;Building Services Technician;Building Services Tech;Building Services Worker;Custodial Worker;Facilities Worker;Heavy Duty Custodian;Scrubber;Hired Man;Day Porter;Camp Tender;Floor Waxer
37-2012|Chambermaid;Cottage Attendant;Environmental Services Worker;Guest Room Attendant;GRA;Housekeeping Laundry Worker;Room Cleaner;Charwoman;Housemaid;Room Maid;Ward Maid;Hotel Maid
37-2021|Certified Pest Control Technician;Commercial Pest Control Technician;Pest Control Applicator;Pest Control Chemical Technician;Pest Control Operator;Pest Control Tech;Pest Technician;Residential Pest Control Technician;Spray Crew;Spray Worker;Pest Controller;Termite Treater
37-3011|Greenskeeper;Grounds Person;Grounds Specialist;Grounds Worker;Landscape Specialist;Landscape Technician;Outside Maintenance Worker;Sexton;Sodder;Greensman;Sod Layer;Lawn Mower
39-2021|Animal Care Giver;ACG;Aquarist;Dog Bather;Kennel Tech;Pet Stylist;Bather;Keeper;Walker;Farrier;Ringman;Cat Bather
39-3091|Activities Attendant;Coaster Attendant;Golf Course Ranger;Golf Course Starter;Recreation Aide;Recreation Clerk;Sports Complex Attendant;Caddie;Booster;Rinkman;Spieler;Rink Rat
39-5011|Barber Shop Operator;Stylist;Licensed Barber;Tonsorial Artist
39-5012|Hair Dresser;Stylist;Haircutter;Cosmetician;Wig Dresser;Wig Stylist;Home Stylist;Trichologist;Event Stylist;Hair Colorist;Hair Designer;Salon Designer
39-5092|Pedicurist;Nail Artist;Fingernail Former;Fingernail Sculptor;Fingernail Sculpturer;Fingernail Technician
39-5094|Aesthetician;Clinical Esthetician;Skin Care Specialist;Skin Care Technician;Skin Care Therapist;Spa Technician;Facial Operator;Brow Waxing Expert;Licensed Esthetician;Medical Aesthetician;Licensed Aesthetician;Esthetic Dermatologist
39-9011|Child Care Worker;Child Caregiver;Childcare Provider;Daycare Worker;Family Assistant;Governess;Household Manager;Special Needs Nanny;Travel Nanny;Nursemaid;Baby Sitter;Parent Aide
39-9031|Aerobics Instructor;Fitness Specialist;Fitness Technician;Fitness Trainer;Group Exercise Instructor;Private Trainer;Personal Coach;Weight Trainer;Fitness Teacher;Aerobics Teacher;Zumba Instructor;Fitness Attendant
39-9032|Activities Director;Activity Aide;Activity Assistant;Activity Coordinator;Recreation Supervisor;Play Leader;Camp Advisor;Youth Worker;Field Advisor;Guest Advisor;Teen Counselor;Activities Aide
41-1011|Bakery Manager;Delicatessen Manager;Key Carrier;Meat Department Manager;Parts Sales Manager;Shift Manager;Floor Manager;Stock Manager;Floral Manager;Cashier Manager;Florist Manager;Pawn Shop Keeper
41-1012|Customer Service Department Supervisor;Driver Sales Supervisor;Information Center Supervisor;Inside Sales Supervisor;Reservations Supervisor;Sales Department Supervisor;Sales Leader;Sales Counselor;Dry Cleaning Manager;Telesales Supervisor;Territory Supervisor;Bulk Plant Supervisor
41-2011|Center Aisle Cashier;Central Aisle Cashier;Store Attendant;Toll Collector;Cash Person;Day Cashier;Tube Teller;Cash Checker;Cashier Host;Auction Clerk;Check Cashier;Clerk Checker
41-2021|Counter Service Representative;Rental Assistant;Rental Associate;Rental Clerk;Rental Counter Clerk;Rental Sales Representative;Video Clerk;Boats Renter;Desk Greeter;Desk Attendant;Counter Checker;Will Call Clerk
41-2022|Parts Consultant;Parts Counter Salesperson;Parts Counterman;Parts Counterperson;Parts Person;Parts Salesman;Parts Salesperson;Wholesale Parts Salesperson;Parts Associate;Parts Counter Clerk;Parts Counter Person;Electronic Parts Salesperson
41-2031|Sales Person;Salesman;Shop Girl;Car Dealer;Auto Dealer;Haberdasher;Meat Hostess;Retail Clerk;Shoe Salesman;Toy Consultant;Car Salesperson;Dry Goods Clerk
41-3011|Advertising Account Representative;Advertising Consultant;Advertising Representative;Ad Sales Representative;Idea Man;Time Buyer;Idea Worker;Space Buyer;Time Broker;Account Planner;Advertising Agent;Site Leasing Agent
41-3021|Sales Agent;Underwriting Sales Representative;Bond Writer;Debit Agent;Burial Agent;Pension Agent;Compensation Agent;Insurance Salesman;Network Contractor;Insurance Solicitor;Sales Special Agent;Insurance Salesperson
41-3031|Commodities Broker;Equity Trader;Financial Consultant;Investment Representative;Investments Advisor;Investments Specialist;Day Trader;Speculator;Bond Broker;Bond Trader;Flow Trader;Loan Broker
41-3091|Field Sales Consultant;Accounts Representative;Wireless Sales Specialist;Field Sales Representative;Client Relationship Consultant;Business-to-Business Sales Representative
41-4011|Sales Rep;Solar Consultant;Solar Sales Consultant;Solar Sales Rep;Solar Sales Specialist;Solar Advisor;Sales Agronomist;Solar Sales Advisor;Retail Solar Advisor;Solar Sales Assessor;Solar Sales Estimator;Enterprise Salesperson
41-4012|Account Representative;Customer Account Technician;Inside Salesperson;Sales Professional;Sales Rep;Consignee;Metal Dealer;Scrap Dealer;Wool Merchant;Diamond Broker;Textile Broker;Oil Distributor
41-9022|Realtor Associate;Sales Agent;Land Agent;Buyers' Agent;Showing Agent;Land Sales Agent;Leasing Associate;Right-of-Way Buyer;Home Sales Consultant;Apartment Rental Agent;Real Estate Consultant;Apartment Leasing Agent
41-9031|Business Development Engineer;Inside Sales Engineer;Product Sales Engineer;Sales Applications Engineer;Technical Marketing Engineer;Technical Sales Engineer;Field Sales Engineer;Outside Sales Engineer;Regional Sales Engineer;Enterprise Sales Engineer;Sales Engineering Manager;Pre-Sales Solutions Engineer
43-1011|Accounts Payable Supervisor;Accounts Receivable Manager;Office Coordinator;Staff Services Manager;Weigh Boss;Payroll Master;Mail Supervisor;Mailing Manager;Property Master;Rate Supervisor;Support Manager;Clerk Supervisor
43-3011|AR Specialist;Collection Agent;Collection Specialist;Collector;Telephone Collector;Dunner;Repossessor;Rent Collector;Car Repossessor;Claims Collector;Collections Agent;Collections Clerk
43-3021|Account Services Representative;Accounts Services Rep;Biller;Item Processing Clerk;IP Clerk;Pre-Audit Clerk;Statement Clerk;Statement Distribution Clerk;Statement Services Representative;Statement Services Rep;Rater;Fee Clerk
43-3031|Accounting Associate;Accounting Specialist;Accounting Technician;Accounts Payables Clerk;Accounts Receivable Clerk;Clipman;Bond Clerk;Audit Clerk;Check Clerk;Price Clerk;Advice Clerk;Budget Clerk
43-3051|Payroll Assistant;Payroll Representative;Payroll Technician;Personnel Assistant;Checkman;Time Clerk;Bonus Clerk;Time Checker;Time Recorder;Wanigan Clerk;Sign Out Clerk;Payroll Officer
43-3071|Branch Operations Specialist;Customer Relationship Specialist;CSA;FSR;Personal Banking Representative;Roving Teller;Loan Teller;Mail Teller;Note Teller;Branch Teller;Paying Teller;On-call Teller
43-4031|City Recorder;License Specialist;Motor Vehicle Field Representative;MVFR;Motor Vehicle Licensing Clerk;Permits Specialist;Crier;Register;Tag Clerk;Case Clerk;Civil Clerk;Court Crier
43-4051|CCR;Customer Service Agent;Customer Service Specialist;Customer Support Rep;Member Services Rep;Bill Adjuster;Returns Clerk;Trouble Clerk;Warranty Clerk;Account Adjuster;Complaints Clerk;Customer Advocate
43-4061|Benefits Program Tech;Benefits Program Technician;Business and Employment Specialist;Eligibility Examiner;Program Eligibility Specialist;Social Welfare Examiner;SWEX;Workforce Advisor;Workforce Services Representative;WSR;Intake Clerk;Contact Agent
43-4081|Desk Clerk;Front Desk Associate;Guest Service Representative;Guest Services Agent;GSA;Hall Clerk;Room Clerk;Hotel Clerk;Motel Clerk;Hotel Associate;Hotel Desk Clerk;Resort Desk Clerk
43-4121|Acquisitions Assistant;Cataloging Assistant;Library Aide;Library Circulation Assistant;Library Clerical Assistant;Library Services Assistant;Media Assistant;Microfilm Clerk;Stacks Assistant;Film Library Clerk;Shelving Assistant;Librarian Assistant
43-4131|Closer;Licensed Loan Officer Assistant;Loan Analyst;Loan Clerk;Mortgage Broker;Post Closer;Loan Expeditor;Loan Inspector;Loan Secretary;Mortgage Clerk;Loan Representative;Mortgage Closing Clerk
43-4151|Order Analyst;Order Clerk;Order Entry Administrator;Order Entry Admin;Order Entry Representative;Order Entry Rep;Order Processing Clerk;Order Taker;Warehouse Person;Order Booker;Order Editor;Order Tracer
43-4161|Human Resources Administrative Assistant;HR Administrative Assistant;Human Resources Associate;HR Associate;Benefits Clerk;Employment Clerk;Time Study Clerk;Staffing Assistant;Benefits Technician;Civil Service Clerk;Personnel Associate;Civil Service Worker
43-4171|Information Assistant;Info Assistant;Member Services Rep;Quoter;Research Clerk;Space Scheduler;Telephone Clerk;In File Operator;Outpatient Clerk;Spa Receptionist;Appointment Clerk;Appointment Setter
43-4181|Airline Ticket Agent;Airport Sales Agent;Customer Service Agent;Reservations Agent;Reservations and Ticketing Agent;Station Agent;Tour Sales Representative;Cabin Agent;Depot Agent;Flight Agent;Road Advisor;Travel Clerk
43-5011|Air Export Specialist;Drop Shipment Clerk;International Coordinator;Logistics Service Representative;Ship Broker;Traffic and Documentation Clerk;Air Export Agent;Air Export Coordinator;GSA Coordinator;General Services Administration Coordinator;Ocean Export Specialist;Relocation Coordinator
43-5031|Communications Operator;Emergency Communications Dispatcher;Emergency Communications Operator;ECO;Telecommunicator;Alarm Operator;Dispatch Operator;Emergency Operator;Dispatch Specialist;911 Telecommunicator;Ambulance Dispatcher;Police Radio Dispatcher
43-5032|Aircraft Dispatcher;Charter Coordinator;City Dispatcher;Dispatch;Mine Dispatcher;Paratransit Dispatcher;School Bus Dispatcher;Train Dispatcher;Car Tracer;Bus Starter;Cab Starter;Car Starter
43-5052|City Carrier;CCA;City Letter Carrier;City Mail Carrier;Rural Carrier;RCA;Rural Mail Carrier;Rural Route Carrier;Mailman;Postman;Mail Rider;Clerk Carrier
43-5061|Material Requirements Planner;MRP;Materials Coordinator;Production Assistant;Production Clerk;Production Controller;Job Tracer;Lot Worker;Beef Tagger;Job Checker;Job Spotter;Kit Planner
43-5071|Materials Control Associate;Order Fulfillment Specialist;Receiving Associate;Receiving Coordinator;Traffic Assistant;Car Checker;Ship Runner;Cloth Booker;Order Writer;Vault Worker;Break Out Man;Fish Receiver
43-6011|Administrative Aide;Administrative Secretary;Project Assistant;Clerical Specialist;Corporate Secretary;Financial Secretary;Director's Assistant;Management Assistant;Congressional Staffer;President's Assistant;Executive Administrator;Trust Manager Assistant
43-6012|Confidential Secretary;Legal Admin Assistant;Legal Administrator;Legal Admin;Legal Coordinator;Legal Management Assistant;Legal Office Support Assistant;Legal Practice Assistant;Magistrate Assistant;Law Secretary;Paralegal Secretary;Law Office Assistant
43-6013|Clinic Office Assistant;Medical Office Specialist;Physician Office Specialist;Unit Support Representative;Ward Clerk;Ward Secretary;Dental Secretary;Surgery Scheduler;Hospital Secretary;Insurance Verifier;Hospital Unit Clerk;Medical Office Clerk
43-6014|Administrative Secretary;Admin Secretary;Admin Specialist;Administrative Support Assistant;ASA;Administrative Technician;Police;Clerk Secretary;Alumni Secretary;Escrow Secretary;Office Secretary;Clerical Secretary
43-9021|Data Capture Specialist;Data Entry Machine Operator;Data Transcriber;Underwriting Support Specialist;Encoder;Data Keyer;Keypuncher;Teletypist;Varitypist;Data Typist;Teleprinter;Card Puncher
43-9041|Claims Adjudicator;Claims Analyst;Claims Clerk;Claims Customer Service Representative;Claims CSR;Claims Processor;Claims Rep;Claims Technician;Claims Tech;Insurance Analyst;Claims Taker;Claims Sorter
43-9061|Admin Clerk;Clerical Aide;General Clerk;Office Services Specialist;Office Support Assistant;Media Clerk;Office Aide;Police Aide;Trace Clerk;Melter Clerk;Police Clerk;Office Helper
45-1011|Animal Research Facility Supervisor;Cattle Manager;Logging Crew Foreman;Logging Supervisor;Pest Management Supervisor;Wildlife Manager;Saw Boss;Barn Boss;Boom Boss;Camp Boss;Farm Boss;Gamekeeper
45-2091|Hay Baler;Packing Tractor Machine Operator;Rake Operator;Sprayer;Windrower Operator;Cane Piler;Cultivator;Hay Chopper;Straw Baler;Gin Operator;Cotton Ginner;Lime Spreader
45-2092|Farm Laborer;Field Irrigation Worker;Orchard Worker;Hoer;Budder;Roguer;Grafter;Grubber;Smudger;Irrigator;Replanter;Yam Curer
45-2093|Farm Hand;Farrowing Worker;Milking Worker;Rancher;Vaccinator;Herder;Lamber;Farming;Vaquero;Dairyman;Debeaker;Jackaroo
47-1011|Coal Mine Production Foreman;Electrical Supervisor;Field Operations Supervisor;Insulation Foreman;Roustabout Field Supervisor;Sheet Metal Foreman;Site Superintendent;Commercial Field Manager;Commercial Solar Superintendent;Installation Manager;Residential Field Manager;Residential Field Supervisor
47-2031|Bridge Carpenter;Concrete Carpenter;Construction Carpenter;Form Carpenter;Maintenance Carpenter;Scaffold Builder;Bracer;Ceiler;Hammerer;Sheather;Sparmaker;Boatwright
47-2051|Cement Finisher;Concrete Mason;Finisher;Mason;Curb Builder;Joint Setter;Floor Grinder;Cement Patcher;Float Operator;Joint Finisher;Concrete Cutter;Concrete Rubber
47-2061|Bituminous Asphalt Technician;Drop Crew Laborer;EO;Post Framer;Scaffolding Operator;Site Work Laborer;Beller;Tagman;Tamper;Caulker;Mat Man;Mop Man
47-2073|Engineering Equipment Operator;EO;HEO;Hot Mix Asphalt Operator;Motor Grader Operator;Hoe Runner;Road Grader;Land Leveler;Blade Operator;Crane Engineer;Dump Attendant;Landfill Grader
47-2081|Ceiling Installer;Dry Wall Installer;Drywall Mechanic;Drywaller;Exterior Interior Specialist;Metal Framer;Furrer;Lath Hand;Rock Lather;Wire Lather;Wood Lather;Metal Furrer
47-2111|Control Electrician;Electrical Journey Person;Housing Maintenance Electrician;Paper Mill Electrician;Test Man;Mine Wirer;Ship Wirer;Sign Wirer;House Wirer;Wire Hanger;Ground Wirer;Signal Wirer
47-2141|Facilities Painter;Highway Painter;House Painter;Maintenance Painter;Calciminer;Kalsominer;Set Painter;Roof Painter;Silo Painter;Bridge Painter;Drywall Sprayer;Painters Helper
47-2152|Fire Sprinkler Service Technician;Residential Plumber;Solar Energy Technician;Solar Hot Water Installer;SHW Installer;Solar Maintenance Technician;Solar Thermal Installer;Gasfitter;Gas Plumber;Meter Setter;Green Plumber;Gas Pipe Layer
47-2181|Industrial Roofer;Metal Roofing Mechanic;Residential Roofer;Roof Mechanic;Roof Service Technician;Roofing Technician;Sheet Metal Roofer;Slater;Tar Roofer;Tin Roofer;Tile Roofer;Metal Roofer
47-2211|Commercial Sheet Metal Service Installer;Field Installer;Heating, Ventilation, and Air Conditioning Sheet Metal Installer;HVAC Sheet Metal Specialist;Heating, Ventilation, and Air Conditioning Sheet Metal Specialist;Sheet Metal Installer;Sheet Metal Journeyman;Sheet Metal Layout Mechanic;Tinker;Cowlman;Tinsmith;Tin Worker
47-2221|Steel Worker;Structural Steel Erector;Erector;Housesmith;Iron Setter;Sign Hanger;Tank Setter;Iron Erector;Joist Setter;Sign Builder;Steel Hanger;Steel Rigger
47-2231|Journeyman Electrician PV Installer;Journeyman Electrician Photovoltaic Installer;PV Installation Tech;Photovoltaic Installation Technician;Photovoltaic Installer;Solar Designer;Solar Electric Installer;Solar Panel Installation Technician;Solar Panel Installation Tech;Solar PV Installer;Solar Photovoltaic Installer;Solar PV Integrator
47-4011|Building Code Administrator;Building Official;Combination Building Inspector;Building Performance Consultant;Building Science and Energy Specialist;Building Scientist;Energy Advisor;Energy and Building Systems Specialist;Energy Auditor;Energy Rater;Home Energy Inspector;Home Performance Consultant
47-4051|EO;Highway Maintainer;Highway Maintenance Crew Worker;Highway Maintenance Technician;Transportation Maintenance Operator;Transportation Maintenance Specialist;TMS;Transportation Worker;Hot Oiler;Road Maker;Road Oiler;Road Mender
47-5071|Field Service Roustabout;Oil and Gas Roustabout;Oil Field Roustabout;Production Roustabout;Rig Hand;Roustabout Crew Pusher;Roustabout Hand;Roustabout Pusher;Oil Rigger;Gang Worker;Gas Floor Hand;Oil Floor Hand
49-1011|Electrical and Instrumentation Supervisor;E and I Supervisor;Facilities Maintenance Supervisor;Facility Maintenance Supervisor;Maintenance Coordinator;Maintenance Foreman;Maintenance Planner;Maintenance Superintendent;Wire Chief;Rig Manager;Garage Manager;Repeater Chief
49-2022|Customer Service Technician;Install and Repair Technician;Telecommunications Technician;Inside Wirer;Test Deskman;Ticker Wirer;Toll Mechanic;Call Box Wirer;Relay Mechanic;Facility Worker;Matrix Repairer;Equipment Tester
49-2098|Home Security Alarm Installer;Install Technician;Installer;Security Installation Technician;Security Installer;Security Technician;Alarm Adjuster;Alarm Installer;Fire Alarm Mechanic;Fire Alarm Installer;Burglar Alarm Mechanic;Security System Installer
49-3011|Aircraft Maintenance Tech;Aircraft Restorer;Aircraft Technician;A and P Mechanic;Aviation Maintenance Technician;Aviation Mechanic;Jet Mechanic;Aircraft Worker;Airplane Rigger;Airplane Tester;Airline Mechanic;Engine Installer
49-3021|Auto Body Man;Auto Body Repair Tech;Auto Body Repairman;Automotive Body Technician;Auto Body Tech;Body Technician;Body Tech;Collision Repair Tech;Collision Tech;Frame Man;Refinish Technician;Refinish Tech
49-3023|Automotive Drivability Technician;Auto Drivability Tech;Auto Service Tech;Auto Tech;Diagnostic Technician;Diagnostic Tech;Heavy Line Technician;Heavy Line Tech;Lube Tech;Lubrication Technician;Quick Service Technician;Quick Service Tech
49-3031|Diesel Tech;General Repair Mechanic;Heavy Truck Mechanic;Transit Mechanic;Bus Overhauler;Tractor Expert;Diesel Machinist;Truck Overhauler;Bus Motor Mechanic;Bus Engine Mechanic;Bus Garage Mechanic;Locomotive Mechanic
49-3042|Construction Equipment Mechanic;Equipment Technician;Field Mechanic;Heavy Equipment Technician;Mobile Heavy Equipment Mechanic;Trucksmith;Brake Mechanic;Hoist Mechanic;Dinkey Mechanic;Dredge Mechanic;Master Mechanic;Mobile Mechanic
49-3093|Alignment Technician;Tire Buster;Tire Installer;Tire Repairer;Tire Shop Mechanic;Tire Man;Tire Fixer;Tire Worker;Tire Mechanic;Tire Servicer
49-9021|A/C Tech;Air Conditioning Technician;Heating, Ventilation, and Air Conditioning Installer;Heating, Ventilation, and Air Conditioning Mechanic;HVAC Service Tech;Heating, Ventilation, and Air Conditioning Service Technician;HVAC Specialist;Heating, Ventilation, and Air Conditioning Specialist;HVAC Tech;Heating, Ventilation, and Air Conditioning Technician;Refrigeration Mechanic;Refrigeration Operator
49-9041|Industrial Machinery Mechanic;Loom Technician;Machine Adjuster;Feltman;Reed Man;Outfitter;Comb Fixer;Pin Pusher;Channel Man;Comb Setter;Frame Fixer;Reed Worker
49-9044|Maintenance Millwright;Millwright Business Representative;Millwright Business Rep;Millwright Foreman;Millwright General Foreman;Millwright Instructor;Precision Millwright;Machine Mover;Plant Changer;Machine Rigger;Machine Erector;Machinery Rigger
49-9051|Class Gloving Electrical Lineman;Class Rubber Gloving Lineman;Electrical Lineman;Electrical Lineworker;Power Lineman;Power Lineman Technician;Service Man;Third Step Lineman;Troubleman;Line Builder;Line Crewman;Line Erector
49-9052|Cable Television Technician;Cable TV Tech;Installation and Repair Technician;I and R Technician;Installer;Reel Man;Line Tester;Coax Splicer;Toll Lineman;Wire Splicer;Block Cableman;Cable Mechanic
49-9071|Building Mechanic;Equipment Engineering Technician;Maintenance Engineer;Maintenance Journeyman;Maintenance Man;Maintenance Specialist;Handy Man;Pool Technician;Building Repairer;Mechanical Expert;Mechanics Handyman;Mechanical Adjuster
49-9081|Renewable Energy Technician;Troubleshooting Technician;Wind Farm Support Specialist;Wind Turbine Operator;Wind Turbine Troubleshooting Technician;Energy Technician;Windmill Technician;Wind Energy Mechanic;Wind Plant Technician;Wind Power Technician;Wind Turbine Mechanic;Wind Turbine Installer
51-1011|Assembly Supervisor;Molding Supervisor;Quality Assurance Supervisor;QA Supervisor;Beater Boss;Tipple Boss;Breaker Boss;Gauger Chief;Acid Supervisor;Dyer Supervisor;Lime Supervisor;Mill Supervisor
51-2028|Factory Assembler;Manufacturing Assembler;Transformer Assembler;Electromechanical Assembler;Electromechanical Equipment Assembler;Electronic Technician;Plug Wirer;Stem Mounter;Grid Operator;Panel Builder;Speaker Wirer;Lamp Assembler
51-2041|Layout Man;Mill Beam Fitter;Ship Fitter;Small Parts Fabricator;Structural Planner;Structural Steel Fitter;Steelworker;Weld Fitter;Metal Box Maker;Motorcycle Maker;Machine Cage Maker;Machine Shop Fitter
51-2090|Assembly Associate;Assembly Line Machine Operator;Assembly Operator;Certified Composites Technician;CCT;Production Line Worker;Baser;Raiser;Webber;Sneller;Deadener;Fletcher
51-3011|Panner;Pie Baker;Pie Maker;Pan Dumper;Pan Puller;Bagel Maker;Night Baker;Oven Dumper;Roll Panner;Store Baker;Pastry Baker;Sponge Maker
51-3021|Meat Clerk;Meat Specialist;Cleaver;Meatman;Blockman;Meat Carver;Meat Loiner;Meat Slicer;Meat Butcher;Halal Butcher;Seafood Clerk;Kosher Butcher
51-3022|Beef Trimmer;Breast Trimmer;Chicken Cutter;Fish Processor;Seafood Processor;Wing Scorer;Fatter;Gutter;Rumper;Shucker;Tonguer;Filleter
51-3092|Batching Operator;Brewing Technician;Dosier Operator;Dough Scaler;Mix Technician;Syrup Maker;Maker;Lard Mixer;Pie Filler;Soup Mixer;Cheesemaker;Chili Maker
51-4031|Fabrication Operator;Saw Operator;Set-Up Operator;Blanker;Clincher;Shearman;Planisher;Can Cutter;Tin Cutter;Coil Cutter;Coil Shaper;Iron Bender
51-4041|Computer Numeric Controlled Machinist;Computer Numerically Controlled Machinist;Gear Machinist;Machine Repair Person;Manual Lathe Machinist;Production Machinist;Jobber;Mechanist;Machine Fitter;Tool Machinist;Metal Machinist;Instrument Maker
51-4072|Die Cast Technician;Diecast Machine Operator;Mold Technician;Core Filer;Die Caster;Hot Molder;Ironmolder;Mat Roller;Core Blower;Core Fitter;Core Placer;Flask Maker
51-4111|Die Machinist;Die Repair Laborer;Die Repair Technician;Die Repair Tech;Jig and Fixture Repairer;Tool and Die Machinist;Tool and Fixture Specialist;Tool Maker;Tool Repairer;Trim Die Maker;Jigman;Sawsmith
51-4121|Assembly Line Brazer;Brazer;Fabrication Welder;Maintenance Welder;Metal Inert Gas Welder;Tungsten Inert Gas Welder;Welder Fitter;Arc Cutter;Arc Wedler;Arc Welder;Bar Welder;Bit Welder
51-5112|Flexographic Press Operator;Offset Pressman;Pressman;Printer;Printing Pressman;Web Press Operator;Backer;Bag Printer;Box Printer;Ink Printer;Job Printer;Pressfitter
51-6011|Laundry Assistant;Laundry Housekeeper;Laundry Technician;Personal Clothing Laundry Aide;Launderer;Laundress;Renovator;Rug Sizer;Bag Hanger;Bag Washer;Fur Blower;Net Sorter
51-6031|Line Closer;Prototype Sewer;Sew On Operator;Yoker;Baster;Cuffer;Hemmer;Purler;Serger;Tucker;Welter;Fagoter
51-7011|Cabinet Builder;Cabinet Installer;Cabinetmaker;Double End Tenon Operator;Harp Maker;Chair Mender;Violin Maker;Cabinet Worker;Chair Mechanic;Wood Machinist;Wood Mechanist;Frame Carpenter
51-8013|Control Room Operator;Multicraft Operator;MCO;Operations and Maintenance Technician;O and M Tech;Plant Control Operator;Plant Operator;Central Heating Plant Operator;Fuel Handler;Fuel Quality Technician;Fuel Quality Tech;Heating Plant Operator
51-8021|Boiler Technician;Boiler Tech;Plant Utilities Engineer;Recovery Boiler Operator;Stationary Steam Engineer;Fan Runner;Marine Firer;Retort Firer;Boiler Fireman;Exhaust Worker;Steam Engineer;Watch Engineer
51-8031|Plant Operator;Process Op;SCADA Operator;Supervisory Control and Data Acquisition Operator;Waste Water Treatment Plant Operator;WWTP Operator;WW Operator;Water Control Dispatcher;Water Treatment Plant Operator;Basin Tender;Water Technician;Disposal Operator
51-9011|Chlorination Operator;Multiskill Operator;Spray Dry Operator;Vaporizer;Acid Maker;Salt Maker;Soda Maker;Acid Tender;Chlorinator;Lye Treater;Resin Maker;Acid Cleaner
51-9023|Batchmaker;Blender;Blending Technician;Blending Tech;Ink Blender;Issuing Operator;Mixer;Stock Preparation Operator;Stock Prep Operator;Pugger;Slaker;Blunger
51-9061|QA Auditor;Quality Assurance Auditor;QA Inspector;Quality Assurance Technician;QC Inspector;Taster;Classer;Weigher;Regrader;Rejector;Targeteer;Bag Grader
51-9111|Closing Machine Operator;Computer Numerical Control Machine Operator;Packing Attendant;Packing Machine Operator;Canner;Capper;Carder;Corker;Nester;Labeler;Can Capper;Can Sealer
51-9124|Auto Painter;Automotive Refinish Technician;Auto Refinish Tech;Coater Operator;Paint Technician;Paint Tech;Spray Painter;Top Coater;Dagger;Blacker;Bronzer;Browner
51-9161|CNC Gear Operator;Computer Numerical Control Gear Operator;Computer Numerical Control Lathe Operator;Computer Numerical Control Machine Operator;Computer Numerical Control Machinist;Computer Numerical Control Mill Operator;Computer Numerical Control Operator;CNC Set Up Operator;Computer Numerical Control Set Up Operator;Shot Peening Operator;Welding Robot Operator;Robotic Machine Operator
51-9162|CAD CAM Programmer;Computer-Aided Design Computer-Aided Manufacturing Programmer;Computer Numerical Control Machinist;Computer Numerical Control Programmer;Numerical Tool Programmer;Process Control Programmer
51-9198|Helper;Press Helper;Reverser;Scrapper;Hander-In;Billposter;Pan Helper;Press Hand;Cook Helper;Dyer Helper;Hand Washer;Label Coder
53-1047|Receiving Supervisor;Shipping Manager;Terminal Operations Manager;Warehouse Foreman;Heavy Equipment Supervisor;Recycle Coordinator;Recycling Coordinator;Recycling Manager;Recycling Program Manager;Solid Waste Division Supervisor;Waste Reduction Coordinator;Cargo Manager
53-2011|Airbus Captain;Captain;Commercial Airline Pilot;FO;Line Pilot;Pilot;Jet Pilot;Fighter Pilot;Aircraft Pilot;Military Pilot;Air Force Pilot;Aircraft Captain
53-2012|Commercial Helicopter Pilot;EMS Helicopter Pilot;Emergency Medical Service Helicopter Pilot;Line Pilot;Pilot;Aviator;Balloonist;Test Pilot;Crop Duster;Rotor Pilot;Spray Pilot;Balloon Pilot
53-2021|ATCS;Center Air Traffic Controller;Center ATC;Certified Professional Controller;CPC;Control Tower Operator;Enroute Air Traffic Controller;Enroute ATC;Radar Air Traffic Controller;Terminal Air Traffic Control Specialist;Terminal ATC Specialist;Tower Air Traffic Controller
53-2031|In-Flight Crew Member;Inflight Services Flight Attendant;International Flight Attendant;Flight Crew;Flight Hostess;Flight Steward;Meal Attendant;Airline Hostess;Cabin Attendant;Airline Attendant;Airline Stewardess;Flight Crew Member
53-3031|Delivery Man;Driver;Driver Salesman;Route Delivery Driver;Route Sales Driver;Route Salesman;Sales Route Driver;Breadman;Bobtailer;Expressman;Bread Jockey;Route Jumper
53-3032|Commercial Driver's License Driver;Driver;Line Haul Driver;Log Truck Driver;Over the Road Driver;Production Truck Driver;Road Driver;Car Pilot;Truck Hop;Bull Driver;Car Ferrier;City Driver
53-3033|Bulk Delivery Driver;Driver;Package Car Driver;Service Provider;Warehouse Driver;Car Escort;Local Driver;Order Worker;Parts Driver;Store Driver;Commercial Driver;Directory Carrier
53-3051|Bus Driver;Shuttle Bus Driver;Special Education Bus Driver;Campus Driver;School Bus Operator;Special Education Driver
53-3052|Bus Driver;Charter Bus Driver;Motor Coach Driver;Motor Coach Operator;Transit Coach Operator;Transit Driver;Stage Driver;Jitney Driver;Charter Driver;Motor Bus Driver;Transport Operator;Courtesy Bus Driver
53-3053|Driver;Limousine Driver;Motor Coach Driver;Shuttle Bus Driver;Hearse Driver;New Car Driver;Tow Bar Driver;Crew Car Driver;Flag Car Driver;Corporate Driver;Wide Load Escort;Drive Away Driver
53-7051|Checker Loader;Fork Lift Technician;Fork Truck Driver;Shag Truck Driver;Spotter Driver;Tow Motor Operator;Snaker;Tow Driver;Uke Driver;Lift Driver;Dolly Driver;Hi Lo Driver
53-7061|Aircraft Cleaner;Automotive Detailer;Bus Cleaner;Detail Technician;Detail Tech;Detailer;Reconditioner;Sanitation Truck Cleaner;Talcer;Car Dryer;Car Wiper;Simonizer
53-7062|Merchandise Pick Up Associate;Merchandise Receiving Associate;Shipping and Receiving Materials Handler;Bobcat Driver;Box Sorter;Convenience Recycle Center Technician;Convenience Recycle Center Tech;Deconstruction and Decontamination Waste Operations Specialist;D and D Waste Operations Specialist;Non-Ferrous Material Handler;Sort Line Worker;Transfer Station Operator
53-7064|Crater;Mini Shifter;Pack Out Operator;Packaging Specialist;Picker and Packer;Selector Packer;Tier;Bulker;Prizer;Repacker;Burlapper;Egg Caser
53-7065|Checker Stocker;Inventory Technician;Inventory Tech;Marking Clerk;Order Filler;Warehouse Technician;Warehouse Tech;Crib Clerk;Die Keeper;Tag Marker;Tool Clerk;Warehouser
53-7081|Front Load Trash Truck Driver;Garbage Man;Recycle Driver;Roll Off Container Truck Driver;Roll Off Truck Driver;Sanitation Laborer;Trash Collector;Junkman;Recycler;Trash Man;Waste Man;Limb Driver
`;

export const titlesWithoutProfile = `
11-1031|Legislators;Senator;Alderman;Councilor;Selectman;Councilman
11-2011|Advertising and Promotions Managers;Advertising Manager;Ad Manager;Advertising Sales Manager;Ad Sales Manager;Classified Advertising Manager
11-2033|Fundraising Managers;Account Supervisor;Annual Giving Director;Canvass Director;Grants Coordinator;Funding Coordinator
11-3111|Compensation and Benefits Managers;Benefits Coordinator;Benefits Director;Benefits Manager;Compensation and Benefits Director;Compensation and Benefits Manager
11-3131|Training and Development Managers;Education and Development Manager;L and D Director;Learning and Development Director;Learning Manager;Organizational Development Manager
11-9013|Farmers, Ranchers, and Other Agricultural Managers;Aquaculture Director;Farm Manager;Farm Operations Technical Director;Fish Hatchery Manager;Greenhouse Manager
11-9039|Education Administrators, All Other;Attache;Library Director;School Supervisor;Educational Director;Health Education Director
11-9071|Gambling Managers;Casino Manager;Casino Operations Manager;Casino Shift Manager;Gaming Manager;Pit Manager
11-9072|Entertainment and Recreation Managers, Except Gambling;Aquatics Director;Boat Club Manager;Recreation Manager;Ski Resort Manager;Theme Park Manager
11-9131|Postmasters and Mail Superintendents;Delivery Supervisor;Distribution Operation Supervisor;SDO;Distribution Operations Manager;Distribution Operations Supervisor
11-9161|Emergency Management Directors;911 Communications Manager;Emergency Management Coordinator;Emergency Management Director;Emergency Management System Director;EMS Director
11-9171|Funeral Home Managers;Arranging Funeral Director;Funeral Director;Funeral Home Location Manager;Funeral Home Manager;Funeral Home Owner
11-9179|Personal Service Managers, All Other;Clinical and Wellness Programs Manager;Fitness and Wellness Coordinator;Fitness and Wellness Director;Fitness Center Manager;Fitness Coordinator
13-1011|Agents and Business Managers of Artists, Performers, and Athletes;Agent;Athlete Marketing Agent;Booker;Booking Agent;Entertainment Specialist
13-1032|Insurance Appraisers, Auto Damage;Appraiser;Automobile Appraiser;Auto Appraiser;Automobile Damage Appraiser;Auto Damage Appraiser
13-1074|Farm Labor Contractors;Farm Labor Contractor;Field Manager;Field Supervisor;Farm Crew Member;Harvest Contractor
13-1075|Labor Relations Specialists;Business Agent;Business Representative;Grievance Manager;Labor Relations Specialist;Labor Specialist
13-2020|Property Appraisers and Assessors;Appraiser;Assessor;Certified Real Estate Appraiser;Commercial Appraiser;County Assessor
13-2041|Credit Analysts;Credit Administrator;Credit Analyst;Credit and Collections Analyst;Credit Officer;Credit Representative
13-2054|Financial Risk Specialists;Analyst;Risk Analyst;Risk Manager;Risk Specialist;Securities Analyst
13-2061|Financial Examiners;Bank Examiner;Bank Secrecy Act Anti-Money Laundering Officer;BSA/AML Officer;Community Reinvestment Act Officer;CRA Officer
13-2071|Credit Counselors;Accredited Financial Counselor;Certified Consumer Credit and Housing Counselor;Certified Credit and Housing Counselor;Certified Credit Consultant;Certified Credit Counselor
13-2081|Tax Examiners and Collectors, and Revenue Agents;City Tax Auditor;Revenue Agent;Revenue Collector;Revenue Officer;Revenue Specialist
13-2099|Financial Specialists, All Other;Investment Portfolio Control Consultant;Investment Strategist;Portfolio Manager;Quantitative Analyst;Quantitative Equity Analyst
15-1221|Computer and Information Research Scientists;Computer Scientist;Computer Specialist;Control System Computer Scientist;Scientific Programmer Analyst;Languages Researcher
15-2021|Mathematicians;Computational Mathematician;Computational Scientist;Cryptographer;Cryptographic Vulnerability Analyst;Image Scientist
15-2099|Mathematical Science Occupations, All Other;Bioinformatics Analyst;Bioinformatics Specialist;Bioinformatics Technician;Biotechnician;Museum Informatics Specialist
17-1012|Landscape Architects;AP BD+C;Accredited Professional in Building Design and Construction;Golf Course Architect;Land Planner;Landscape Architect
17-1021|Cartographers and Photogrammetrists;Aerial Photogrammetrist;Cartographer;Cartographic Designer;Digital Cartographer;Mapper
17-2021|Agricultural Engineers;Agricultural Engineer;Agricultural Systems Specialist;Conservation Engineer;Engineer;Field Engineer
17-2031|Bioengineers and Biomedical Engineers;Biomedical Engineer;Biomedical Technician;Biomedical Tech;Engineer;Research Engineer
17-2111|Health and Safety Engineers, Except Mining Safety Engineers and Inspectors;Health and Safety Specialist;Industrial Safety Engineer;Product Safety and Standards Engineer;Product Safety Consultant;Product Safety Engineer
17-2121|Marine Engineers and Naval Architects;Marine Architect;Marine Design Engineer;Marine Engineer;Marine Engineering Consultant;Marine Structural Designer
17-2131|Materials Engineers;Extrusion Engineer;Materials Development Engineer;Materials Engineer;Materials Research Engineer;Metallurgical Engineer
17-2151|Mining and Geological Engineers, Including Mining Safety Engineers;Mine Engineer;Mining Consultant;Mining Engineer;Planning Engineer;Project Engineer
17-2161|Nuclear Engineers;Engineer;Nuclear Design Engineer;Nuclear Engineer;Nuclear Licensing Engineer;Nuclear Process Engineer
17-2171|Petroleum Engineers;Completion Engineer;Drilling Engineer;Engineer;Operations Engineer;Petroleum Engineer
17-2199|Engineers, All Other;Energy Efficiency Engineer;Energy Engineer;Industrial Energy Engineer;Measurement And Verification Engineer;Test and Balance Engineer
17-3012|Electrical and Electronics Drafters;Computer-Aided Design Operator;Designer;Drafter;Drafting Technician;Drafting Tech
17-3019|Drafters, All Other;Draughtsman;Hull Drafter;Chief Drafter;Blueprint Tracer;Computer Drafter
17-3021|Aerospace Engineering and Operations Technologists and Technicians;Avionics Installation Technician;Avionics Test Technician;Engineering Test Technician;Flight Test Instrument Technician;Instrumentation Technician
17-3024|Electro-Mechanical and Mechatronics Technologists and Technicians;Automation Technician;Automation Tech;Electro-Mechanic;Electromechanical Assembler;EM Assembler
17-3025|Environmental Engineering Technologists and Technicians;Air Quality Instrument Specialist;Engineer Technician;Environmental Engineering Assistant;Environmental Engineering Technician;Environmental Field Technician
17-3027|Mechanical Engineering Technologists and Technicians;Engineering Laboratory Technician;Engineering Lab Technician;Engineering Technical Analyst;Engineering Tech;Engineering Technologist
17-3028|Calibration Technologists and Technicians;Calibration Engineer;Calibration Technologist;Powertrain Calibration Engineer;Certified Calibration Technician;Electromechanical Equipment Tester
17-3029|Engineering Technologists and Technicians, Except Drafters, All Other;Industrial Radiographer;NDE Technician;Non-Destructive Evaluation Technician;NDT Coordinator;Non-Destructive Testing Coordinator
19-1011|Animal Scientists;Animal Nutrition Consultant;Animal Nutritionist;Animal Scientist;Beef Cattle Nutritionist;Beef Cattle Specialist
19-1012|Food Scientists and Technologists;Food and Drug Research Scientist;Food Chemist;Food Engineer;Food Scientist;Food Technologist
19-1013|Soil and Plant Scientists;Agronomist;Arboriculture Researcher;Crop Nutrition Scientist;Forage Physiologist;Horticulture Specialist
19-1021|Biochemists and Biophysicists;Analytical Research Chemist;Biochemist;Biophysics Researcher;Scientist;Biophysicist
19-1022|Microbiologists;Bacteriologist;Clinical Lab Scientist;Clinical Microbiologist;Microbiological Analyst;Microbiologist
19-1023|Zoologists and Wildlife Biologists;Aquatic Biologist;Conservation Biologist;Fish and Wildlife Biologist;Fisheries and Wildlife Biological Scientist;Fisheries Biologist
19-1029|Biological Scientists, All Other;Bioinformaticist;Bioinformatics Scientist;Scientific Database Curator;Scientist;Molecular Biologist
19-1031|Conservation Scientists;Conservationist;Environmental Quality Scientist;Erosion Control Specialist;Land Reclamation Specialist;Land Resource Specialist
19-1032|Foresters;Area Forester;District Forester;Fire Prevention Forester;Forest Practices Field Coordinator;Forester
19-1041|Epidemiologists;Chronic Disease Epidemiologist;Communicable Diseases Specialist;Environmental Epidemiologist;Epidemiologist;Epidemiology Investigator
19-1099|Life Scientists, All Other;Life Science Taxonomist
19-2011|Astronomers;Astronomer;Astronomy Outreach Coordinator;Astrophysicist;Research Astrophysicist;Cosmologist
19-2012|Physicists;Biophysics Scientist;Health Physicist;Medical Physicist;Physicist;Research Consultant
19-2021|Atmospheric and Space Scientists;Broadcast Meteorologist;Forecaster;General Forecaster;Hydrometeorological Technician;Hydrometeorological Tech
19-2032|Materials Scientists;Applications Scientist;Materials Research Engineer;Materials Scientist;Metallurgical Engineer;Micro Electrical/Mechanical Systems Device Scientist
19-2042|Geoscientists, Except Hydrologists and Geographers;Engineering Geologist;Environmental Protection Geologist;Exploration Geologist;Geological Specialist;Geologist
19-2043|Hydrologists;Groundwater Consultant;Hydrogeologist;Hydrologist;Physical Scientist;Research Hydrologist
19-2099|Physical Scientists, All Other;Geospatial Intelligence Analyst;Image Scientist;Remote Sensing Analyst;Remote Sensing Scientist;Scientist
19-3011|Economists;Economic Advisor;Economic Analyst;Economic Consultant;Economic Development Specialist;Economist
19-3022|Survey Researchers;Field Interviewer;Market Survey Representative;Methodologist;Public Opinion Analyst;Research Fellow
19-3032|Industrial-Organizational Psychologists;Consulting Psychologist;I-O Practitioner;Industrial-Organizational Practitioner;I-O Psychologist;Industrial-Organizational Psychologist
19-3034|School Psychologists;Autism Consultant;Bilingual School Psychologist;Challenging Behavior Consultant;Consulting Psychologist;Early Intervention School Psychologist
19-3039|Psychologists, All Other;Aviation Neuropsychologist;Board Certified Neuropsychologist;Child and Adolescent Neuropsychologist;Forensic Neuropsychologist;Neuropsychology Medical Consultant
19-3041|Sociologists;Demographer;Evaluation Specialist;Medical Sociologist;Research Specialist;Social Scientist
19-3091|Anthropologists and Archeologists;American Indian Policy Specialist;Applied Anthropologist;Applied Cultural Anthropologist;Archaeologist;Communication and Folklore Specialist
19-3092|Geographers;Earth Observations Scientist;Geographer;GIS Coordinator;Geographic Information Systems Coordinator;GIS Geographer
19-3093|Historians;County Historian;County Records Management Officer;County RMO;Historian;Historic Interpreter
19-3094|Political Scientists;Political Analyst;Legislative Analyst;Legislative Liaison;Political Consultant;Political Researcher
19-3099|Social Scientists and Related Workers, All Other;Program Officer;Transportation Data Programs Manager;Etymologist;Jury Consultant;Transit Planner
19-4012|Agricultural Technicians;Agricultural Research Technician;Agricultural Research Tech;Agricultural Research Technologist;Agricultural Technician;Agricultural Tech
19-4013|Food Science Technicians;Central Laboratory Technician;CLT;Food Science Tech;Food Science Technician;Lab Assistant
19-4042|Environmental Science and Protection Technicians, Including Health;Environmental Health Officer;EHO;Environmental Technician;Environmental Tech;Industrial Pretreatment Program Specialist
19-4043|Geological Technicians, Except Hydrologic Technicians;Core Inspector;Environmental Field Services Technician;Environmental Sampling Technician;Geological E-Logger;Geological Technician
19-4044|Hydrologic Technicians;Hydrologic Aid;Hydrologic Technician;Hydrography Technician;Groundwater Monitoring Technician
19-4051|Nuclear Technicians;Licensed Nuclear Operator;Non-Licensed Nuclear Equipment Operator;NLO;Non-Licensed Nuclear Plant Operator;Nuclear Auxiliary Operator
19-4061|Social Science Research Assistants;Clinical Research Assistant;Graduate Assistant;Graduate Research Assistant;Research Aide;Research Assistant
19-4071|Forest and Conservation Technicians;Biological Science Aide;Forest Technician;Forestry Aide;Forestry Technician;Forestry Tech
19-4092|Forensic Science Technicians;Crime Lab Analyst;Crime Laboratory Analyst;Crime Scene Analyst;CSA;Crime Scene Technician
19-4099|Life, Physical, and Social Science Technicians, All Other;Lab Analyst;Laboratory Analyst;Microbiology Lab Analyst;QA Auditor;Quality Assurance Auditor
19-5012|Occupational Health and Safety Technicians;Advisory Industrial Hygienist;Certified Industrial Hygienist;CIH;Construction Safety Consultant;EHS Advisor
21-1013|Marriage and Family Therapists;Clinical Therapist;Counselor;Family Therapist;Human Relations Counselor;Licensed Marriage and Family Therapist
21-1019|Counselors, All Other;Life Coach;HIV Counselor;AIDS Counselor;Career Manager;Peer Counselor
21-1029|Social Workers, All Other;Superior;Supervisor;Home Worker;Student Officer;Group Home Worker
21-1091|Health Education Specialists;Certified Diabetes Educator;Clinical Instructor;Community Health Consultant;Education Coordinator;Health Education Coordinator
21-1099|Community and Social Service Specialists, All Other;Activist;Politician;Lodge Officer;Political Worker;Political Organizer
21-2011|Clergy;Bishop;Chaplain;Children's Minister;Imam;Minister
21-2021|Directors, Religious Activities and Education;Adult Ministries Director;Campus Ministries Director;Children's Ministries Director;Christian Education Director;Religious Education Coordinator
21-2099|Religious Workers, All Other;Prior;Shohet;Verger;Sub Prior;Bible Reader
23-1012|Judicial Law Clerks;Appellate Law Clerk;Career Judicial Law Clerk;Career Law Clerk;Judicial Clerk;Judicial Law Clerk
23-1021|Administrative Law Judges, Adjudicators, and Hearing Officers;Adjudications Specialist;Adjudicator;Administrative Hearings Officer;Administrative Judge;Administrative Law Judge
23-1022|Arbitrators, Mediators, and Conciliators;Alternative Dispute Resolution Coordinator;ADR Coordinator;Arbiter;Arbitrator;Divorce Mediator
23-1023|Judges, Magistrate Judges, and Magistrates;Circuit Court Judge;Circuit Judge;County Judge;Court of Appeals Judge;District Court Judge
23-2093|Title Examiners, Abstractors, and Searchers;Abstractor;Commercial Title Examiner;Searcher;Title Abstractor;Title Agent
23-2099|Legal Support Workers, All Other;Juror;Brief Writer;Case Briefer;Law Examiner;Tariff Expert
25-1011|Business Teachers, Postsecondary
25-1021|Computer Science Teachers, Postsecondary
25-1022|Mathematical Science Teachers, Postsecondary
25-1031|Architecture Teachers, Postsecondary
25-1032|Engineering Teachers, Postsecondary
25-1041|Agricultural Sciences Teachers, Postsecondary
25-1042|Biological Science Teachers, Postsecondary
25-1043|Forestry and Conservation Science Teachers, Postsecondary
25-1051|Atmospheric, Earth, Marine, and Space Sciences Teachers, Postsecondary
25-1052|Chemistry Teachers, Postsecondary
25-1053|Environmental Science Teachers, Postsecondary
25-1054|Physics Teachers, Postsecondary
25-1061|Anthropology and Archeology Teachers, Postsecondary
25-1062|Area, Ethnic, and Cultural Studies Teachers, Postsecondary
25-1063|Economics Teachers, Postsecondary
25-1064|Geography Teachers, Postsecondary
25-1065|Political Science Teachers, Postsecondary
25-1066|Psychology Teachers, Postsecondary
25-1067|Sociology Teachers, Postsecondary
25-1069|Social Sciences Teachers, Postsecondary, All Other
25-1081|Education Teachers, Postsecondary
25-1082|Library Science Teachers, Postsecondary
25-1111|Criminal Justice and Law Enforcement Teachers, Postsecondary
25-1112|Law Teachers, Postsecondary
25-1113|Social Work Teachers, Postsecondary
25-1121|Art, Drama, and Music Teachers, Postsecondary
25-1122|Communications Teachers, Postsecondary
25-1123|English Language and Literature Teachers, Postsecondary
25-1124|Foreign Language and Literature Teachers, Postsecondary
25-1125|History Teachers, Postsecondary
25-1126|Philosophy and Religion Teachers, Postsecondary
25-1192|Family and Consumer Sciences Teachers, Postsecondary
25-1193|Recreation and Fitness Studies Teachers, Postsecondary
25-2023|Career/Technical Education Teachers, Middle School;Business Education Teacher;Business Teacher;Career and Technology Education Teacher;CTE Teacher;Computer Teacher
25-2032|Career/Technical Education Teachers, Secondary School;Agricultural Education Teacher;Allied Health Teacher;Business Education Teacher;Cosmetology Teacher;Drafting Instructor
25-2051|Special Education Teachers, Preschool;Early Childhood Special Education Teacher;ECSE Teacher;Early Intervention Teacher;Exceptional Student Education Teacher;ESE Teacher
25-2057|Special Education Teachers, Middle School;Exceptional Children Teacher;EC Teacher;Exceptional Student Education Teacher;ESE Teacher;Inclusion Teacher
25-2059|Special Education Teachers, All Other;Adapted Physical Activity Specialist;Adapted Physical Education Specialist;APE Specialist;Adapted Physical Education Teacher;Adapted PE Teacher
25-3011|Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors;Adult Basic Education Instructor;ABE Instructor;Adult Basic Education Teacher;ABE Teacher;Adult Education Instructor
25-3099|Teachers and Instructors, All Other;Adjunct Teacher;Visiting Teacher;Link Trainer Operator;Sunday School Teacher;Extension Work Instructor
25-4011|Archivists;Accessioning Archivist;Archivist;Digital Archivist;Film Archivist;Museum Archivist
25-4012|Curators;Collections Curator;Collections Manager;Curator;Education Curator;Exhibitions Curator
25-4013|Museum Technicians and Conservators;Art Preparator;Conservation Technician;Conservator;Exhibit Technician;Museum Registrar
25-9021|Farm and Home Management Educators;4-H Youth Development Educator;4-H Youth Development Specialist;4-H Youth Educator;Agricultural Extension Educator;Community Educator
25-9044|Teaching Assistants, Postsecondary;Graduate Assistant;Graduate Fellow;Graduate Research Assistant;Graduate Student;Graduate Student Instructor
25-9099|Educational Instruction and Library Workers, All Other;Craft Demonstrator;Aptitude Test Grader;Education Technician;Encyclopedia Research Worker;Satellite Instruction Facilitator
27-1011|Art Directors;Art Director;Art Supervisor;Creative Director;CD Director;Creative Manager
27-1012|Craft Artists;Artist;Ceramic Artist;Designer;Fiber Artist;Fine Craft Artist
27-1013|Fine Artists, Including Painters, Sculptors, and Illustrators;Artist;Automotive Artist;Blacksmith;Fine Artist;Ice Carver
27-1014|Special Effects Artists and Animators;3D Animator;Three-Dimensional Animator;3D Artist;Three-Dimensional Artist;Animator
27-1019|Artists and Related Workers, All Other;Autographer;Art Appraiser;Art Consultant;Architectural Modeler
27-1021|Commercial and Industrial Designers;Designer;Industrial Designer;Mold Designer;Product Development Engineer;Sign Designer
27-1022|Fashion Designers;Apparel and Accessories Designer;Apparel Designer;Costume Designer;Designer;Fashion Design Contractor
27-1023|Floral Designers;Designer;Floral Artist;Floral Clerk;Floral Department Specialist;Floral Designer
27-1027|Set and Exhibit Designers;Designer;Display Coordinator;Exhibit Coordinator;Exhibit Designer;Exhibit Preparator
27-1029|Designers, All Other;Home Stager;Memorial Marker Designer
27-2011|Actors;Actor;Actress;Comedian;Comic;Community Theater Actor
27-2021|Athletes and Sports Competitors;Baseball Pitcher;Baseball Player;Basketball Player;Golf Professional;Hockey Player
27-2023|Umpires, Referees, and Other Sports Officials;Basketball Referee;Diving Judge;Dressage Judge;Football Referee;Horse Show Judge
27-2031|Dancers;Ballerina;Ballet Company Member;Ballet Dancer;Ballet Soloist;Belly Dancer
27-2032|Choreographers;Ballet Director;Choreographer;Dance Director;Dance Maker;Musical Choreographer
27-2041|Music Directors and Composers;Arranger;Choir Director;Composer;Conductor;Music Composer
27-2042|Musicians and Singers;Choir Member;Chorister;Gospel Singer;Musician;Opera Singer
27-2091|Disc Jockeys, Except Radio;Emcee;Event Host;Deejay;DJ;Karaoke Host
27-2099|Entertainers and Performers, Sports and Related Workers, All Other;Clown;Freak;Mascot;Medium;Orator
27-3011|Broadcast Announcers and Radio Disc Jockeys;Anchor;Announcer;DJ;Disc Jockey;Morning Show Host
27-3023|News Analysts, Reporters, and Journalists;Anchor;News Anchor;News Reporter;Radio News Anchor;Radio Talk Show Host
27-3091|Interpreters and Translators;American Sign Language Interpreter;ASL Interpreter;Court Interpreter;Educational Interpreter;Interpreter
27-3092|Court Reporters and Simultaneous Captioners;Certified Shorthand Reporter;Court Monitor;Court Recording Monitor;Court Reporter;Court Stenographer
27-3099|Media and Communication Workers, All Other;Graphologist;Train Caller;Script Manager;Train Announcer;Continuity Manager
27-4012|Broadcast Technicians;Audio Engineer;Board Operator;Broadcast Engineer;Broadcast Maintenance Engineer;Broadcast Operations Engineer
27-4014|Sound Engineering Technicians;Audio Engineer;Audio Operator;Mastering Engineer;Mixer;Mixing Engineer
27-4015|Lighting Technicians;Lamp Operator;Lighting Operator;Stage Lighting Technician;Video Lighting Technician;Lighting Controls Technician
27-4021|Photographers;Advertising Photographer;Commercial Photographer;Graduation Photographer;Newspaper Photographer;Photo Editor
27-4031|Camera Operators, Television, Video, and Film;Camera Operator;Cameraman;Master Control Operator;MCO;News Videographer
27-4099|Media and Communication Equipment Workers, All Other;Best Worker;Radar Operator;Densitometer Reader
29-1011|Chiropractors;Chiropractic Doctor;DC;Chiropractic Neurologist;Chiropractic Physician;Chiropractor
29-1022|Oral and Maxillofacial Surgeons;Doctor of Dental Surgery;Oral and Maxillofacial Surgeon;OMS;Oral Surgeon;Surgeon
29-1023|Orthodontists;Board Certified Orthodontist;Orthodontic Dentist;Orthodontic Specialist;Orthodontics and Dentofacial Orthopedics Specialist;Orthodontics Doctor
29-1024|Prosthodontists;Doctor of Dental Surgery;Dental Science Dr;Dental Science Doctor;Denturist;Maxillofacial Prosthodontist
29-1029|Dentists, All Other Specialists;Pedodontist;Cosmetic Dentist;Maxillofacial Pathology
29-1081|Podiatrists;Attending Physician;Doctor of Podiatric Medicine;DPM;Doctor of Podiatric Medicine and Surgery;DPM and Surgery
29-1124|Radiation Therapists;Computed Tomography Simulation Therapist;CT Simulation Therapist;Dosimetrist;Radiation Therapist;RT
29-1125|Recreational Therapists;Certified Therapeutic Recreation Specialist;CTRS;General Activities Therapist;Recreation Therapist;Recreational Therapist
29-1128|Exercise Physiologists;Bariatric Weight Loss Counselor;Certified Exercise Physiologist;EPC;Clinical Exercise Physiologist;Clinical Exercise Specialist
29-1129|Therapists, All Other;Art Psychotherapist;Art Therapist;Board Certified Art Therapist;ATR-BC;Creative Arts Therapist
29-1161|Nurse Midwives;Certified Nurse Midwife;CNM;Certified Nurse-Midwife;Nurse Midwife;Staff Certified Nurse Midwife
29-1181|Audiologists;Audiologist;Audiology Doctor;AUD;Certificate of Clinical Competence in Audiology Licensed Audiologist;CCC-A Licensed Audiologist
29-1211|Anesthesiologists;Medical Doctor;MD;Obstetrical Anesthesiologist;Staff Anesthesiologist;Staff Anesthetist
29-1212|Cardiologists;Cardiac Specialist;Cardiology Physician;General Cardiologist;Invasive Cardiologist;Noninvasive Cardiologist
29-1213|Dermatologists;Board Certified Dermatologist;Dermatologist MD;Dermatologist Medical Doctor;Dermatologist Physician;Dermatopathologist
29-1214|Emergency Medicine Physicians;Emergency Physician;Wound Care Physician;Critical Care Intensivist;Disaster Medicine Physician
29-1217|Neurologists;Adult and Pediatric Neurologist;Adult Neurologist;General Neurologist;Neurologist;Pediatric Neurologist
29-1218|Obstetricians and Gynecologists;GYN;Gynecologist;MD;Medical Doctor;OB
29-1221|Pediatricians, General;Developmental Pediatrician;Emergency Room Pediatrician;ER Pediatrician;General Pediatrician;Group Practice Pediatrician
29-1222|Physicians, Pathologists;Anatomic Pathologist;Cytopathologist;Dermatopathologist;Forensic Pathologist;Hematopathologist
29-1224|Radiologists;Attending Physician;Diagnostic Radiologist;Interventional Neuroradiologist;Interventional Radiologist;Musculoskeletal Specialty Radiologist
29-1241|Ophthalmologists, Except Pediatric;Clinical Ophthalmologist;Cornea Specialist;Glaucoma Specialist;Oculoplastic Specialist;Ophthalmic Surgeon
29-1242|Orthopedic Surgeons, Except Pediatric;General Surgeon;Hand Surgeon;Orthopaedic Surgeon;Orthopedic Surgeon;Surgeon
29-1243|Pediatric Surgeons;Cardiovascular Surgeon;General Surgeon;Hand Surgeon;Plastic Surgeon;Surgeon
29-1249|Surgeons, All Other
29-1291|Acupuncturists;Acupuncture Physician;Acupuncture Provider;Acupuncturist;Chinese Medical Doctor;Herbalist
29-1299|Healthcare Diagnosing or Treating Practitioners, All Other;Doctor;Dr;Naturopathic Doctor;Naturopathic Endocrinologist;Naturopathic Medicine Doctor
29-2033|Nuclear Medicine Technologists;Certified Nuclear Medicine Technologist;CNMT;Nuclear Cardiology Technologist;Nuclear Medicine PET-CT Technologist;Nuclear Medicine Positron Emission Tomography - Computed Tomography Technologist
29-2036|Medical Dosimetrists;CMD;Certified Medical Dosimetrist;Dosimetrist;Medical Dosimetrist;Medical Physicist
29-2051|Dietetic Technicians;Cook Chill Technician;CCT;Diet Assistant;Diet Clerk;Diet Tech
29-2091|Orthotists and Prosthetists;Certified Orthotist;CO;Certified Pedorthist;Certified Prosthetist;CP
29-2092|Hearing Aid Specialists;Audioprosthologist;Hearing Aid Consultant;Hearing Aid Specialist;Hearing Care Practitioner;Hearing Care Specialist
29-9021|Health Information Technologists and Medical Registrars;Medical Records Analyst;Medical Records Director;Tumor Registrar;Health Data Analyst;Medical Data Analyst
29-9091|Athletic Trainers;Athletic Instructor;Athletic Lecturer;Athletic Trainer;Certified Athletic Trainer;Resident Athletic Trainer
29-9092|Genetic Counselors;Certified Genetic Counselor;Genetic Counselor;Medical Science Liaison;Prenatal and Pediatric Genetic Counselor;Reproductive Genetic Counseling Coordinator
29-9093|Surgical Assistants;Certified First Assistant;CFA;Certified Registered Nurse First Assistant;CRNFA;Certified Surgical Assistant
29-9099|Healthcare Practitioners and Technical Workers, All Other;Birth Center Midwife;Certified Direct-Entry Midwife;Certified Professional Midwife;CPM;Homebirth Midwife
31-1133|Psychiatric Aides;Developmental Aide;Mental Health Aide;MHA;MHW;Psychiatric Aide
31-2011|Occupational Therapy Assistants;Acute Care Occupational Therapy Assistant;Acute Care OT Assistant;Certified Occupational Assistant;Certified Occupational Therapist Assistant;COTA
31-2012|Occupational Therapy Aides;Certified Occupational Rehabilitation Aide;CORA;Direct Service Professional;Occupational Rehabilitation Aide;Occupational Therapist Aide
31-2022|Physical Therapist Aides;Physical Therapist Aide;Physical Therapy Aide;PT Attendant;Physical Therapy Attendant;PT Tech
31-9094|Medical Transcriptionists;Clinical Medical Transcriptionist;Medical Language Specialist;Medical Scribe;Medical Transcriber;Medical Transcriptionist
31-9095|Pharmacy Aides;Certified Pharmacist Assistant;Drug Purchaser;Front Counter Clerk;Pharmacist Assistant;Pharmacy Aide
31-9099|Healthcare Support Workers, All Other;Communication Assistant;Speech Assistant;Speech Paraeducator;Speech Pathologist Assistant;Speech Therapy Assistant
33-1011|First-Line Supervisors of Correctional Officers;Correctional Officer Captain;Correctional Supervisor;Ward Supervisor;Correction Warden;Detention Director
33-1021|First-Line Supervisors of Firefighting and Prevention Workers;Engine Boss;Fire Battalion Chief;Fire Captain;Fire Chief;Fire Lieutenant
33-1099|First-Line Supervisors of Protective Service Workers, All Other;Captain of Guards;Animal Control Supervisor;Plant Protection Supervisor
33-2021|Fire Inspectors and Investigators;Arson Investigator;Fire Code Inspector;Fire Inspector;Fire Investigator;Fire Official
33-2022|Forest Fire Inspectors and Prevention Specialists;Fire Management Officer;Fire Operations Forester;Fire Prevention Officer;Fire Prevention Technician;Fire Technician
33-3011|Bailiffs;Bailiff;Court Bailiff;Court Constable;Court Deputy;Court Officer
33-3031|Fish and Game Wardens;Fisheries Enforcement Officer;Game Warden;Natural Resource Officer;State Game Warden;State Wildlife Officer
33-3041|Parking Enforcement Workers;Parking Control Officer;Parking Enforcement Officer;PEO;Parking Enforcement Technician;Parking Enforcer
33-3052|Transit and Railroad Police;Law Enforcement Officer;Patrol Man;Patrolman;Police Specialist;Railroad Police
33-9011|Animal Control Workers;Animal Attendant;Animal Control Officer;Animal Enforcement Officer;Animal Ordinance Enforcement Officer;Animal Park Code Enforcement Officer
33-9021|Private Detectives and Investigators;Asset Protection Detective;Field Investigator;Loss Prevention Agent;Loss Prevention Associate;Loss Prevention Detective
33-9031|Gambling Surveillance Officers and Gambling Investigators;Casino Enforcement Agent;Gaming Investigator;Surveillance Agent;Surveillance Investigator;Surveillance Monitor
33-9091|Crossing Guards and Flaggers;Adult Crossing Guard;Community Service Officer;Crossing Guard;Road Crossing Guard;School Crossing Guard
33-9093|Transportation Security Screeners;Security Screener;Transportation Security Officer;TSO;Airport Screener;Biometric Screener
33-9094|School Bus Monitors;School Bus Aide;School Bus Escort;School Bus Matron;School Bus Assistant;School Bus Attendant
33-9099|Protective Service Workers, All Other;Asset Protection Associate;APA;Loss Prevention Agent;Loss Prevention Associate;LPA
35-2013|Cooks, Private Household;Certified Personal Chef;CPC;Personal Chef;Personal Private Chef;Household Cook
35-2019|Cooks, All Other;Assistant Cook;Falafel Cart Cook;Fraternity House Cook
35-9099|Food Preparation and Serving Related Workers, All Other;Food Aide;Galley Boy;Line Runner;Dietitian Helper;Food Mobile Driver
37-2019|Building Cleaning Workers, All Other;Hand Rug Cleaner;Air Purifier Servicer;Building Pressure Washer
37-3012|Pesticide Handlers, Sprayers, and Applicators, Vegetation;Chemical Applicator;Integrated Pest Management Technician;IPM Technician;Lawn Specialist;Licensed Pesticide Applicator
37-3013|Tree Trimmers and Pruners;Arborist;Climber;Grounds Worker;Groundsman;Plant Health Care Technician
37-3019|Grounds Maintenance Workers, All Other;Garden Worker;Trail Maintenance Worker;Trail Construction Worker;Trailhead Maintenance Worker;Trailhead Construction Worker
39-1013|First-Line Supervisors of Gambling Services Workers;Casino Manager;Casino Shift Manager;CSM;Floor Supervisor;Pit Boss
39-1014|First-Line Supervisors of Entertainment and Recreation Workers, Except Gambling Services;Caddymaster;Community Life Director;Hair Salon Manager;Hotel Services Supervisor;Salon Manager
39-1022|First-Line Supervisors of Personal Service Workers;Adult Family Home Program Manager;Aquatics Supervisor;Bar and Restaurant Manager;Clinical Care Coordinator;Clinical Coordinator
39-2011|Animal Trainers;Agility Instructor;Dog Obedience Instructor;Dog Trainer;Guide Dog Instructor;Guide Dog Mobility Instructor
39-3011|Gambling Dealers;Black Jack Dealer;Blackjack Dealer;Card Dealer;Casino Dealer;Dealer
39-3012|Gambling and Sports Book Writers and Runners;Bingo Clerk;Casino Attendant;Casino Floor Runner;Casino Runner;Floor Runner
39-3019|Gambling Service Workers, All Other;Pit Clerk;Identifier;Keno Clerk;Bingo Usher;Card Player
39-3021|Motion Picture Projectionists;Booth Operator;Cinema Projectionist;Digital Projectionist;Film Specialist;Motion Picture Projectionist
39-3031|Ushers, Lobby Attendants, and Ticket Takers;Docent;Lobby Attendant;Ticket Attendant;Ticket Taker;Usher
39-3092|Costume Attendants;Costume Draper;Costume Seamstress;Costumer;Draper;Dresser
39-3093|Locker Room, Coatroom, and Dressing Room Attendants;Athletic Equipment Manager;Coat Check Attendant;Coat Checker;Coat Room Attendant;Fitting Room Attendant
39-3099|Entertainment Attendants and Related Workers, All Other
39-4011|Embalmers;Embalmer;Licensed Embalmer;Trade Embalmer;Funeral Embalmer;Arterial Embalmer
39-4012|Crematory Operators;Cremation Arranger;Crematory Operator;Pet Crematory Operator
39-4021|Funeral Attendants;Embalmer Apprentice;Funeral Assistant;Funeral Associate;Funeral Attendant;Funeral Director
39-4031|Morticians, Undertakers, and Funeral Arrangers;Funeral Arrangement Director;Funeral Arranger;Funeral Counselor;Funeral Director;Funeral Family Service Assistant
39-5091|Makeup Artists, Theatrical and Performance;Commercial Makeup Artist;Hair and Makeup Designer;Makeup Artist;Prosthetic Makeup Designer;Special Effects Makeup Artist
39-5093|Shampooers;Hair Assistant;Shampoo Assistant;Shampoo Person;Shampoo Technician;Shampooer
39-6011|Baggage Porters and Bellhops;Bell Captain;Bell Person;Bellhop;Bellman;Bellperson
39-6012|Concierges;Activities Concierge;Certified Concierge;Chef Concierge;Club Concierge;Conference Concierge
39-7010|Tour and Travel Guides;Art Museum Docent;Discovery Guide;Docent;Guide;Historical Interpreter
39-9041|Residential Advisors;Hall Coordinator;Residence Director;Residence Hall Director;Residence Life Coordinator;Residence Life Director
39-9099|Personal Care and Service Workers, All Other;Servant;Chaperon;Tattooer;Bootblack;Chaperone
41-2012|Gambling Change Persons and Booth Cashiers;Booth Cashier;Casino Banker;Casino Cashier;Change Person;Slot Attendant
41-3041|Travel Agents;Auto Travel Counselor;Beach Expert;Corporate Travel Consultant;Destination Specialist;International Travel Consultant
41-9011|Demonstrators and Product Promoters;Brand Ambassador;Demo Specialist;Demonstration Specialist;Demonstrator;Event Specialist
41-9012|Models;Art Class Model;Art Model;Artist's Model;Figure Model;Fine Arts Model
41-9021|Real Estate Brokers;Broker;Broker Associate;Designated Broker;Managing Broker;Real Estate Associate
41-9041|Telemarketers;Call Agent;Inside Sales Rep;Telemarketer;Telemarketing Sales Representative;Telemarketing Sales Rep
41-9091|Door-to-Door Sales Workers, News and Street Vendors, and Related Workers;Direct Sales Coach;Door-to-Door Sales Trainer;Independent Beauty Consultant;Independent Distributor;Independent Sales Associate
41-9099|Sales and Related Workers, All Other;Sponsor;Auctioneer;Liquidator;Pawnbroker;Bid Analyst
43-2011|Switchboard Operators, Including Answering Service;CBX Operator;Computerized Branch Exchange Operator;Central Communications Specialist;Communications Operator;Information Specialist
43-2021|Telephone Operators;411 Directory Assistance Operator;411 Directory Assistance Op;Directory Assistance Operator;Directory Assistance Op;Information Specialist
43-2099|Communications Equipment Operators, All Other;Telegrapher;Radio Operator;Telex Operator;Wireless Watcher;Relay Telegrapher
43-3041|Gambling Cage Workers;Cage and Players Club Rep;Cage and Players Club Representative;Casino Cage Cashier;Casino Cashier;Casino Services Rep
43-3061|Procurement Clerks;Procurement Assistant;Procurement Officer;Purchasing Assistant;Purchasing Associate;Purchasing Clerk
43-3099|Financial Clerks, All Other
43-4011|Brokerage Clerks;Account Administrator;Client Associate;Client Service Associate;Operations Clerk;Registered Account Administrator
43-4021|Correspondence Clerks;Chargeback Specialist;Claims Correspondence Clerk;Correspondence Clerk;Correspondence Coordinator;Correspondence Representative
43-4041|Credit Authorizers, Checkers, and Clerks;Commercial Credit Reviewer;Commercial Loan Reviewer;Credit Investigator;Credit Processor;Credit Representative
43-4071|File Clerks;Claims Clerk;Manufacturing Clerk;Police Records Clerk;Indexer;Cut Filer
43-4111|Interviewers, Except Eligibility and Loan;Admissions Representative;Admitting Representative;Data Collection Assistant;Interviewer;Market Research Interviewer
43-4141|New Accounts Clerks;Banking Services Representative;Customer Service Specialist;Financial Service Representative;New Accounts Clerk;New Accounts Representative
43-4199|Information and Record Clerks, All Other;Codifier;Code Clerk;Vault Clerk;Coding Clerk;Vault Keeper
43-5021|Couriers and Messengers;Courier;Driver;Laboratory Courier;Mailroom Courier;Messenger
43-5041|Meter Readers, Utilities;Field Technician;Fieldman;Meter Reader;Meter Reader Inspector;Meter Reading Clerk
43-5051|Postal Service Clerks;Bulk Mail Technician;Distribution Clerk;Part Time Flexible Clerk;PTF Clerk;Postal Clerk
43-5053|Postal Service Mail Sorters, Processors, and Processing Machine Operators;Automation Clerk;Computer Forwarding System Markup Clerk;CFS Markup Clerk;Distribution Clerk;Flat Sorting Machine Clerk
43-5111|Weighers, Measurers, Checkers, and Samplers, Recordkeeping;Cycle Counter;Fluid Operator;QA Inspector;Scale Operator;Supply Clerk
43-9022|Word Processors and Typists;Clerk Specialist;Clerk Typist;Keyboard Specialist;Office Technician;Stenographer
43-9031|Desktop Publishers;Advertising Associate;Compositor;Computer Typesetter;Design Editor;Desktop Operator
43-9051|Mail Clerks and Mail Machine Operators, Except Postal Service;Insert Operator;Inserter Operator;Mail Clerk;Mail Handler;Mail Machine Operator
43-9071|Office Machine Operators, Except Computer;Copy Center Operator;Copy Machine Operator;Copy Technician;Graphics Production Specialist;Key Operator
43-9081|Proofreaders and Copy Markers;Copyholder;Editorial Assistant;News Copy Editor;Proofer;Typesetter
43-9111|Statistical Assistants;Actuarial Assistant;Actuarial Technician;Administrative Analyst;Research Assistant;Statistical Clerk
43-9199|Office and Administrative Support Workers, All Other;Boardman;Tube Man;Bank Clerk;Car Sealer;News Clerk
45-2011|Agricultural Inspectors;Brand Inspector;Consumer Safety Inspector;CSI;Food Inspector;Food Safety and Inspection Service Inspector
45-2021|Animal Breeders;Animal Technician;Artificial Insemination Technician;AI Technician;Artificial Inseminator;Breeder
45-2041|Graders and Sorters, Agricultural Products;Agriculture Laborer;Apple Sorter;Corn Lab Technician;Distribution Technician;Egg Grader
45-2099|Agricultural Workers, All Other;Carbider;Crop Scout;Lint Cleaner;Squirrel Worker;Forestry Workers
45-4011|Forest and Conservation Workers;Christmas Tree Farmer;Conservation Officer;Field Laborer;Forest Ranger;Forest Resource Specialist
45-4021|Fallers;Cutter Operator;Logger;Sawyer;Timber Cutter;Timber Faller
45-4022|Logging Equipment Operators;Delimber Operator;Feller Buncher Operator;Log Processor Operator;Logging Equipment Operator;Logging Shovel Operator
45-4023|Log Graders and Scalers;Log Buyer;Log Check Scaler;Log Grader;Log Scaler;Lumber Grader
45-4029|Logging Workers, All Other;River;Roper;Blazer;Bowman;Jammer
47-2011|Boilermakers;Boiler Maker;Boiler Mechanic;Boiler Repairman;Boiler Service Technician;Boiler Technician
47-2021|Brickmasons and Blockmasons;Block Layer;Block Mason;Blockmason;Brick and Block Mason;Brick Mason
47-2022|Stonemasons;Mason;Stone Derrickman;Stone Mason;Stone Setter;Rock Mason
47-2041|Carpet Installers;Carpet Installer;Carpet Layer;Carpet Mechanic;Commercial Floor Covering Installer;Floor Coverer
47-2042|Floor Layers, Except Carpet, Wood, and Hard Tiles;Floor Covering Contractor;Floor Coverings Installer;Floor Layer;Flooring Installer;Flooring Mechanic
47-2043|Floor Sanders and Finishers;Finisher;Floor Finisher;Floor Mechanic;Floor Refinisher;Floor Sander
47-2044|Tile and Stone Setters;Ceramic Tile Mechanic;Ceramic Tile Setter;Tile and Marble Installer;Tile and Marble Setter;Tile Finisher
47-2053|Terrazzo Workers and Finishers;Grinder;Installer;Terrazzo Finisher;Terrazzo Grinder;Terrazzo Installer
47-2071|Paving, Surfacing, and Tamping Equipment Operators;Asphalt Paver Operator;Asphalt Paving Machine Operator;Asphalt Raker;Asphalt Roller Operator;EO
47-2072|Pile Driver Operators;Pile Driver;Pile Driver Operator;Pile Driving Operator;Driving Operator;Driving Inspector
47-2082|Tapers;Drywall Mechanic;Drywall Taper;Finisher;Spackler;Wall Taper
47-2121|Glaziers;Auto Glass Tech;Automobile Glass Technician;Commercial Glazier;Field Glazier;Glass Installer
47-2131|Insulation Workers, Floor, Ceiling, and Wall;Attic Blower;Insulation Estimator;Insulation Installer;Insulation Mechanic;Insulation Worker
47-2132|Insulation Workers, Mechanical;Commercial Insulator;Heat and Frost Insulator;Industrial Insulator;Insulation Installer;Insulation Mechanic
47-2142|Paperhangers;Bill Board Poster;Bill Poster;Hanger;Paper Hanger;Paperhanger
47-2151|Pipelayers;Pipelayer;Tailman;Waste Water Worker;Pipe Layer;Pipe Liner
47-2161|Plasterers and Stucco Masons;Applicator;Artisan Plasterer;Plaster and Stucco Worker;Plaster Applicator;Plaster Mechanic
47-2171|Reinforcing Iron and Rebar Workers;Field Ironworker;Iron Installer;Iron Worker;Reinforced Ironworker;Steel Tier
47-3011|Helpers--Brickmasons, Blockmasons, Stonemasons, and Tile and Marble Setters;Bricklayer Helper;Hod Carrier;Marble Finisher Helper;Mason Tender;Restoration Labor Mason Tender
47-3012|Helpers--Carpenters;Carpenter Assistant;Carpenter Helper;Carpenter's Helper;Joiner Helper;Carpenter Mate
47-3013|Helpers--Electricians;Apprentice;E and I Apprentice;Electrical and Instrumentation Apprentice;Electrician and Instrumentation Apprentice;Electrical Apprentice
47-3014|Helpers--Painters, Paperhangers, Plasterers, and Stucco Masons;Painter Helper;Plaster Helper;Plaster Tender;Mason's Tender;Shipyard Helper
47-3015|Helpers--Pipelayers, Plumbers, Pipefitters, and Steamfitters;Plumber's Helper;Plumber Cub;Conduit Helper;Plumber Helper;Plumbing Helper
47-3016|Helpers--Roofers;Roofer Helper;Roofing Helper;Rooftop Loader;Roofer Assistant;Roofer Apprentice
47-3019|Helpers, Construction Trades, All Other;Noteman;Tapeman;Line Puller;Note Keeper;Pool Finisher
47-4021|Elevator and Escalator Installers and Repairers;Elevator Adjuster;Elevator Constructor;Elevator Installer;Elevator Mechanic;Elevator Repair and Maintenance Technician
47-4031|Fence Erectors;Fence Builder;Fence Contractor;Fence Erector;Fence Installer;Fence Laborer
47-4041|Hazardous Materials Removal Workers;Abatement Worker;Asbestos Abatement Worker;Asbestos Hazard Abatement Worker;Asbestos Remover;Asbestos Worker
47-4061|Rail-Track Laying and Maintenance Equipment Operators;Rail Maintenance Worker;Track Equipment Operator;TEO;Track Inspector;Track Laborer
47-4071|Septic Tank Servicers and Sewer Pipe Cleaners;Drain Cleaner;Public Works Technician;Septic Cleaner;Septic Pump Truck Driver;Septic Tank Service Technician
47-4090|Miscellaneous Construction and Related Workers;Cutter;Paver;Paver Installer;Paver Layer;Paving Stone Installer
47-5011|Derrick Operators, Oil and Gas;Derrick Hand;Derrick Man;Derrick Operator;Derrick Worker;Floor Hand
47-5012|Rotary Drill Operators, Oil and Gas;Daylight Driller;Drill Operator;Driller;Drilling Rig Operator;Motor Man
47-5013|Service Unit Operators, Oil and Gas;Pulling Unit Operator;Reverse Unit Operator;Rig Operator;Service Operator;Service Rig Operator
47-5022|Excavating and Loading Machine and Dragline Operators, Surface Mining;Dragline Oiler;Dragline Operator;Pit Operator;Track Hoe Operator;Scoop Driver
47-5023|Earth Drillers, Except Oil and Gas;Blast Hole Driller;Diamond Driller;Drill Operator;Driller;Hard Rock Drill Operator
47-5032|Explosives Workers, Ordnance Handling Experts, and Blasters;Blast Hole Driller;Blaster;Explosive Technician;Powderman;Unexploded Ordnance Quality Control Officer
47-5041|Continuous Mining Machine Operators;Bore Miner Operator;Continuous Miner;Continuous Miner Operator;Continuous Mining Machine Operator;Continuous Mining Operator
47-5043|Roof Bolters, Mining;Bolt Machine Operator;Bolt Man;Bolter;Miner;Place Change Roof Bolter
47-5044|Loading and Moving Machine Operators, Underground Mining;Coal Hauler Operator;Load Haul Dump Operator;LHD Operator;Loading Machine Operator;Miner Operator
47-5049|Underground Mining Machine Operators, All Other;Topman;Face Man;Ore Miner;Coal Miner;Gang Miner
47-5051|Rock Splitters, Quarry;Driller;Quarry Worker;Rock Splitter;Splitter Operator;Stone Breaker
47-5081|Helpers--Extraction Workers;Continuous Miner Operator Helper;Driller Helper;Driller's Assistant;Longwall Machine Operator Helper;Miner Helper
47-5099|Extraction Workers, All Other;Boomer;Roadman;Acidizer;Drainman;Lightman
49-2011|Computer, Automated Teller, and Office Machine Repairers;ATM Technician;Automated Teller Machine Technician;Computer Repair Technician;Copier Technician;Customer Service Engineer
49-2021|Radio, Cellular, and Tower Equipment Installers and Repairers;Communications Systems Technician;Field Service Technician;Field Service Tech;Field Technician;Field Tech
49-2091|Avionics Technicians;Aircraft Electrical Systems Specialist;Aircraft Technician;Aviation Electrical Technician;Aviation Electronics Technician;Avionics Electronics Technician
49-2092|Electric Motor, Power Tool, and Related Repairers;Electric Motor Mechanic;Electric Motor Repairman;Electric Motor Winder;Electro Mechanic;Power Tool Repair Technician
49-2093|Electrical and Electronics Installers and Repairers, Transportation Equipment;Critical Systems Technician;Electronic Bench Technician;Electronics Mechanic;Locomotive Electrician;Power Technician
49-2094|Electrical and Electronics Repairers, Commercial and Industrial Equipment;Control Technician;E and I Mechanic;Electrical and Instrument Mechanic;Electrical and Instrumentation Mechanic;Electrical and Instrument Technician
49-2095|Electrical and Electronics Repairers, Powerhouse, Substation, and Relay;Electrical and Instrumentation Technician;E and I Technician;Electrical Technician;Instrument and Control Technician;I and C Technician
49-2096|Electronic Equipment Installers and Repairers, Motor Vehicles;Car Audio Installer;Car Electronics Installer;Car Stereo Installer;Electronic Equipment Installer;Electronic Technician
49-2097|Audiovisual Equipment Installers and Repairers;A/V Installation Tech;Audio Visual Installation Technician;A/V Installer;Audio Visual Installer;Electronic Tech
49-3022|Automotive Glass Installers and Repairers;Automotive Glass Installer;Auto Glass Installer;Automotive Glass Technician;Auto Glass Technician;Automotive Glazier
49-3041|Farm Equipment Mechanics and Service Technicians;Agricultural Mechanic;Agriculture Mechanic;Farm Equipment Mechanic;Farm Equipment Service Technician;Field Technician
49-3043|Rail Car Repairers;Freight Maintenance Specialist;Locomotive Repairman;Rail Car Maintenance Mechanic;Rail Car Mechanic;Rail Car Repairer
49-3051|Motorboat Mechanics and Service Technicians;Boat Mechanic;Boat Motor Mechanic;Boat Rigger;Marine Mechanic;Marine Propulsion Technician
49-3052|Motorcycle Mechanics;All Terrain Vehicle Technician;ATV Technician;Custom Bike Builder;Motorcycle Mechanic;Motorcycle Service Technician
49-3053|Outdoor Power Equipment and Other Small Engine Mechanics;Chainsaw Technician;Golf Cart Mechanic;Lawnmower Repair Mechanic;Outdoor Power Equipment Service Technician;Service Technician
49-3091|Bicycle Repairers;Bicycle Fitter;Bicycle Mechanic;Bicycle Repair Technician;Bicycle Repairman;Bicycle Service Technician
49-3092|Recreational Vehicle Service Technicians;Hitch Technician;Master Certified RV Technician;Master Certified Recreational Vehicle Technician;Mobile Service RV Technician;Mobile Service Recreational Vehicle Technician
49-9011|Mechanical Door Repairers;Commercial Door Installer;Commercial Installer;Door Installer;Door Technician;Garage Door Installer
49-9012|Control and Valve Installers and Repairers, Except Mechanical Door;Control Valve Mechanic;Control Valve Technician;Electric Meter Technician;Instrument and Electrical Technician;I and E Technician
49-9031|Home Appliance Repairers;Appliance Mechanic;Appliance Repair Mechanic;Appliance Repair Technician;Appliance Repair Tech;Appliance Service Technician
49-9043|Maintenance Workers, Machinery;Lubricator;Machine Repairer;Maintainer;Maintenance Craftsman;Maintenance Man
49-9045|Refractory Materials Repairers, Except Brickmasons;Cell Reliner;Cupola Repairer;Furnace Repairer;Hot Repairman;Ladle Liner
49-9061|Camera and Photographic Equipment Repairers;Camera Repair Technician;Camera Repairman;Camera Technician;Photo Equipment Technician;Photo Technologist
49-9062|Medical Equipment Repairers;Biomedical Electronics Technician;Biomed Electronics Tech;Biomedical Engineering Technician;Biomed Engineering Tech;Biomedical Equipment Technician
49-9063|Musical Instrument Repairers and Tuners;Banjo Repair Person;Brass Instrument Repair Technician;Fretted String Instrument Repairer;Guitar Repairer;Instrument Repair Technician
49-9064|Watch and Clock Repairers;Antique Clock Repairer;Clock Repair Technician;Clock Repairer;Watch and Clock Repairer;Watch Estimator
49-9069|Precision Instrument and Equipment Repairers, All Other;Scale Expert;Gauge Checker;Gyro Mechanic;Instrument Man;Scale Adjuster
49-9091|Coin, Vending, and Amusement Machine Servicers and Repairers;Cooler Deliverer;Field Service Technician;Fountain Vending Mechanic;Full Service Vending Driver;Refurbish Technician
49-9092|Commercial Divers;Commercial Diver;Diver;Diver Tender;Hard Hat Diver;Non Destructive Testing Under Water Welder
49-9094|Locksmiths and Safe Repairers;Certified Master Locksmith;CML;Certified Master Safe Cracker;Certified Master Safecracker;CMS
49-9095|Manufactured Building and Mobile Home Installers;Delivery Crew Worker;Mobile Home Installer;Mobile Home Laborer;Mobile Home Set-Up Person;Modular Set Crew Member
49-9096|Riggers;Gantry Rigger;Hand Rigger;Heavy Lift Rigger;Machinery Erector;Machinery Mover
49-9097|Signal and Track Switch Repairers;Railroad Signal Maintainer;Signal and Communications Maintainer;Signal Inspector;Signal Maintainer;Signal Maintenance Technician
49-9098|Helpers--Installation, Maintenance, and Repair Workers;HVAC Helper;Heating, Ventilation, Air Conditioning Helper;HVAC Installation Helper;Heating, Ventilation, Air Conditioning Installation Helper;Maintenance Aide
49-9099|Installation, Maintenance, and Repair Workers, All Other;Geothermal Service Technician;I and C Technician;Instrument and Controls Technician;I and E Technician;Instrumentation and Electrical Technician
51-2011|Aircraft Structure, Surfaces, Rigging, and Systems Assemblers;A&P Technician;Airframe and Powerplant Technician;Aircraft Line Assembler;Assembly Riveter;Helicopter Technician
51-2021|Coil Winders, Tapers, and Finishers;Armature Winder;Auto-Winder;Coil Finisher;Coil Winder;Hand Winder
51-2031|Engine and Other Machine Assemblers;Cell Technician;Engine Assembler;Engine Builder;Field Service Technician;Large Engine Assembler
51-2051|Fiberglass Laminators and Fabricators;Boat Builder;Boat Carpenter;Chopper Gun Operator;Fiberglass Laminator;Fiberglass Technician
51-2061|Timing Device Assemblers and Adjusters;Calibration Specialist;Calibrator;Clockmaker;Horologist;Time Stamp Assembler
51-3023|Slaughterers and Meat Packers;Boning Room Worker;Meat Packager;Meat Packer;Meat Processor;Saw Man
51-3091|Food and Tobacco Roasting, Baking, and Drying Machine Operators and Tenders;Bean Roaster;Coffee Roaster;Oven Operator;Oven Technician;Roast Master
51-3093|Food Cooking Machine Operators and Tenders;Cooker Operator;Fryer Operator;Kettle Fry Cook Operator;Mogul Operator;Oven Operator
51-3099|Food Processing Workers, All Other
51-4021|Extruding and Drawing Machine Setters, Operators, and Tenders, Metal and Plastic;Equipment Technician;Extruder Operator;Extrusion Press Operator;Metal Inspector;Setup Operator
51-4022|Forging Machine Setters, Operators, and Tenders, Metal and Plastic;Blacksmith;Cold Header Operator;Forge Operator;Forge Press Operator;Forger
51-4023|Rolling Machine Setters, Operators, and Tenders, Metal and Plastic;Breakdown Mill Operator;Calender Operator;Cold Mill Operator;Mill Operator;Rolling Mill Operator
51-4032|Drilling and Boring Machine Tool Setters, Operators, and Tenders, Metal and Plastic;Bore Mill Operator;CNC Drilling Operator;Computer Numerical Control Drilling Operator;Computer Numerical Control Machinist;Drill Operator
51-4033|Grinding, Lapping, Polishing, and Buffing Machine Tool Setters, Operators, and Tenders, Metal and Plastic;Cell Operator;Centerless Grinder Operator;Deburrer;Die Maintenance Technician;Finisher
51-4034|Lathe and Turning Machine Tool Setters, Operators, and Tenders, Metal and Plastic;Computer Numerical Control Lathe Operator;Computer Numerical Control Setup Operator;Lathe Operator;Numerical Control Operator;NC Operator
51-4035|Milling and Planing Machine Setters, Operators, and Tenders, Metal and Plastic;CNC Licensed Mill Operator;Computer Numerical Control Licensed Mill Operator;Computer Numerical Control Mill Operator;Computerized Numerical Control Mill Operator;CNC Mill Set Up Operator
51-4051|Metal-Refining Furnace Operators and Tenders;Arc and Argon Oxygen Decarburization Melter;ARC and AOD Melter;Automatic Furnace Operator;Central Melt Specialist;Control Room Operator
51-4052|Pourers and Casters, Metal;Caster;Casting Machine Operator;Casting Operator;DC Caster;Direct Chill Caster
51-4061|Model Makers, Metal and Plastic;Metal Model Maker;Model Builder;Model Maker;Molding Technician;Pattern Finisher
51-4062|Patternmakers, Metal and Plastic;Die Cast Die Maker;Fixture Builder;Layout Technician;Metal Pattern Maker;Pattern Maker
51-4071|Foundry Mold and Coremakers;Core Machine Operator;Core Maker;Core Stripper;Coremaker;Green Sand Molder
51-4081|Multiple Machine Tool Setters, Operators, and Tenders, Metal and Plastic;Cell Technician;CNC Machine Setter;Computer Numerically Controlled Machine Setter;Fabrication Set-Up Person;Injection Molding Technician
51-4122|Welding, Soldering, and Brazing Machine Setters, Operators, and Tenders;Braze Operator;Certified Welder;Finishing Technician;Finishing Tech;Spot Welder
51-4191|Heat Treating Equipment Setters, Operators, and Tenders, Metal and Plastic;Batch Heat Treat Operator;Burner;Coating Line Worker;Furnace Operator;Heat Treat Furnace Operator
51-4192|Layout Workers, Metal and Plastic;Development Mechanic;Layout Fitter;Layout Inspector;Layout Man;Layout Mechanic
51-4193|Plating Machine Setters, Operators, and Tenders, Metal and Plastic;Anodizer;Anodizing Line Operator;Chrome Plater;Coater Associate;Coater Operator
51-4194|Tool Grinders, Filers, and Sharpeners;Cutter Grinder;Finisher;Grinder;Grinder Operator;OD Grinder Operator
51-4199|Metal Workers and Plastic Workers, All Other;Bradder;Poke-In;Balancer;Bit Tapper;Nail Maker
51-5111|Prepress Technicians and Workers;Desktop Operator;Electronic Prepress Operator;EPP Operator;Electronic Prepress Technician;EPP Tech
51-5113|Print Binding and Finishing Workers;Binder Operator;Bindery Operator;Bindery Technician;Bindery Worker;Book Binder
51-6021|Pressers, Textile, Garment, and Related Materials;Boarder;Dry Cleaner Presser;Garment Presser;Ironing Machine Operator;Ironing Worker
51-6041|Shoe and Leather Workers and Repairers;Boot Maker;Cobbler;Leather Worker;Saddle and Harness Maker;Shoe Cutter
51-6042|Shoe Machine Operators and Tenders;Boot Maker;Cobbler;Inseamer;Insole Department Worker;Shoe Cementer
51-6051|Sewers, Hand;Alteration Specialist;Couturier;Custom Clothier;Custom Designer;Custom Seamstress
51-6052|Tailors, Dressmakers, and Custom Sewers;Alterations Expert;Alterations Sewer;Bridal Designer;Clothing Pattern Designer;Custom Dressmaker
51-6061|Textile Bleaching and Dyeing Machine Operators and Tenders;Beck Operator;Dye House Worker;Dye Line Operator;Dye Machine Operator;Dye Operator
51-6062|Textile Cutting Machine Setters, Operators, and Tenders;Automated Cutting Machine Operator;CNC Cutting Operator;Computer Numerical Control Cutting Operator;Cutter;Cutter Operator
51-6063|Textile Knitting and Weaving Machine Setters, Operators, and Tenders;Knitter;Knitting Machine Operator;Loom Fixer;Operator;Tufting Machine Operator
51-6064|Textile Winding, Twisting, and Drawing Out Machine Setters, Operators, and Tenders;Back Winder;Cable Operator;Computer Integrated Manufacturing Operator;CIM Operator;Drawing Operator
51-6091|Extruding and Forming Machine Setters, Operators, and Tenders, Synthetic and Glass Fibers;Extruder;Extruder Operator;Extrusion Line Operator;Granulator;Hot End Operator
51-6092|Fabric and Apparel Patternmakers;Cutter;Designer;Fabric Cutter;Pattern Designer;Pattern Maker
51-6093|Upholsterers;Box Spring Upholsterer;Furniture Upholsterer;Inside Upholsterer;Sofa Back Upholsterer;Stapler
51-6099|Textile, Apparel, and Furnishings Workers, All Other;Dewer;Rover;Tawer;Bowker;Burler
51-7021|Furniture Finishers;Finish Repair Worker;Finisher;Furniture Finisher;Hand Sander;Lacquer Sprayer
51-7031|Model Makers, Wood;Builder;Craftsman;Jig Maker;Model Builder;Model Maker
51-7032|Patternmakers, Wood;Pattern Engineer;Pattern Maker;Patternmaker;Wood Pattern Maker;Wood Patternmaker
51-7041|Sawing Machine Setters, Operators, and Tenders, Wood;Bandmill Operator;Cut Off Saw Operator;Edgerman;Knot Saw Operator;Panel Saw Operator
51-7042|Woodworking Machine Setters, Operators, and Tenders, Except Sawing;Boring Machine Operator;Knot Saw Operator;Lathe Operator;Molder Operator;Router Operator
51-7099|Woodworkers, All Other;Sled Maker;Sash Sticker;Veneer Marker;Showcase Maker;Veneer Patcher
51-8011|Nuclear Power Reactor Operators;Licensed Reactor Operator;Nuclear Control Operator;Nuclear Control Room Operator;Nuclear Plant Operator;NPO
51-8012|Power Distributors and Dispatchers;Control Area Operator;Control Operator;Distribution System Dispatcher;DSD;DSO
51-8091|Chemical Plant and System Operators;Loader Technician;Process Control Operator;Process Development Associate;Production Technician;Denitrator
51-8092|Gas Plant Operators;Compressor Technician;Compressor Tech;Engine Room Operator;Gas Controller;Gas Dispatcher
51-8093|Petroleum Pump System Operators, Refinery Operators, and Gaugers;Board Operator;Crude Unit Operator;Gauger;Hydrotreater Operator;Operator
51-8099|Plant and System Operators, All Other;Biofuels Processing Technician;Board Operator;Ethanol Operator;Mash Preparatory Operator;Rolley
51-9012|Separating, Filtering, Clarifying, Precipitating, and Still Machine Setters, Operators, and Tenders;Blender;Brewer;Cellar Worker;Digester Cook;Machine Tender
51-9021|Crushing, Grinding, and Polishing Machine Setters, Operators, and Tenders;Beveler Operator;Cullet Trucker;Grinder;Grinder Operator;Machine Tender
51-9022|Grinding and Polishing Workers, Hand;Buffer;Casting Finisher;Chipper;Finisher;Grinder
51-9031|Cutters and Trimmers, Hand;Cloth Cutter;Denim Cutter;Fabric Cutter;Finisher;Glass Cutter
51-9032|Cutting and Slicing Machine Setters, Operators, and Tenders;Cutter;Cutter Operator;Cutting Pressman;Die Cutter Operator;Flat Cutter
51-9041|Extruding, Forming, Pressing, and Compacting Machine Setters, Operators, and Tenders;Extruder Operator;Glass Forming Crew Member;Tuber Operator;Domer;Bailer
51-9051|Furnace, Kiln, Oven, Drier, and Kettle Operators and Tenders;Annealing Operator;Dry Kiln Operator;Dryer Feeder;Evaporator Operator;Furnace Operator
51-9071|Jewelers and Precious Stone and Metal Workers;Artist;Bench Jeweler;Caster;Earrings Fabricator;Gemologist
51-9081|Dental Laboratory Technicians;Ceramist;Crown and Bridge Dental Laboratory Technician;Crown and Bridge Dental Lab Tech;Dental Ceramist;Dental Laboratory Technician
51-9082|Medical Appliance Technicians;Certified Pedorthotist;Hearing Aid Repair Technician;Orthopedic Technician;Orthotic and Prosthetic Technician;O and P Technician
51-9083|Ophthalmic Laboratory Technicians;Edger Technician;Finishing Lab Technician;Lens Grinder and Polisher;Optical Lab Technician;Optical Laboratory Technician
51-9123|Painting, Coating, and Decorating Workers;Decaler;Decorator;Glass Decorator;Glazer;In Mold Coater
51-9141|Semiconductor Processing Technicians;Device Processing Engineer;Diffusion Operator;Manufacture Specialist;Metalorganic Chemical Vapor Deposition Engineer;MOCVD Engineer
51-9151|Photographic Process Workers and Processing Machine Operators;Digital Printer Operator;Film Processor;Film Technician;Photo Lab Specialist;Photo Lab Technician
51-9191|Adhesive Bonding Machine Operators and Tenders;Coater Operator;Glue Line Operator;Glue Reel Operator;Gluer Machine Operator;Gluing Pressman
51-9192|Cleaning, Washing, and Metal Pickling Equipment Operators and Tenders;Anodizer;Clean in Places Operator;CIP Operator;Filler Operator;Parts Cleaner
51-9193|Cooling and Freezing Equipment Operators and Tenders;Certified Refrigeration Operator;Compressor Operator;Engine Room Operator;Freezer Operator;Freezer Person
51-9194|Etchers and Engravers;Acid Etch Operator;Award Machine Operator;Chemical Engraver;Electronic Engraver;Engraver
51-9195|Molders, Shapers, and Casters, Except Metal and Plastic;Bed Laborer;Caster;Injection Molding Machine Operator;Mold Mechanic;Molder
51-9196|Paper Goods Machine Setters, Operators, and Tenders;Corrugator Operator;Cup Room Technician;Folder Machine Operator;Gluer Operator;Paper Cutter Operator
51-9197|Tire Builders;Buffer;Recapper;Retread Associate;Retread Technician;Retreader
51-9199|Production Workers, All Other;Bater;Bluer;Dater;Riser;Ruler
53-1041|Aircraft Cargo Handling Supervisors;Cargo Supervisor;Ground Operations Supervisor;Line Service Supervisor;LSS;Loadmaster
53-2022|Airfield Operations Specialists;Airfield Operations Specialist;Airport Operations Agent;Airport Operations Coordinator;Airport Operations Officer;Airport Operations Specialist
53-3011|Ambulance Drivers and Attendants, Except Emergency Medical Technicians;Ambulance Attendant;Ambulance Driver;Chair Car Driver;CPR Ambulance Driver;Cardio Pulmonary Resuscitation Ambulance Driver
53-3054|Taxi Drivers;Cab Driver;Taxi Cab Driver;Taxi Driver;Lyft Driver;Taxicab Driver
53-3099|Motor Vehicle Operators, All Other;Car Driver;Car Deliverer;Assembly Line Driver;Leaf Sucker Operator;Motorcycle Deliverer
53-4011|Locomotive Engineers;Locomotive Engineer;Passenger Locomotive Engineer;Railroad Engineer;Through Freight Engineer;Train Engineer
53-4013|Rail Yard Engineers, Dinkey Operators, and Hostlers;Carman;Engineer;Hostler;Rail Yard Engineer;Railcar Switcher
53-4022|Railroad Brake, Signal, and Switch Operators and Locomotive Firers;Brakeman;Carman;Fireman;Locomotive Switch Operator;Railroad Brakeman
53-4031|Railroad Conductors and Yardmasters;Conductor;Freight Conductor;Railroad Conductor;Train Master;Trainman
53-4041|Subway and Streetcar Operators;Combined Rail Operator;Light Rail Operator;Light Rail Train Operator;Light Rail Vehicle Operator;LRV Operator
53-4099|Rail Transportation Workers, All Other;Railroader;Target Man;Interlocker;Rail Walker;Oiler Helper
53-5011|Sailors and Marine Oilers;Able Bodied Seaman;AB Seaman;Able Bodied Watchman;AB Watchman;Able Seaman
53-5021|Captains, Mates, and Pilots of Water Vessels;Boat Captain;Captain;Ferry Boat Captain;First Mate;Harbor Pilot
53-5022|Motorboat Operators;Boat Operator;Crew Boat Operator;Harbor Pilot;Launch Operator;Launchman
53-5031|Ship Engineers;Barge Engineer;Engineer;Ferry Engineer;Harbor Engineer;Port Engineer
53-6011|Bridge and Lock Tenders;Bridge Operator;Bridge Tender;Lock Tender;Lockman;Leverman
53-6021|Parking Attendants;Hiker;Parking Attendant;Parking Cashier;Parking Lot Attendant;Parking Ramp Attendant
53-6031|Automotive and Watercraft Service Attendants;Attendant;Dock Attendant;Dock Hand;Fuel Attendant;Fuel Dock Attendant
53-6032|Aircraft Service Attendants;Aircraft Deicer;Fuel Technician;Airline Refueler;Aircraft Refueler;Lavatory Technician
53-6041|Traffic Technicians;Field Traffic Investigator;Traffic Analyst;Traffic Control Technician;Traffic Investigator;Traffic Signal Technician
53-6051|Transportation Inspectors;Cargo Surveyor;Marine Cargo Surveyor;Marine Surveyor;Petroleum Inspector;Aircraft Inspector
53-6061|Passenger Attendants;Bus Aide;Bus Assistant;Bus Attendant;Bus Monitor;Fare Enforcement Officer
53-6099|Transportation Workers, All Other;Rampman;Refueler;Check Pilot;Flag Signaler;Flag Signalman
53-7011|Conveyor Operators and Tenders;Chipper Operator;Debarker Operator;Flumer;Package Line Operator;Packaging Line Operator
53-7021|Crane and Tower Operators;Crane Operator;Mobile Crane Operator;Overhead Crane Operator;Port Crane Operator;Scrap Crane Operator
53-7031|Dredge Operators;Dredge Operator;Dredger;Dredgemaster;Dredge Worker;Dredge Deckhand
53-7041|Hoist and Winch Operators;Hoist Operator;Hoistman;Service Operator;Winch Derrick Operator;Tugger
53-7063|Machine Feeders and Offbearers;Cotton Tipper;Dryer Feeder;Feeder;Lug Loader;Machine Feeder
53-7071|Gas Compressor and Gas Pumping Station Operators;Compressor Operator;Compressor Station Operator;Compressor Technician;Fill Plant Operator;Filler
53-7072|Pump Operators, Except Wellhead Pumpers;Boom Pump Operator;Chemical Pumper;Day Light Relief Operator;Outside Operator;Pipeline Dispatch Operator
53-7073|Wellhead Pumpers;Field Operator;Lease Attendant;Oilfield Plant Operator;Well Field Technician;Well Head Pumper
53-7121|Tank Car, Truck, and Ship Loaders;Load Out Person;Loading Operator;Oil Movements Operator;PVC Loader;Polyvinyl Chloride Loader
53-7199|Material Moving Workers, All Other;Lander;Storer;Dragman;Drayman;Headman
`;
