/** Written by scripts/build-title-table.ts from O*NET (see shared/credits.ts). Every code and its official name. */
export const occupationTable = `11-1011Chief Executives
11-1021General and Operations Managers
11-1031Legislators
11-2011Advertising and Promotions Managers
11-2021Marketing Managers
11-2022Sales Managers
11-2032Public Relations Managers
11-2033Fundraising Managers
11-3012Administrative Services Managers
11-3013Facilities Managers
11-3021Computer and Information Systems Managers
11-3031Financial Managers
11-3051Industrial Production Managers
11-3061Purchasing Managers
11-3071Transportation, Storage, and Distribution Managers
11-3111Compensation and Benefits Managers
11-3121Human Resources Managers
11-3131Training and Development Managers
11-9013Farmers, Ranchers, and Other Agricultural Managers
11-9021Construction Managers
11-9031Education and Childcare Administrators, Preschool and Daycare
11-9032Education Administrators, Kindergarten through Secondary
11-9033Education Administrators, Postsecondary
11-9039Education Administrators, All Other
11-9041Architectural and Engineering Managers
11-9051Food Service Managers
11-9071Gambling Managers
11-9072Entertainment and Recreation Managers, Except Gambling
11-9081Lodging Managers
11-9111Medical and Health Services Managers
11-9121Natural Sciences Managers
11-9131Postmasters and Mail Superintendents
11-9141Property, Real Estate, and Community Association Managers
11-9151Social and Community Service Managers
11-9161Emergency Management Directors
11-9171Funeral Home Managers
11-9179Personal Service Managers, All Other
11-9199Managers, All Other
13-1011Agents and Business Managers of Artists, Performers, and Athletes
13-1021Buyers and Purchasing Agents, Farm Products
13-1022Wholesale and Retail Buyers, Except Farm Products
13-1023Purchasing Agents, Except Wholesale, Retail, and Farm Products
13-1031Claims Adjusters, Examiners, and Investigators
13-1032Insurance Appraisers, Auto Damage
13-1041Compliance Officers
13-1051Cost Estimators
13-1071Human Resources Specialists
13-1074Farm Labor Contractors
13-1075Labor Relations Specialists
13-1081Logisticians
13-1082Project Management Specialists
13-1111Management Analysts
13-1121Meeting, Convention, and Event Planners
13-1131Fundraisers
13-1141Compensation, Benefits, and Job Analysis Specialists
13-1151Training and Development Specialists
13-1161Market Research Analysts and Marketing Specialists
13-1199Business Operations Specialists, All Other
13-2011Accountants and Auditors
13-2022Appraisers of Personal and Business Property
13-2023Appraisers and Assessors of Real Estate
13-2031Budget Analysts
13-2041Credit Analysts
13-2051Financial and Investment Analysts
13-2052Personal Financial Advisors
13-2053Insurance Underwriters
13-2054Financial Risk Specialists
13-2061Financial Examiners
13-2071Credit Counselors
13-2072Loan Officers
13-2081Tax Examiners and Collectors, and Revenue Agents
13-2082Tax Preparers
13-2099Financial Specialists, All Other
15-1211Computer Systems Analysts
15-1212Information Security Analysts
15-1221Computer and Information Research Scientists
15-1231Computer Network Support Specialists
15-1232Computer User Support Specialists
15-1241Computer Network Architects
15-1242Database Administrators
15-1243Database Architects
15-1244Network and Computer Systems Administrators
15-1251Computer Programmers
15-1252Software Developers
15-1253Software Quality Assurance Analysts and Testers
15-1254Web Developers
15-1255Web and Digital Interface Designers
15-1299Computer Occupations, All Other
15-2011Actuaries
15-2021Mathematicians
15-2031Operations Research Analysts
15-2041Statisticians
15-2051Data Scientists
15-2099Mathematical Science Occupations, All Other
17-1011Architects, Except Landscape and Naval
17-1012Landscape Architects
17-1021Cartographers and Photogrammetrists
17-1022Surveyors
17-2011Aerospace Engineers
17-2021Agricultural Engineers
17-2031Bioengineers and Biomedical Engineers
17-2041Chemical Engineers
17-2051Civil Engineers
17-2061Computer Hardware Engineers
17-2071Electrical Engineers
17-2072Electronics Engineers, Except Computer
17-2081Environmental Engineers
17-2111Health and Safety Engineers, Except Mining Safety Engineers and Inspectors
17-2112Industrial Engineers
17-2121Marine Engineers and Naval Architects
17-2131Materials Engineers
17-2141Mechanical Engineers
17-2151Mining and Geological Engineers, Including Mining Safety Engineers
17-2161Nuclear Engineers
17-2171Petroleum Engineers
17-2199Engineers, All Other
17-3011Architectural and Civil Drafters
17-3012Electrical and Electronics Drafters
17-3013Mechanical Drafters
17-3019Drafters, All Other
17-3021Aerospace Engineering and Operations Technologists and Technicians
17-3022Civil Engineering Technologists and Technicians
17-3023Electrical and Electronic Engineering Technologists and Technicians
17-3024Electro-Mechanical and Mechatronics Technologists and Technicians
17-3025Environmental Engineering Technologists and Technicians
17-3026Industrial Engineering Technologists and Technicians
17-3027Mechanical Engineering Technologists and Technicians
17-3028Calibration Technologists and Technicians
17-3029Engineering Technologists and Technicians, Except Drafters, All Other
17-3031Surveying and Mapping Technicians
19-1011Animal Scientists
19-1012Food Scientists and Technologists
19-1013Soil and Plant Scientists
19-1021Biochemists and Biophysicists
19-1022Microbiologists
19-1023Zoologists and Wildlife Biologists
19-1029Biological Scientists, All Other
19-1031Conservation Scientists
19-1032Foresters
19-1041Epidemiologists
19-1042Medical Scientists, Except Epidemiologists
19-1099Life Scientists, All Other
19-2011Astronomers
19-2012Physicists
19-2021Atmospheric and Space Scientists
19-2031Chemists
19-2032Materials Scientists
19-2041Environmental Scientists and Specialists, Including Health
19-2042Geoscientists, Except Hydrologists and Geographers
19-2043Hydrologists
19-2099Physical Scientists, All Other
19-3011Economists
19-3022Survey Researchers
19-3032Industrial-Organizational Psychologists
19-3033Clinical and Counseling Psychologists
19-3034School Psychologists
19-3039Psychologists, All Other
19-3041Sociologists
19-3051Urban and Regional Planners
19-3091Anthropologists and Archeologists
19-3092Geographers
19-3093Historians
19-3094Political Scientists
19-3099Social Scientists and Related Workers, All Other
19-4012Agricultural Technicians
19-4013Food Science Technicians
19-4021Biological Technicians
19-4031Chemical Technicians
19-4042Environmental Science and Protection Technicians, Including Health
19-4043Geological Technicians, Except Hydrologic Technicians
19-4044Hydrologic Technicians
19-4051Nuclear Technicians
19-4061Social Science Research Assistants
19-4071Forest and Conservation Technicians
19-4092Forensic Science Technicians
19-4099Life, Physical, and Social Science Technicians, All Other
19-5011Occupational Health and Safety Specialists
19-5012Occupational Health and Safety Technicians
21-1011Substance Abuse and Behavioral Disorder Counselors
21-1012Educational, Guidance, and Career Counselors and Advisors
21-1013Marriage and Family Therapists
21-1014Mental Health Counselors
21-1015Rehabilitation Counselors
21-1019Counselors, All Other
21-1021Child, Family, and School Social Workers
21-1022Healthcare Social Workers
21-1023Mental Health and Substance Abuse Social Workers
21-1029Social Workers, All Other
21-1091Health Education Specialists
21-1092Probation Officers and Correctional Treatment Specialists
21-1093Social and Human Service Assistants
21-1094Community Health Workers
21-1099Community and Social Service Specialists, All Other
21-2011Clergy
21-2021Directors, Religious Activities and Education
21-2099Religious Workers, All Other
23-1011Lawyers
23-1012Judicial Law Clerks
23-1021Administrative Law Judges, Adjudicators, and Hearing Officers
23-1022Arbitrators, Mediators, and Conciliators
23-1023Judges, Magistrate Judges, and Magistrates
23-2011Paralegals and Legal Assistants
23-2093Title Examiners, Abstractors, and Searchers
23-2099Legal Support Workers, All Other
25-1011Business Teachers, Postsecondary
25-1021Computer Science Teachers, Postsecondary
25-1022Mathematical Science Teachers, Postsecondary
25-1031Architecture Teachers, Postsecondary
25-1032Engineering Teachers, Postsecondary
25-1041Agricultural Sciences Teachers, Postsecondary
25-1042Biological Science Teachers, Postsecondary
25-1043Forestry and Conservation Science Teachers, Postsecondary
25-1051Atmospheric, Earth, Marine, and Space Sciences Teachers, Postsecondary
25-1052Chemistry Teachers, Postsecondary
25-1053Environmental Science Teachers, Postsecondary
25-1054Physics Teachers, Postsecondary
25-1061Anthropology and Archeology Teachers, Postsecondary
25-1062Area, Ethnic, and Cultural Studies Teachers, Postsecondary
25-1063Economics Teachers, Postsecondary
25-1064Geography Teachers, Postsecondary
25-1065Political Science Teachers, Postsecondary
25-1066Psychology Teachers, Postsecondary
25-1067Sociology Teachers, Postsecondary
25-1069Social Sciences Teachers, Postsecondary, All Other
25-1071Health Specialties Teachers, Postsecondary
25-1072Nursing Instructors and Teachers, Postsecondary
25-1081Education Teachers, Postsecondary
25-1082Library Science Teachers, Postsecondary
25-1111Criminal Justice and Law Enforcement Teachers, Postsecondary
25-1112Law Teachers, Postsecondary
25-1113Social Work Teachers, Postsecondary
25-1121Art, Drama, and Music Teachers, Postsecondary
25-1122Communications Teachers, Postsecondary
25-1123English Language and Literature Teachers, Postsecondary
25-1124Foreign Language and Literature Teachers, Postsecondary
25-1125History Teachers, Postsecondary
25-1126Philosophy and Religion Teachers, Postsecondary
25-1192Family and Consumer Sciences Teachers, Postsecondary
25-1193Recreation and Fitness Studies Teachers, Postsecondary
25-1194Career/Technical Education Teachers, Postsecondary
25-1199Postsecondary Teachers, All Other
25-2011Preschool Teachers, Except Special Education
25-2012Kindergarten Teachers, Except Special Education
25-2021Elementary School Teachers, Except Special Education
25-2022Middle School Teachers, Except Special and Career/Technical Education
25-2023Career/Technical Education Teachers, Middle School
25-2031Secondary School Teachers, Except Special and Career/Technical Education
25-2032Career/Technical Education Teachers, Secondary School
25-2051Special Education Teachers, Preschool
25-2055Special Education Teachers, Kindergarten
25-2056Special Education Teachers, Elementary School
25-2057Special Education Teachers, Middle School
25-2058Special Education Teachers, Secondary School
25-2059Special Education Teachers, All Other
25-3011Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors
25-3021Self-Enrichment Teachers
25-3031Substitute Teachers, Short-Term
25-3041Tutors
25-3099Teachers and Instructors, All Other
25-4011Archivists
25-4012Curators
25-4013Museum Technicians and Conservators
25-4022Librarians and Media Collections Specialists
25-4031Library Technicians
25-9021Farm and Home Management Educators
25-9031Instructional Coordinators
25-9042Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education
25-9043Teaching Assistants, Special Education
25-9044Teaching Assistants, Postsecondary
25-9049Teaching Assistants, All Other
25-9099Educational Instruction and Library Workers, All Other
27-1011Art Directors
27-1012Craft Artists
27-1013Fine Artists, Including Painters, Sculptors, and Illustrators
27-1014Special Effects Artists and Animators
27-1019Artists and Related Workers, All Other
27-1021Commercial and Industrial Designers
27-1022Fashion Designers
27-1023Floral Designers
27-1024Graphic Designers
27-1025Interior Designers
27-1026Merchandise Displayers and Window Trimmers
27-1027Set and Exhibit Designers
27-1029Designers, All Other
27-2011Actors
27-2012Producers and Directors
27-2021Athletes and Sports Competitors
27-2022Coaches and Scouts
27-2023Umpires, Referees, and Other Sports Officials
27-2031Dancers
27-2032Choreographers
27-2041Music Directors and Composers
27-2042Musicians and Singers
27-2091Disc Jockeys, Except Radio
27-2099Entertainers and Performers, Sports and Related Workers, All Other
27-3011Broadcast Announcers and Radio Disc Jockeys
27-3023News Analysts, Reporters, and Journalists
27-3031Public Relations Specialists
27-3041Editors
27-3042Technical Writers
27-3043Writers and Authors
27-3091Interpreters and Translators
27-3092Court Reporters and Simultaneous Captioners
27-3099Media and Communication Workers, All Other
27-4011Audio and Video Technicians
27-4012Broadcast Technicians
27-4014Sound Engineering Technicians
27-4015Lighting Technicians
27-4021Photographers
27-4031Camera Operators, Television, Video, and Film
27-4032Film and Video Editors
27-4099Media and Communication Equipment Workers, All Other
29-1011Chiropractors
29-1021Dentists, General
29-1022Oral and Maxillofacial Surgeons
29-1023Orthodontists
29-1024Prosthodontists
29-1029Dentists, All Other Specialists
29-1031Dietitians and Nutritionists
29-1041Optometrists
29-1051Pharmacists
29-1071Physician Assistants
29-1081Podiatrists
29-1122Occupational Therapists
29-1123Physical Therapists
29-1124Radiation Therapists
29-1125Recreational Therapists
29-1126Respiratory Therapists
29-1127Speech-Language Pathologists
29-1128Exercise Physiologists
29-1129Therapists, All Other
29-1131Veterinarians
29-1141Registered Nurses
29-1151Nurse Anesthetists
29-1161Nurse Midwives
29-1171Nurse Practitioners
29-1181Audiologists
29-1211Anesthesiologists
29-1212Cardiologists
29-1213Dermatologists
29-1214Emergency Medicine Physicians
29-1215Family Medicine Physicians
29-1216General Internal Medicine Physicians
29-1217Neurologists
29-1218Obstetricians and Gynecologists
29-1221Pediatricians, General
29-1222Physicians, Pathologists
29-1223Psychiatrists
29-1224Radiologists
29-1229Physicians, All Other
29-1241Ophthalmologists, Except Pediatric
29-1242Orthopedic Surgeons, Except Pediatric
29-1243Pediatric Surgeons
29-1249Surgeons, All Other
29-1291Acupuncturists
29-1292Dental Hygienists
29-1299Healthcare Diagnosing or Treating Practitioners, All Other
29-2011Medical and Clinical Laboratory Technologists
29-2012Medical and Clinical Laboratory Technicians
29-2031Cardiovascular Technologists and Technicians
29-2032Diagnostic Medical Sonographers
29-2033Nuclear Medicine Technologists
29-2034Radiologic Technologists and Technicians
29-2035Magnetic Resonance Imaging Technologists
29-2036Medical Dosimetrists
29-2042Emergency Medical Technicians
29-2043Paramedics
29-2051Dietetic Technicians
29-2052Pharmacy Technicians
29-2053Psychiatric Technicians
29-2055Surgical Technologists
29-2056Veterinary Technologists and Technicians
29-2057Ophthalmic Medical Technicians
29-2061Licensed Practical and Licensed Vocational Nurses
29-2072Medical Records Specialists
29-2081Opticians, Dispensing
29-2091Orthotists and Prosthetists
29-2092Hearing Aid Specialists
29-2099Health Technologists and Technicians, All Other
29-9021Health Information Technologists and Medical Registrars
29-9091Athletic Trainers
29-9092Genetic Counselors
29-9093Surgical Assistants
29-9099Healthcare Practitioners and Technical Workers, All Other
31-1121Home Health Aides
31-1122Personal Care Aides
31-1131Nursing Assistants
31-1132Orderlies
31-1133Psychiatric Aides
31-2011Occupational Therapy Assistants
31-2012Occupational Therapy Aides
31-2021Physical Therapist Assistants
31-2022Physical Therapist Aides
31-9011Massage Therapists
31-9091Dental Assistants
31-9092Medical Assistants
31-9093Medical Equipment Preparers
31-9094Medical Transcriptionists
31-9095Pharmacy Aides
31-9096Veterinary Assistants and Laboratory Animal Caretakers
31-9097Phlebotomists
31-9099Healthcare Support Workers, All Other
33-1011First-Line Supervisors of Correctional Officers
33-1012First-Line Supervisors of Police and Detectives
33-1021First-Line Supervisors of Firefighting and Prevention Workers
33-1091First-Line Supervisors of Security Workers
33-1099First-Line Supervisors of Protective Service Workers, All Other
33-2011Firefighters
33-2021Fire Inspectors and Investigators
33-2022Forest Fire Inspectors and Prevention Specialists
33-3011Bailiffs
33-3012Correctional Officers and Jailers
33-3021Detectives and Criminal Investigators
33-3031Fish and Game Wardens
33-3041Parking Enforcement Workers
33-3051Police and Sheriff's Patrol Officers
33-3052Transit and Railroad Police
33-9011Animal Control Workers
33-9021Private Detectives and Investigators
33-9031Gambling Surveillance Officers and Gambling Investigators
33-9032Security Guards
33-9091Crossing Guards and Flaggers
33-9092Lifeguards, Ski Patrol, and Other Recreational Protective Service Workers
33-9093Transportation Security Screeners
33-9094School Bus Monitors
33-9099Protective Service Workers, All Other
35-1011Chefs and Head Cooks
35-1012First-Line Supervisors of Food Preparation and Serving Workers
35-2011Cooks, Fast Food
35-2012Cooks, Institution and Cafeteria
35-2013Cooks, Private Household
35-2014Cooks, Restaurant
35-2015Cooks, Short Order
35-2019Cooks, All Other
35-2021Food Preparation Workers
35-3011Bartenders
35-3023Fast Food and Counter Workers
35-3031Waiters and Waitresses
35-3041Food Servers, Nonrestaurant
35-9011Dining Room and Cafeteria Attendants and Bartender Helpers
35-9021Dishwashers
35-9031Hosts and Hostesses, Restaurant, Lounge, and Coffee Shop
35-9099Food Preparation and Serving Related Workers, All Other
37-1011First-Line Supervisors of Housekeeping and Janitorial Workers
37-1012First-Line Supervisors of Landscaping, Lawn Service, and Groundskeeping Workers
37-2011Janitors and Cleaners, Except Maids and Housekeeping Cleaners
37-2012Maids and Housekeeping Cleaners
37-2019Building Cleaning Workers, All Other
37-2021Pest Control Workers
37-3011Landscaping and Groundskeeping Workers
37-3012Pesticide Handlers, Sprayers, and Applicators, Vegetation
37-3013Tree Trimmers and Pruners
37-3019Grounds Maintenance Workers, All Other
39-1013First-Line Supervisors of Gambling Services Workers
39-1014First-Line Supervisors of Entertainment and Recreation Workers, Except Gambling Services
39-1022First-Line Supervisors of Personal Service Workers
39-2011Animal Trainers
39-2021Animal Caretakers
39-3011Gambling Dealers
39-3012Gambling and Sports Book Writers and Runners
39-3019Gambling Service Workers, All Other
39-3021Motion Picture Projectionists
39-3031Ushers, Lobby Attendants, and Ticket Takers
39-3091Amusement and Recreation Attendants
39-3092Costume Attendants
39-3093Locker Room, Coatroom, and Dressing Room Attendants
39-3099Entertainment Attendants and Related Workers, All Other
39-4011Embalmers
39-4012Crematory Operators
39-4021Funeral Attendants
39-4031Morticians, Undertakers, and Funeral Arrangers
39-5011Barbers
39-5012Hairdressers, Hairstylists, and Cosmetologists
39-5091Makeup Artists, Theatrical and Performance
39-5092Manicurists and Pedicurists
39-5093Shampooers
39-5094Skincare Specialists
39-6011Baggage Porters and Bellhops
39-6012Concierges
39-7011Tour Guides and Escorts
39-7012Travel Guides
39-9011Childcare Workers
39-9031Exercise Trainers and Group Fitness Instructors
39-9032Recreation Workers
39-9041Residential Advisors
39-9099Personal Care and Service Workers, All Other
41-1011First-Line Supervisors of Retail Sales Workers
41-1012First-Line Supervisors of Non-Retail Sales Workers
41-2011Cashiers
41-2012Gambling Change Persons and Booth Cashiers
41-2021Counter and Rental Clerks
41-2022Parts Salespersons
41-2031Retail Salespersons
41-3011Advertising Sales Agents
41-3021Insurance Sales Agents
41-3031Securities, Commodities, and Financial Services Sales Agents
41-3041Travel Agents
41-3091Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel
41-4011Sales Representatives, Wholesale and Manufacturing, Technical and Scientific Products
41-4012Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products
41-9011Demonstrators and Product Promoters
41-9012Models
41-9021Real Estate Brokers
41-9022Real Estate Sales Agents
41-9031Sales Engineers
41-9041Telemarketers
41-9091Door-to-Door Sales Workers, News and Street Vendors, and Related Workers
41-9099Sales and Related Workers, All Other
43-1011First-Line Supervisors of Office and Administrative Support Workers
43-2011Switchboard Operators, Including Answering Service
43-2021Telephone Operators
43-2099Communications Equipment Operators, All Other
43-3011Bill and Account Collectors
43-3021Billing and Posting Clerks
43-3031Bookkeeping, Accounting, and Auditing Clerks
43-3041Gambling Cage Workers
43-3051Payroll and Timekeeping Clerks
43-3061Procurement Clerks
43-3071Tellers
43-3099Financial Clerks, All Other
43-4011Brokerage Clerks
43-4021Correspondence Clerks
43-4031Court, Municipal, and License Clerks
43-4041Credit Authorizers, Checkers, and Clerks
43-4051Customer Service Representatives
43-4061Eligibility Interviewers, Government Programs
43-4071File Clerks
43-4081Hotel, Motel, and Resort Desk Clerks
43-4111Interviewers, Except Eligibility and Loan
43-4121Library Assistants, Clerical
43-4131Loan Interviewers and Clerks
43-4141New Accounts Clerks
43-4151Order Clerks
43-4161Human Resources Assistants, Except Payroll and Timekeeping
43-4171Receptionists and Information Clerks
43-4181Reservation and Transportation Ticket Agents and Travel Clerks
43-4199Information and Record Clerks, All Other
43-5011Cargo and Freight Agents
43-5021Couriers and Messengers
43-5031Public Safety Telecommunicators
43-5032Dispatchers, Except Police, Fire, and Ambulance
43-5041Meter Readers, Utilities
43-5051Postal Service Clerks
43-5052Postal Service Mail Carriers
43-5053Postal Service Mail Sorters, Processors, and Processing Machine Operators
43-5061Production, Planning, and Expediting Clerks
43-5071Shipping, Receiving, and Inventory Clerks
43-5111Weighers, Measurers, Checkers, and Samplers, Recordkeeping
43-6011Executive Secretaries and Executive Administrative Assistants
43-6012Legal Secretaries and Administrative Assistants
43-6013Medical Secretaries and Administrative Assistants
43-6014Secretaries and Administrative Assistants, Except Legal, Medical, and Executive
43-9021Data Entry Keyers
43-9022Word Processors and Typists
43-9031Desktop Publishers
43-9041Insurance Claims and Policy Processing Clerks
43-9051Mail Clerks and Mail Machine Operators, Except Postal Service
43-9061Office Clerks, General
43-9071Office Machine Operators, Except Computer
43-9081Proofreaders and Copy Markers
43-9111Statistical Assistants
43-9199Office and Administrative Support Workers, All Other
45-1011First-Line Supervisors of Farming, Fishing, and Forestry Workers
45-2011Agricultural Inspectors
45-2021Animal Breeders
45-2041Graders and Sorters, Agricultural Products
45-2091Agricultural Equipment Operators
45-2092Farmworkers and Laborers, Crop, Nursery, and Greenhouse
45-2093Farmworkers, Farm, Ranch, and Aquacultural Animals
45-2099Agricultural Workers, All Other
45-3031Fishing and Hunting Workers
45-4011Forest and Conservation Workers
45-4021Fallers
45-4022Logging Equipment Operators
45-4023Log Graders and Scalers
45-4029Logging Workers, All Other
47-1011First-Line Supervisors of Construction Trades and Extraction Workers
47-2011Boilermakers
47-2021Brickmasons and Blockmasons
47-2022Stonemasons
47-2031Carpenters
47-2041Carpet Installers
47-2042Floor Layers, Except Carpet, Wood, and Hard Tiles
47-2043Floor Sanders and Finishers
47-2044Tile and Stone Setters
47-2051Cement Masons and Concrete Finishers
47-2053Terrazzo Workers and Finishers
47-2061Construction Laborers
47-2071Paving, Surfacing, and Tamping Equipment Operators
47-2072Pile Driver Operators
47-2073Operating Engineers and Other Construction Equipment Operators
47-2081Drywall and Ceiling Tile Installers
47-2082Tapers
47-2111Electricians
47-2121Glaziers
47-2131Insulation Workers, Floor, Ceiling, and Wall
47-2132Insulation Workers, Mechanical
47-2141Painters, Construction and Maintenance
47-2142Paperhangers
47-2151Pipelayers
47-2152Plumbers, Pipefitters, and Steamfitters
47-2161Plasterers and Stucco Masons
47-2171Reinforcing Iron and Rebar Workers
47-2181Roofers
47-2211Sheet Metal Workers
47-2221Structural Iron and Steel Workers
47-2231Solar Photovoltaic Installers
47-3011Helpers--Brickmasons, Blockmasons, Stonemasons, and Tile and Marble Setters
47-3012Helpers--Carpenters
47-3013Helpers--Electricians
47-3014Helpers--Painters, Paperhangers, Plasterers, and Stucco Masons
47-3015Helpers--Pipelayers, Plumbers, Pipefitters, and Steamfitters
47-3016Helpers--Roofers
47-3019Helpers, Construction Trades, All Other
47-4011Construction and Building Inspectors
47-4021Elevator and Escalator Installers and Repairers
47-4031Fence Erectors
47-4041Hazardous Materials Removal Workers
47-4051Highway Maintenance Workers
47-4061Rail-Track Laying and Maintenance Equipment Operators
47-4071Septic Tank Servicers and Sewer Pipe Cleaners
47-4091Segmental Pavers
47-4099Construction and Related Workers, All Other
47-5011Derrick Operators, Oil and Gas
47-5012Rotary Drill Operators, Oil and Gas
47-5013Service Unit Operators, Oil and Gas
47-5022Excavating and Loading Machine and Dragline Operators, Surface Mining
47-5023Earth Drillers, Except Oil and Gas
47-5032Explosives Workers, Ordnance Handling Experts, and Blasters
47-5041Continuous Mining Machine Operators
47-5043Roof Bolters, Mining
47-5044Loading and Moving Machine Operators, Underground Mining
47-5049Underground Mining Machine Operators, All Other
47-5051Rock Splitters, Quarry
47-5071Roustabouts, Oil and Gas
47-5081Helpers--Extraction Workers
47-5099Extraction Workers, All Other
49-1011First-Line Supervisors of Mechanics, Installers, and Repairers
49-2011Computer, Automated Teller, and Office Machine Repairers
49-2021Radio, Cellular, and Tower Equipment Installers and Repairers
49-2022Telecommunications Equipment Installers and Repairers, Except Line Installers
49-2091Avionics Technicians
49-2092Electric Motor, Power Tool, and Related Repairers
49-2093Electrical and Electronics Installers and Repairers, Transportation Equipment
49-2094Electrical and Electronics Repairers, Commercial and Industrial Equipment
49-2095Electrical and Electronics Repairers, Powerhouse, Substation, and Relay
49-2096Electronic Equipment Installers and Repairers, Motor Vehicles
49-2097Audiovisual Equipment Installers and Repairers
49-2098Security and Fire Alarm Systems Installers
49-3011Aircraft Mechanics and Service Technicians
49-3021Automotive Body and Related Repairers
49-3022Automotive Glass Installers and Repairers
49-3023Automotive Service Technicians and Mechanics
49-3031Bus and Truck Mechanics and Diesel Engine Specialists
49-3041Farm Equipment Mechanics and Service Technicians
49-3042Mobile Heavy Equipment Mechanics, Except Engines
49-3043Rail Car Repairers
49-3051Motorboat Mechanics and Service Technicians
49-3052Motorcycle Mechanics
49-3053Outdoor Power Equipment and Other Small Engine Mechanics
49-3091Bicycle Repairers
49-3092Recreational Vehicle Service Technicians
49-3093Tire Repairers and Changers
49-9011Mechanical Door Repairers
49-9012Control and Valve Installers and Repairers, Except Mechanical Door
49-9021Heating, Air Conditioning, and Refrigeration Mechanics and Installers
49-9031Home Appliance Repairers
49-9041Industrial Machinery Mechanics
49-9043Maintenance Workers, Machinery
49-9044Millwrights
49-9045Refractory Materials Repairers, Except Brickmasons
49-9051Electrical Power-Line Installers and Repairers
49-9052Telecommunications Line Installers and Repairers
49-9061Camera and Photographic Equipment Repairers
49-9062Medical Equipment Repairers
49-9063Musical Instrument Repairers and Tuners
49-9064Watch and Clock Repairers
49-9069Precision Instrument and Equipment Repairers, All Other
49-9071Maintenance and Repair Workers, General
49-9081Wind Turbine Service Technicians
49-9091Coin, Vending, and Amusement Machine Servicers and Repairers
49-9092Commercial Divers
49-9094Locksmiths and Safe Repairers
49-9095Manufactured Building and Mobile Home Installers
49-9096Riggers
49-9097Signal and Track Switch Repairers
49-9098Helpers--Installation, Maintenance, and Repair Workers
49-9099Installation, Maintenance, and Repair Workers, All Other
51-1011First-Line Supervisors of Production and Operating Workers
51-2011Aircraft Structure, Surfaces, Rigging, and Systems Assemblers
51-2021Coil Winders, Tapers, and Finishers
51-2022Electrical and Electronic Equipment Assemblers
51-2023Electromechanical Equipment Assemblers
51-2031Engine and Other Machine Assemblers
51-2041Structural Metal Fabricators and Fitters
51-2051Fiberglass Laminators and Fabricators
51-2061Timing Device Assemblers and Adjusters
51-2092Team Assemblers
51-2099Assemblers and Fabricators, All Other
51-3011Bakers
51-3021Butchers and Meat Cutters
51-3022Meat, Poultry, and Fish Cutters and Trimmers
51-3023Slaughterers and Meat Packers
51-3091Food and Tobacco Roasting, Baking, and Drying Machine Operators and Tenders
51-3092Food Batchmakers
51-3093Food Cooking Machine Operators and Tenders
51-3099Food Processing Workers, All Other
51-4021Extruding and Drawing Machine Setters, Operators, and Tenders, Metal and Plastic
51-4022Forging Machine Setters, Operators, and Tenders, Metal and Plastic
51-4023Rolling Machine Setters, Operators, and Tenders, Metal and Plastic
51-4031Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic
51-4032Drilling and Boring Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4033Grinding, Lapping, Polishing, and Buffing Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4034Lathe and Turning Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4035Milling and Planing Machine Setters, Operators, and Tenders, Metal and Plastic
51-4041Machinists
51-4051Metal-Refining Furnace Operators and Tenders
51-4052Pourers and Casters, Metal
51-4061Model Makers, Metal and Plastic
51-4062Patternmakers, Metal and Plastic
51-4071Foundry Mold and Coremakers
51-4072Molding, Coremaking, and Casting Machine Setters, Operators, and Tenders, Metal and Plastic
51-4081Multiple Machine Tool Setters, Operators, and Tenders, Metal and Plastic
51-4111Tool and Die Makers
51-4121Welders, Cutters, Solderers, and Brazers
51-4122Welding, Soldering, and Brazing Machine Setters, Operators, and Tenders
51-4191Heat Treating Equipment Setters, Operators, and Tenders, Metal and Plastic
51-4192Layout Workers, Metal and Plastic
51-4193Plating Machine Setters, Operators, and Tenders, Metal and Plastic
51-4194Tool Grinders, Filers, and Sharpeners
51-4199Metal Workers and Plastic Workers, All Other
51-5111Prepress Technicians and Workers
51-5112Printing Press Operators
51-5113Print Binding and Finishing Workers
51-6011Laundry and Dry-Cleaning Workers
51-6021Pressers, Textile, Garment, and Related Materials
51-6031Sewing Machine Operators
51-6041Shoe and Leather Workers and Repairers
51-6042Shoe Machine Operators and Tenders
51-6051Sewers, Hand
51-6052Tailors, Dressmakers, and Custom Sewers
51-6061Textile Bleaching and Dyeing Machine Operators and Tenders
51-6062Textile Cutting Machine Setters, Operators, and Tenders
51-6063Textile Knitting and Weaving Machine Setters, Operators, and Tenders
51-6064Textile Winding, Twisting, and Drawing Out Machine Setters, Operators, and Tenders
51-6091Extruding and Forming Machine Setters, Operators, and Tenders, Synthetic and Glass Fibers
51-6092Fabric and Apparel Patternmakers
51-6093Upholsterers
51-6099Textile, Apparel, and Furnishings Workers, All Other
51-7011Cabinetmakers and Bench Carpenters
51-7021Furniture Finishers
51-7031Model Makers, Wood
51-7032Patternmakers, Wood
51-7041Sawing Machine Setters, Operators, and Tenders, Wood
51-7042Woodworking Machine Setters, Operators, and Tenders, Except Sawing
51-7099Woodworkers, All Other
51-8011Nuclear Power Reactor Operators
51-8012Power Distributors and Dispatchers
51-8013Power Plant Operators
51-8021Stationary Engineers and Boiler Operators
51-8031Water and Wastewater Treatment Plant and System Operators
51-8091Chemical Plant and System Operators
51-8092Gas Plant Operators
51-8093Petroleum Pump System Operators, Refinery Operators, and Gaugers
51-8099Plant and System Operators, All Other
51-9011Chemical Equipment Operators and Tenders
51-9012Separating, Filtering, Clarifying, Precipitating, and Still Machine Setters, Operators, and Tenders
51-9021Crushing, Grinding, and Polishing Machine Setters, Operators, and Tenders
51-9022Grinding and Polishing Workers, Hand
51-9023Mixing and Blending Machine Setters, Operators, and Tenders
51-9031Cutters and Trimmers, Hand
51-9032Cutting and Slicing Machine Setters, Operators, and Tenders
51-9041Extruding, Forming, Pressing, and Compacting Machine Setters, Operators, and Tenders
51-9051Furnace, Kiln, Oven, Drier, and Kettle Operators and Tenders
51-9061Inspectors, Testers, Sorters, Samplers, and Weighers
51-9071Jewelers and Precious Stone and Metal Workers
51-9081Dental Laboratory Technicians
51-9082Medical Appliance Technicians
51-9083Ophthalmic Laboratory Technicians
51-9111Packaging and Filling Machine Operators and Tenders
51-9123Painting, Coating, and Decorating Workers
51-9124Coating, Painting, and Spraying Machine Setters, Operators, and Tenders
51-9141Semiconductor Processing Technicians
51-9151Photographic Process Workers and Processing Machine Operators
51-9161Computer Numerically Controlled Tool Operators
51-9162Computer Numerically Controlled Tool Programmers
51-9191Adhesive Bonding Machine Operators and Tenders
51-9192Cleaning, Washing, and Metal Pickling Equipment Operators and Tenders
51-9193Cooling and Freezing Equipment Operators and Tenders
51-9194Etchers and Engravers
51-9195Molders, Shapers, and Casters, Except Metal and Plastic
51-9196Paper Goods Machine Setters, Operators, and Tenders
51-9197Tire Builders
51-9198Helpers--Production Workers
51-9199Production Workers, All Other
53-1041Aircraft Cargo Handling Supervisors
53-1042First-Line Supervisors of Helpers, Laborers, and Material Movers, Hand
53-1043First-Line Supervisors of Material-Moving Machine and Vehicle Operators
53-1044First-Line Supervisors of Passenger Attendants
53-1049First-Line Supervisors of Transportation Workers, All Other
53-2011Airline Pilots, Copilots, and Flight Engineers
53-2012Commercial Pilots
53-2021Air Traffic Controllers
53-2022Airfield Operations Specialists
53-2031Flight Attendants
53-3011Ambulance Drivers and Attendants, Except Emergency Medical Technicians
53-3031Driver/Sales Workers
53-3032Heavy and Tractor-Trailer Truck Drivers
53-3033Light Truck Drivers
53-3051Bus Drivers, School
53-3052Bus Drivers, Transit and Intercity
53-3053Shuttle Drivers and Chauffeurs
53-3054Taxi Drivers
53-3099Motor Vehicle Operators, All Other
53-4011Locomotive Engineers
53-4013Rail Yard Engineers, Dinkey Operators, and Hostlers
53-4022Railroad Brake, Signal, and Switch Operators and Locomotive Firers
53-4031Railroad Conductors and Yardmasters
53-4041Subway and Streetcar Operators
53-4099Rail Transportation Workers, All Other
53-5011Sailors and Marine Oilers
53-5021Captains, Mates, and Pilots of Water Vessels
53-5022Motorboat Operators
53-5031Ship Engineers
53-6011Bridge and Lock Tenders
53-6021Parking Attendants
53-6031Automotive and Watercraft Service Attendants
53-6032Aircraft Service Attendants
53-6041Traffic Technicians
53-6051Transportation Inspectors
53-6061Passenger Attendants
53-6099Transportation Workers, All Other
53-7011Conveyor Operators and Tenders
53-7021Crane and Tower Operators
53-7031Dredge Operators
53-7041Hoist and Winch Operators
53-7051Industrial Truck and Tractor Operators
53-7061Cleaners of Vehicles and Equipment
53-7062Laborers and Freight, Stock, and Material Movers, Hand
53-7063Machine Feeders and Offbearers
53-7064Packers and Packagers, Hand
53-7065Stockers and Order Fillers
53-7071Gas Compressor and Gas Pumping Station Operators
53-7072Pump Operators, Except Wellhead Pumpers
53-7073Wellhead Pumpers
53-7081Refuse and Recyclable Material Collectors
53-7121Tank Car, Truck, and Ship Loaders
53-7199Material Moving Workers, All Other
55-1011Air Crew Officers
55-1012Aircraft Launch and Recovery Officers
55-1013Armored Assault Vehicle Officers
55-1014Artillery and Missile Officers
55-1015Command and Control Center Officers
55-1016Infantry Officers
55-1017Special Forces Officers
55-1019Military Officer Special and Tactical Operations Leaders, All Other
55-2011First-Line Supervisors of Air Crew Members
55-2012First-Line Supervisors of Weapons Specialists/Crew Members
55-2013First-Line Supervisors of All Other Tactical Operations Specialists
55-3011Air Crew Members
55-3012Aircraft Launch and Recovery Specialists
55-3013Armored Assault Vehicle Crew Members
55-3014Artillery and Missile Crew Members
55-3015Command and Control Center Specialists
55-3016Infantry
55-3018Special Forces
55-3019Military Enlisted Tactical Operations and Air/Weapons Specialists and Crew Members, All Other`;

/** Titles people use for them, in the form of titles/front-coding.ts. */
export const titleTable = `03 track operator console aegis;nz
085 i emt;a5
099 i emt;a5
0aap;8x
1bss;4a
3tractor;5m
a data;5m
f clinical;2k
bmeasure core;35
btitle;5m
1ccessioner;7b
b specimen;9y
3ompanist;84
b choir;84
cpiano;84
cworship;84
4untant;1m
a bank;1m
cudget;1m
bcorporate;1m
dst;1m1p
bfinancial;1m
corensic;1m20
cund;1m
f mutual;1m1r
bgeneral;1m
bindustrial;1m
dventory;1m
bledger general;1m
bmedical;1m
bprogram;ea
eject;1m
eperty;1m
cublic;1m
h certified;1m
brailroad;1m
cepair;1m
h traveling;1m
dvenue;1m
bstaff;1m
btax;1m
craveling;1m
2g;cp
2idizer;ho
2np;9b
2oustic non;nv
2quisition data and control supervisory;37
hcontrol supervisory;37
2robat;86
2tivist;5c
8 protection environmental;43
6ty naval officer weapon;nn
3or;7w
5 background;7w
6movie;7w
6picture motion;7w
6television;7w
7heater community;7w
7our;7w
6vaudeville;7w
7oice;7w
3ress;7w
3uary;2g
7 consulting;2g
arporate;2g
8development product;2g
8enrolled;2g
8health;2g
8insurance;2g
8life;2g
8pricing;2g
8reserving;2g
2upressurist;9u9w
4uncturist;9u9w
d auricular;9u
elicensed;9u
3te;90
1dac;4y
3pter music;83
2dresser;fdfl
2judicator;5i5j
b activity legal;5i
cclaim;5iff
h disability medicaid;5i
eerical;ek
cemployment;el
4nct english;6h
4ster;1620jcjqm2
8 account;ek
bid;ldm2
alarm;i0
and assembler chronometer;jc
ndevice timing;jc
dexaminer elevator;li
appliance;ii
i gas;ii
assembler chronometer;jc
jdevice timing;jc
gy;li
auto field;17
dmobile field;17
9bag;ij
aeat in put;m2
eput;m2
aill;ek
arake;i4i8
e air;i8
gutomotive;i4
er auto;i4
9chronometer;jc
alaim;16
e auto;17
jmotive;17
fcompensation worker;16
ffield;16
hre;16
finjury bodily;16
hsurance;16
floss total;17
fproperty;16
n field;16
berical;16
bub golf;li
aompensation;16ek
dlaint;ek
i merchandise;ek
dressor wad;lg
bntact electrical;hu
aredit;ej
9damage auto field;17
gmaterial;17
aevice timing electrical;jc
9elevator;h3
andshake barrel;jc
hr barrel;li
bvelope;iklz
axaminer elevator;li
9fire;16
alasher;li
areight;fl
9gas;ih
aeneral;16
9hairspring;jcli
bmmer;m2
aead club golf;li
dlight;i4
9instrument;hs
curance;16
i health;16
jindependent;16
9jack hydraulic;gbha
9light;i4
9machine;ij
g assembly shell shotgun;m2
hbag;ij
iulb glass;lgm2
hcheckering;j3ky
henvelope;ij
hfinishing case;ij
ioiling;ij
jlder;lz
ling envelope;ijlz
jrming;ij
hinserting primer;m2
kpecting;ij
hloading;lnm2
o clip;m2
hsewing;huij
iwaging;jq
htrim;jq
hwaterproofing primer;lp
ieigh and gauge;m2
ngauge;m2
aechanical;iu
gsm alarm;m2
9pin banking;jc
cion cannon;m2
csetter automatic;ijj3
aress blanking wad;m2
fextruding;jn
ksion;jn
boperty;16
9radio;hr
aelay;hsj7
aotary;ik
9scale;it
9tappet;je
bx;1y
c income;1y
aeletype;hs
aie steel automatic;lf
bming;jc
bre;fl
aool;j3
9wage;1i
aheel;i4
6or claim;16
e damage property;16
9service claim;16
2measurer;n1
3inistrator;080f151i27292f
d account;dreaeg
l registered;eg
ling;e4
fid financial;1x
frt;7j
hs;11
ebenefit;0f1i
l and payroll;1i
filling;e4
fudget;1p
gsiness;08
ecare health;0t
jlong;0t
jmedical;0t
jterm long;0t
fenter;0k
k care child;0k
mhildcare;0k
flient;dreg
fode building;h2
jconstruction;h2
gllege;0m
gmmerce e;1l
iunication church;fl
gntent web;2f
iinuity business;1l
iract;15
mor masonry;0j
jol environmental;11
fredit;1qej
edata;27
i gis;2f
jsystem information geographic;2f
ibase;27
m cyber;27
ngis;2f
nlanguage query structured;27
nsystem information geographic;2f
eeducation higher;0m
ospecial;0l0n
fnergy;ha
gtry order;es
fstate;20
k real;0w
fxecutive;f8
gport;18
k import;18
efacility;09
m care health;0t
firm law;f9
egis;2f
frant;070n1lel
ehealth;0t
k public;0t
kcare;0t
fome nursing;0t
gspice;0t
jtal;0t
einformation health;aj
gventory;e4
fs;27
ft;0a27292f
elan;29
fease;0w
ggal;5nf9
fiving assisted;0t
foan;1x
emarketing;04
gsonry;0j
enetwork;29
l area;29
q local;29
rwide;29
ling;29
furse;0t
iing;0t
eoffice;e4f8fb
k branch;e4
lmedical;0t
fperation;0809
frder;es
epacs;27
gyroll;1ie4ec
fension;1i
grsonnel;0g
flan hospice;0t
otal;0t
frogram;7d
l ocean;0u
hject;111e
hperty;0w
furchasing;15
erecord medical;0t
ggulatory;e4
ghabilitation vocational;0x
gsearch;0u
m clinical;0u
hource human;0g
foad supervisor;11
esafety;4w
k product;2z
glary and wage;0f
lwage;0f
he;05
i timber;3u
fchool;0l
fecurity;1l27292f
m application;292f
ndata;27
rbase;27
ninformation;2f
nnetwork;29
nsystem computer;29
grver;29
iice client;1d
nustomer;e4
mhealth;0t
mnursing;0t
gttlement revenue;11
fharepoint;2f
fite;0l
i web;2f
fubcontract;15
gpport network;29
fystem;2729
k application;29
lcommunication and archiving picture;27
zarchiving picture;27
oputer and network;29
unetwork;29
lenterprise;29
linformation;0a2729
w geographic;2f
nternet;292f
mt;29
llan;29
lmail e;29
onframe;29
lnetwork;29
s area;29
x local;29
ywide;29
ltechnology information;29
lwan;29
etechnology information;0a27292f
pweb;2f
glecommunication;26
gst license driver;18
x certified;18
ier system;0a2729
fransport network;29
euniversity;0m
ewage and salary;1i
jsalary;1i
gn;29
grranty;e4ek
feb;2f
hsite;2f
iphere;2d2e2f
glfare;0x
l social;0x
findow;29
fork social;0x
2vertiser aerial;m9
3isor;0f4zdnev
7 abroad study;4z
9cademic;4z
9dmission;eo
9id financial;1w1x
9merica farmer future;7c
gof farmer future;7c
9nd counselor career and guidance educational;4z
9ppliance;ii
9ssistance financial;1w1x
9udit energy;h2
8beauty;d4d5do
anefit;0f
9lock;1y
8camp;df
areer;4z
9hange business;1l
9lerical;fl
aient;1s
e private;1s
bmate;43
9olor;7o
aunselor career guidance educational;4z
9redit commercial;ej
aop;3n
9ustomer auto;i4
lmotive;i4
8development;4z
j manpower;1j
kstudent;4z
8economic;47
9ducational;4z
9hs;4x
9lectrification;3e
aigibility medicaid;55el
9mployee;1a1l
ement;1a1i52
9nergy;h2
e sale solar;du
golar;37
alisted;1a
avironmental;18
9yecare;ac
8factor human;30
arm;7c
ashion;7p
9eed;7c
9fa;7c
9ield;bkdf
anancial;1sdr
h personal;1s
9ood;8u
areign;4z
8geodetic;2p
9uest;df
aidance;4z
8health community;5b
fpublic;58
9ome;7c
8improvement home;7c
9nformatic health;21
asurance;1s
h social;53575c
avestment;1sdr
i financial;1s
jpersonal;1s
jresponsible socially;1s
8jewelry;7p
8legal;5g
d cyber;5g
anding home;1w1x
9ighting;3e
g home;7s
9oan;1w1x
8management farm;7c
keed;7c
jprogram;7c
jwealth;1s
9easurement;2p
amorial;e3
9ortgage;1w
8news broadcast;88
9utrition community;5b
8option;52
8part;dn
9ension;1s
f individual;1s
arsonnel;1a1l
9olicy;2i47494d4i
ctical;4i89
9roject environmental;11
8relation race;5357
asident;dg
gial;dg
bource human;1a1l
9oad;ev
8safety;4w
e and health environmental;184x
fhealth environmental;184x
ale;dr
c financial;dr
dsolar;du
9cience regional;43
9ecurity;dr
ansing;2p
f remote;2p
arvice;19eki4i5id
f and relation community housing public;54
huto;i4
kmobile;i4
mtive;e4eki4my
gcustomer auto;dm
tmotive;dm
gexchange branch private;6ne5
itension;7c
gfarm;7c
ghome;7c
gpbx;e5
grelation community housing public;54
gtelephone;ek
hruck;i5
9olar;du
d retail;du
bution financial;1s
9piritual;53575c5f
9ri;1s
9taffing workforce;1a
arategic sustainability and energy;1l
xenergy;1l
audent;4z
f foreign;4z
ayle;7p
9ustainability;1l
8tax;1z
b income;1z
9echnical electrical;hu
jrgonomic;30
indt;3k
iplant nuclear;35
isteam;35
itesting destructive non;3k
9raining field;bk
bnsition;4z
bvel;ev
8unit sale plan party;dj
8veteran;575c
9ocational;4z
8wealth;1s
alfare;575c
9orkforce;el
3ocate;5a5n
8 brand;89
9child;545a
alient;555a
aommunity;5a
bnsumer;89
burt;5a
austomer;ek
9developer;4e
aisability;55
9family;54555a
9guest;5b
9health;5b
f behavioral;5b
gcommunity;5b
glay;5b
gmental;5b
fcare;55
9patient;55ai
9shelter;575a
9victim;5a
bolence domestic;51575a
9youth;545a
2zer skid;ftfz
1emt;a5
2rialist;86
3odynamicist;2q3z
e physical;2q3z
4grapher;3c
4logist;40
4physicist;3z
2sthetician;d8
c licensed;d8
dmedical;d8
1ffair civil operation psychological;nr
er operation psychological;nr
8onsumer director;11
gof director;11
3ixer trademark;lo
2loat officer operation;no
2m;0i
1gent;127cdpds
5 administration enforcement drug;bg
8option;54
8vance;12
9ertising;dp
7gency intelligence central;bg
8ricultural;7c
i county;7c
jextension;7c
7ircraft;ev
9line;ev
9port;evmb
7le;bj
7ssignment;f5
7thletic;12
7uthor;12
6baggage;d9ev
8il;20
7oarding;18ev
8nd bail;20
aing;bm
8ok;e2
aing;12dsev
7roker freight;ex
cage;eg
f custom;18
7urial;dq
8siness;121c1l
8yer;dz
b estate real;dz
9ing;13
6cabin;ev
b aircraft;evmc
8ll;e1
8rgo;18ex
b air;ex
8sting;7x
7bp;18
7enter call;e1eu
h inbound;e1
eontact;e1
7heck;ev
7ia;bg
8rcus;12
7laim;161l
8earing custom import;ex
8osing;dydzeq
8ub;7c
a h 4;7c
7oat;ga
8llection;e8
g enforcement revenue;1y
8mmercial;ev
aission livestock;13dv
hproduce agricultural;dv
9pensation;dq
8nservation;3t4t
9tact;el
aracting;12
bol balance and weight;f7fl
mweight;f7fl
edamage animal;fu
r nuisance;fu
emammal;bh
espace;ev
ewildlife;bh
8rporate;ds
8tton;13
8unterintelligence;bgo2
by;7c
7ruise;dc
7ustom;181y
cer;dr
6dea;bg
8bit;dq
8monstration home;7c
o county;7c
9urrage;e9
8pot;ev
8sk front;daenfa
g hotel;en
8velopment youth;7c
7isbursing;dk
9tribution;dv
cct;bmdq
7ramatic;12
6enforcement;bg
h casino;bn
idrug;bj
ilaw alcohol;bj
irevenue;1y
8gineering;39
8rolled;1z
cment;el
8tertainment;127x
7scrow;20ea
8tate real;dz
h agricultural;dz
iindustrial;dz
ilicensed;dz
7xport;18
c air;18ex
dimport;18
docean;18
9ress fruit;f6
8tension;7c
f agricultural;7c
qe;7c
gcooperative;7c
iunty;4k7c
gscience consumer and family;7c
xfamily;7c
6farm;7c
7ederal;bt
7ield;bk
b fbi;bg
cinvestigation bureau federal;bg
qof bureau federal;bg
8nancial;1s
8scal;1p
9h;13
7light;ev
7reight;ex
d and cargo;ex
ecargo;ex
esoliciting;e3
7uel;15
8nd mutual;dr
6game;bh
8te;ev
6h 4;7c
7ealth community;5b
7ome;7c
8spitality;cu
7umane;bl
6import;18ex
c air;18
docean;18ex
7n check;ev
8stallment;e8
9urance;dq
f health;dq
m licensed;dq
glicensed;dq
ife;dq
k licensed;dq
gmedicare;dq
o licensed;dq
8tel;bg
bligence;bgbm
i counter;bgnrnzo2
archange;ev
bdiction marine;bj
8vestigation criminal;bg
hve criminal;bg
7rs;1y
6jockey;12
6land;dz
7easing;dz
d advertising outdoor;dp
fpartment;dz
eresidence;dz
esite;dp
8isure;ds
7icense driver;18
8sting estate real;dz
8terary;12
7ogistic;fm
6mail;f2
8nagement business farm;7c
9ufacturer;dv
8rketing athlete;12
gpromotional;12
7odeling;12
8rtgage farm;1x
7usic;12
6narcotic;bg
7ews;e2
6office cargo;18
dfront;en
7peration;mb
f airport;mb
gexport;18
m air;18
gflight;mb
gground;mz
6parole;59
8ssenger;evn2
f general;ev
grailroad;ev
gtraveling;n2
8trol and probation;59
dborder;bj
j and custom;18bj
kcustom;18bj
dprobation;59
7ension;dq
8rmit prospecting geophysical;1l
7illow;e2
7lant bulk;dv
7ress;89
9vention loss;bmbt
8int;12
8obation;59
9cessing mail;f4
aurement;15ed
9motion site;dp
fal;12
9perty outside;15
9tection asset;bt
7ublicity;89
bshing tariff;1l
8rchasing;131415
g cotton;13
hequipment and supply tool;15
rsupply tool;15
hgeneral;15
irain;13
hlivestock;13
hproduct farm;13
t other and cotton grain livestock;13
z cotton grain livestock;13
hrailroad;15
iesale for merchandise;14
omerchandise;14
hsustainability;14
htool and supply equipment;15
msupply equipment;15
hvehicle;13
6ramp;mzna
a airport;mb
7eimbursement and resource patient;el
kpatient;ai
kresource patient;el
8ntal;dm
c apartment;dz
dcar;dm
destate real;dz
8pair;hq
9ossession;e8
8servation;ev
h airline;ev
icenter call;ev
ihotel;enev
9ource patient;ai
fwater;0u
8turn;1yn2
8venue;1y
d and collector and examiner tax;1y
ecollector examiner tax;1y
einternal;1y
7oom control;l0
8ute;ex
6sale;dqdsdtdz
a advertising;dp
cirport;ev
bcenter call;e1
bdirect;e1
bestate real;dz
m licensed;dz
bfund mutual;dr
binsurance;dq
k health;dq
r licensed;dq
llife;dq
bland;dz
bmembership club automobile;dt
boutbound;e1
bplan party;dw
brental;dmdz
dservation;ev
bservice control pest;dt
jfinancial and commodity security;dr
tcommodity security;dr
jreport financial;dr
btechnology solar;du
dlephone;e1
cravel;ds
7cale;f7
8heduling;e1
7ecurity;1lbo
8lling door door;e2
jto door;e2
8rvice cabin;ev
fustomer;ekev
eextension district;7c
efinancial;dr
n and insurance;dr
oinsurance;dr
fleet;na
gight;ev
eguest;daekenev
j hotel;da
epassenger;n2
erevenue internal;1y
esecret;bg
7hipping;ex
e freight;ex
8owing;dz
7igning;fl
7pecial;1l1ybgbj
d cyber;bg
efbi;bg
einsurance;dq
n group;dq
gvestigation bureau federal;bg
sof bureau federal;bg
oor crime;bg
vinal;bg
esale;dq
8ort;12
7tation;ev
d airline;ev
ebulk;dv
8eamship;ev
7ubscription;e2
8pport child;bg
eground;d9
8rveillance;bmbn
i video;bn
6talent;127x
8x;1y
7elegrapher;e7
asale;e1
7heatrical;12
7icket;ev
c airline;ev
cing and reservation;ev
greservation;ev
8tle;5m
7our;ds
aing;12
bst;ev
7raffic;fl
9ining field;bk
9nsfer;eg
bportation;evex
9vel;ds
c corporate;ds
dleisure;ds
8easury;1y
6undercover;bm
6warehouse cargo;ex
8y of right;1ldz
aright;1ldz
7heelchair;dm
3r;jekl
2itator;lv
2riculturist;3o
3onomist;3o4k
a development technology field;3o
bfield;3o3t4k
bprecision;3o4k
bresearch;3o
j field;3o
kprotection crop;3o
bsale;du
btechnical;3o4k
iian precision;4k
gology precision;4k
bwholesale;3o
1id hydrologic;4q
3e;amap
4 activity;df
d group;5a
erecreational;df
6dministrative;f8
5bath;n2
6ehavior;as
dal;as
6iological;4k4m
cst;4m
6lind;ap
6us;n2
8 school;bs
aubstitute;n2
5cafeteria;c2c7
7re;dd
9 child;dd
aday;dd
ahealth;aq
bome;aoap
aocular;az
apersonal;ap
i geriatric;ap
aresident;ao
8tographic;3l
7se;5a
7terer;c4
6harge;as
7ief fire;bb
8ldcare;dd
aren;5add
6laim and employment;el
bemployment;el
8sser cotton;fp
aroom;7e
e education special;7f
7erical;fh
6ommunity;5a
8puter;emfc
7ngressional;fl
8trol insect;4k
dplant;4k
7ok;c2
7unseling;5a
cor;5a
6ustodial;cd
5daycare;dd
6ental;ay
7velopment community;5a
gal;as
6iet;a7c2
9ary;8ua7bxc2
7strict congressional;fh
5education exceptional;7e
fhealth;b5
fspecial;7f
gtudent exceptional;7e
ntalented and gifted;7e
ftalented gifted;7e
6ngineer civil;3d
ding;3i3k
g biomedical;3k
henvironmental;3g
6se;7e
5field;fs
7re;bb
6ood;ca
7rest;fv
ber;4tfv
bry;4tfv
5geological;4p
7riatric;ap
9care;aq
8ontology;5a
6razing;4t
5health;aq
b behavioral;as
ccommunity school and mental dental;b5
tmental dental;b5
cenvironmental;b5
chome;ao
g certified;ao
cmental;as
cpublic;b5
7lp home;aoap
6istologic;9y
6ome nursing;aq
7spice;aoaq
c home;ao
atal;aq
dity;cvdadheu
7usekeeping;ke
5iep plan education individualized;7i
6nfo and referral;eu
areferral;eu
9rmation and referral;eu
hreferral;eu
7spector;fp
8titutional;aqar
9ructional;7e
i bsip;7e7f
jeducation special;7f
jprogram improvement skill basic;7e7f
6ss;7e
5kennel;cp
6itchen;c7
c prep food;c2
haration food;c2
5laboratory histology;9y
7undry;ke
c clothing personal;ke
dhousekeeping;ke
6egal;5l
8islative;5n
6ibrary;7bep
6unchroom;c7
5maintenance;cdj2
7nagement;5a
f food;5a
6edical;ao
c certified;ao
btion;apaqas
f certified;aq
gqualified;aqas
gresidential;aq
r certified;aq
7teorological;4v
6useum art;db
5neighborhood;5a
7uropsychiatric;as
6urse;aoaq
a certified;aoaq
bevaluated competency;aq
9ing;aq
c inpatient;aq
dpsychiatric;as
7trition;apb5c2
5office;fh
6phthalmic;acaz
7tometric;az
6r;am
7ganization community;5a
7thotic;b5
6t;au
6utpatient;aw
5paraprofessional;7e
8ent;dd
6harmacist;b2
cy;b2
7ysician;az
aotherapy;aw
6lanning city;4v
6odiatric;az
7lice;fh
9tical;4i89
6reschool;7e
8ventative health home;ao
7ogram work group;df
8sthetic;b5
f ortho;b5
6sychiatric;as
aological;5a
5radiology;a2
7nge;fv
6eading school;7e
7creation;bqcvdf
fal;df
7hab;au
ailitation;auaw
j occupational;au
w certified;au
7search;4s
d feed;4k4m
8ident;dg
dial;a9aodg
8torative;auaw
6oom operating;amar
7ute;ey
a office telegraph;ey
5school;bp
7ience biological;4m4t
dphysical;4v
atific;4v
6ervice;5a
c environmental;cdce
dfamily;5a
eood;c2c4c7
drehabilitation;au
dsocial;5a
dwelfare;5a
6ubstitute;74
7pply;nd
b central;nd
9ort learning;7e
7spension school;7e
m in;7e
5tailor;m1
6eacher;7e7i
c bilingual;7e
dpreschool;7e
aing language english adult;7h
nsecond a as english adult;7h
fiteracy adult;7h
eschool sunday;7h
6herapist occupational;au
fphysical;aw
by;awb5
c corrective;b5
doccupational;au
eutpatient;aw
dphysical;aw
drecreation;b5
fhab;au
iilitation;auaw
6ransfusion;b5
aport;ar
e patient;ar
eation;arn2
5utility;c8
5visual audio;7b
5ward;aqar
6elfare;5a
6ork case;5a
asocial clinical;5a
9er social;5a
2rcrewman amcm countermeasure mine airborne;nv
bhelicopter mission multi;nv
bnaval;nv
btransport;nv
butility;nv
i helicopter;nv
3lift tactical operation missile and space;nr
zspace;nr
3man check;m8m9
1lcoholizer;la
b de;la
2derman;02
8 city;02
2gebraist;2h
3ologist;3s
2igner blade fan;m2
8photographic wafer semiconductor;lr
8receiver and barrel;m2
hbarrel;m2
8stem pipe;m2
8typewriter;hq
8wheel;i4
9ire drop;m2
3ner wire drop;ks
2lergist;9p
9 academic clinical;9p
aclinical;9p
apediatric;9p
3ocator space floor;e4fh
1malgamator;la
2bassador;89
a brand;dw
g event;dw
hmarketing;dw
hretail;dw
hsale;dw
bexperience guest;db
bgoodwill;dw
cuest;db
bpark;db
croduct;dw
bsale;dw
f solar;du
cecurity;bt
j prevention loss;bt
drvice prevention loss;bt
ctudent;89
bwellness;10
3ulance and fire police except dispatcher;f0
afire police except dispatcher;f0
2t;i1
1naesthesiologist;9d
3lyst;15191i1r1u2m8b
7 account;e9
fing;1r
aid deoxyribonucleic;4u
aquisition;1d1r
at secrecy bank;20
buarial;2gfk
h pricing;2g
9djustment risk;1u
aministration lease;dy
kve;1f1lfk
avertising;1k
9ffair regulatory;18
9g precision;4k
ariculture precision;4k
9ir;3g3k40434o
9ml;20
9nalysis and planning financial;1r
hplanning financial;1r
ad investigator examiner fraud;20
anuity;2g
9pplication;21252b2caj
j informatic;21
braiser;1n
9ssessment credit;1q
kycle life;43
jvulnerability;212f
ct;1m1s
burance information;22
iquality;2c3h4l4vli
p software;2c
9utomation process robotic;37
8bank;1r
cing;1r
9ehavior;4a4c51
gal;4a4b4c4y509n
anefit;1i
f and compensation;1i
average and food;1l
hfood;1l
9i;2k
ad;e3
alling;e9
aoinformatic;2l3s
l genetic;3s
mlaboratory;3s
moncology;3s
9leach;4n
aockchain;2f
9ond;1r1u
9rand;1r
aokerage;eg
9sa;1v20
9udget;1p
e fiscal;1p
fprogram;1p
asiness;1f2i2k
g commerce e;1l
hhim;1f
hit;21
hmanagement information health;1f
htechnical;21
mology information;21
8carbon;37
ause;4w
9enter operation security;22
aphalometric;ai
9hain supply;1d
bnge climate;43
m global;43
nregional;43
fenvironmental;43
aemical;414n
dstry wet;41
9laim;16ff
d medical;16
ereinsurance;16
bssification;ea
aerk;ea
aimate;43
bnical;2j3waj
g informatic nursing;21
9ollection;e8
i and credit;1qe8
jcredit;1qe8
for signal;o2
ammerce e;1l
codity;1r
h institutional;1r
cunication;26
l data;26
bpensation;1i
k sale;1i
cliance;181m1vfnh2
i aml;18
knd risk;18
jcustom;18
jit;18
jlaundering money anti;18
jregulatory;18
kisk;18
jsecurity;181l
jtechnology information;18
cuter;21
g digital;2f
ancrete;4n
bfiguration;21
btinuity business;1l
cract;15
g labor;1c1l
dol;4n
f inventory;1d
gnetwork;242629
gproduct;1d
nion;3h
gquality;3h4v
n chemistry;4v
oit;4v
otechnology information;4v
are;44
brespondence;eh
ast;191p
aunterespionage;22
fintelligence;bg
9redit;1qej
e commercial;1qej
hnsumer;ej
aime;4ubg
d financial;bg
cinal;bg
9ustom;18
eer your know;1v20
9yber;2fbg
d digital;2f
dsecurity;222fbg
8data;20282j2k2l3s484s
c bioinformatic;3s
eusiness;2k
dchain supply;1d
elinical;2k
dengineering;3i
dfraud;20
dhealth;aj
jcare;21aj
eim;1f
dlogging mud;44
dmanagement information health;1f
eedical;aj
dresearch;4s
dstatistical;2j
cbase;2127282j
g business;2k
hmarketing;2k
9ealer;1f
acision;2i
afense;bgnz
f cyber;22bg
lsecurity;bg
gnetwork computer;bg
amographic;1k
asign;2q
e database;212728
finstructional;7d
fsystem computer;21
ftelecom;26
mmunication;26
bk help;25
dservice;25
ctop;25
atection fraud;20
iintrusion;22
avelopment business;1f1k
korganizational;49
kworkforce;1j
bice identification frequency radio;2x
9igital;2f
f legal;2f
asability;16
9na;4u
9ocumentation;2f
8economic;47
g healthcare;47
hmedical;47
9di;212k
9ffect cumulative;43
biciency;303h
i energy;h2
9nergy;1lh2
e renewable;h2
agineering;373i
j chemical biochemistry;2s
kindustrial;3h
ksystem;3i
ktest;3i
avironmental;2y3t434o
9pidemiology;3v
9quipment computer;21
cty;20
e private;20
fquantitative;20
9state real;1r
bimating cost;19
9xchange data electronic;21
aploitation;22
k cyber;bg
qsecurity;22bg
8failure;30
9iber;4n
anance;1r20
eial;1r202j
h chain supply;1d
lrtered;1r1sdr
jorporate;1r
iquantitative;20
istatistical;1r
t corporate;1r
ascal;1p1r
9light;2q
9ood;4l
arecast;2g47
cnsic;4u
g counterintelligence enforcement law;2f
iyber;2f
hdefense cyber;22bg
usecurity;bg
iigital;2f4u
bm;1f2i
9raud;20
aeight;ex
9unctional;21
8gas;4p
b flue;4n
cnatural;36ne
9cms;41
9enetic statistical;3s
aospatial;2f2p3l
9is;2f
9overnance data;28
9rant housing;4e
8hardware system computer;2f
bmonic;2l
azmat;4o
9ealth public;58
ecare;21
9ris;1a
8image geospatial;46
dry;2f2o4g
aprovement quality;4v
9ncome fixed municipal;1q
fmunicipal;1q
adustrial;1f
aformatic clinical;21
jhealth;21
jnursing;21
jscientific;2l
hon;292k
j business;2k
brastructure key public;2128
asurance;1tff
h social;53575c
atel;bg
d and crime police;bg
ecrime police;bg
fyber;bg
edata;bg
einvestigative;bg
ethreat;bg
dligence;2kbgnzo2
k and crime;bg
u police;bg
tinal;bg
lbusiness;2k
lcompetitive;2kbg
mrime;bg
q police;bg
pinal;bg
mybersecurity;bg
ldata;bg
lfinancial;20
lgeospatial;46
linvestigative;bg
lmarket;2k
lnetwork;o2
lshipboard;o2
mignal;46o2
qture and measurement;46
vmeasurement;46
mource all;46bg
lthermal;46
nreat;2fbg
r cyber;2fbg
xsecurity;bg
crceptor intelligence electronic;o2
ehange data electronic;2k
dnet;1k21
aventory;1df5f7
cstigative;bg
ior examiner fraud;20
ement;1r
i and financial;1r
jfinancial;1r
jorganizational;1r
9t;212225262c2f
8job;1i
8kyc;1v20
8lab;4n4v
b crime;4ubg
cmicrobiology;4v
cqc;4v
bor;1c1l
datory;4n4v
i control quality;4v
krime;4ubg
joil;4p
anguage disciplined multi;23
y cyber;bg
zcybersecurity;22bg
aundering money anti;20
9ease;dy
agal;5l
bislative;4i
9iability;fl
acensing;18
adar;46
9oan;1xeq
acation;2m
agistic;1d
g acquisition;1d
hglobal;1d
hoperation;1d
hreverse;1d
hsustainment;1d
8malware;2a2c2f
anagement;1f
i budget;1p
lsiness;1f
jchange;1l
jfinancial;1p
jlogistic;1d
jperformance;1f
krogram;1f
mject;1f
jrecord;1f
kisk;1u
n energy;1u
jvulnerability;2f
arket;1k
e energy;37
eing;1k
h engine search;1k
isearch;1k
asint;46
aterial;1d324n
g hazardous;4o
9edia;88
d digital;2f
l cyber;2f
atal;41
bhod;2i3h
e accounting;1m
gnd documentation process;3h
fclerical;1f
gomputer;21
fdocumentation process;3h
9icroarray;3s
dbiological;3q
jy;3q
k control quality;3q
lqc;3q
alitary;nonr
ane;34
bing data;2k
9odel quantitative;20
evalidation quantitative;20
anitoring threat;22
ation;3h
e time;3h
bor electric;hu
8network;24262f
f computer;2426
o personal;24
gtarget;26
m cyber;bg
ssecurity;22bg
aws;88
8occupational;1i
9d;49
9il;4p
9pelint national;nz
bration;1f2f2i3i
h aml;20
ibusiness;1f2i
ifraud anti;20
iit;24
ilaundering money anti;20
inetwork;2426
isale;2i
jecurity;1l22
itechnology information;24
eor collection signal communication special;o2
hintelligence counter discipline multi;o2
lrcept elint intelligence electronic;o2
htechnician cryptologic;nv
ainion public;48
ctel intelligence operational;o2
atimization;2i
k engine search;1k
9rder;es
8parking;3d
ayable account;e9
broll;1mec
9erformance it;212c
ktechnology information;212c
bsonnel;1a1l
atroleum;4p
9harmaceutical;41
9ki;2128
9lanning;1r
g budget;1p
hchain supply;1d
hdemand;1d
9olicy;434d4iff
e and budget;1p
fbudget;1p
fchange climate;43
gonservation;3t
fdevelopment sustainable;4e
fenergy clean;43
hvironmental;43
fhealth;4i
l public;4j
flegislative;4i
fmedical;4i
fproject;4i
ctical;4i
artfolio;1r
9rep organic;4n
caration organic;4n
bvention fraud;20
jloss;bm
aice;15
d purchase;1l
cing;1l1r
bnt latent;4u
aocedure;2i
dss;2i3i
f business;1f2i2k3h
curement;151ded
bduction;3h
bgram;1f1l1p2a
f and management;1f
gemployment;1f
ghealth;1f
gmanagement;1f
fmer;212a3s
i application;2a
jcomputer;2a2b
jscientific;23
ging statistical;2j
bject sustainability;1l
bvisioning;1d
9urchasing;ed
8qc;4v
a chemistry;4v
9uality;2c4l4v
f data;282k4v
genvironmental;18
gwater;4o
bntitative;20
k financial;20
8ra;18
anging and detection light;46
gdetection light;46
ate;20
c freight;e9
dtraffic;3h
9eal;3h
aceivable account;e9
bonciliation;ea
crd;em
e enterprise;2f
fmedical;aj
cvery disaster;1l
agulatory;182z
alation industrial;1c1l
hlabor;1c
aport;1f2k
eing;2k
h financial;1r
iregulatory;18
istatistical;2j
aquirement;8b
asearch;202i2k2l47
g clinical;3w
heconomic;47
iducation;2j
iquity;1r1u
hlegal;5g5n
hmarket;1k
ning;1k
hoperation;2i
hquantitative;20
hrevenue;47
hsecurity;1r1u
p corporate;1r1u
itatistical;2j
iurvey;48
bolution dispute;eh
curce;2f
g human;1a1f
bponse incident;222f
p cybersecurity;2f
aview document;eh
floan;1q
9fid;2x
9isk;1u2i4w
c credit;1q1u
dfinancial;1u
eraud;20
dmarket;1u
doperational;1u
dquantitative;20
8safety;34
e and health;4w
fhealth;4w
ale commerce e;1l
9cene crime;4u
9ecurity;1l1r1u222fbgbm
g acquisition data and control supervisory;22
ycontrol supervisory;22
ipplication;22
hcyber;22
hdata;22
hinformation;222f
s cyber;22
it;21222f
hnetwork;2226
hscada;22
iystem;222f
n computer;22
oinformation;22
htechnology information;21222f
aed;4k4l4m
ansing;46
f remote;46
ao;1k
arvice;1p
f staff;1p
9igint;46
bnal;nz
ate estate real;2m
9oc;22
aftware;21
ail;4o
aurce all;22bg
i cyber;bg
osecurity;22bg
ding;14
9pectrometry mass chromatography gas;41
alatter blood;4u
aort;8788
9qa;2c
9tamp;e3nd
bndard;2i
btistical;2j2kfk
aeel;3k
aock;1r
arategy fraud;20
hquantitative;20
bess;2q333k
e aircraft;2q
audy;3h
d method;3h
fotion;3h
etime;3h
9upport;eg
f application lan;25
snetwork area;25
z area local;25
gcustomer;25
gdecision;2i
isktop;25
git;25
gtechnical;25
lology information;25
guser;25
arveillance;bg
dy;1f48
astainability;1l
9ystem;21222b2c2i3i3s
e accounting;1m
gpplication;212b2c
fbusiness;1v212k
n it;21
otechnology information;21
fchain supply;1d
gomputer;21
n digital;21
fengineering;21
ffinancial;1m1r
fhealth;1f21
finformation;21
q geographic;2f
rresource human;1a
gt;21
fnetwork;26
foffice;2i
fprocessing data;21
gublishing;2b
frecord;2f
fscientific;21
gecurity network;2226
gustainable;43
ftechnology information;21
8tax;1y
b federal;1y
cincome;1y
edirect;1y
cpayroll;1y
droperty;1y
csale;1y
9echnical;21242i3ifk
h engineering;3i
inetwork;24
fian network digital cryptologic;nr
dology;21222c
i information;212225262c2f
jmanufacturing;3h
alecom;26
fmunication;26
arrorist anti;bg
ast;2q
c software;2c
cer system;2c
cing assurance quality;4v
9hreat cyber;2fbg
ksecurity;22bg
9ime method;3h
dreal;3h
9ool;3i
9rade;1k
bffic;4jn0
bnsportation;1d2u4jn0
aeasury;1r1v
8validation model;20
o quantitative;20
9ulnerability;2f
l cryptographic;2h
8wage;1i
arehouse data;28
bfare electronic center operation asw;o2
bning;22
f cybersecurity;22
aste solid;4o
dwater;4o
ater;4n4o
9eather;40
ab;1k
bmaster;2d2e2f
aight;2l
alfare;575c
9orkforce;1i
5zer television;hz
av;hz
3tomist;3w
9 animal;3m97
aplant;3o
avet;97
derinary;97
2chor;8788
6 news;8788
b morning;8788
cradio;88
ctelevision;8788
dv;8788
7sport;8788
7television;88
7weather;408788
9ekend;88
6er;ki
6man;88
3illary pharmacy;b2
2esthesiologist;9d
g ambulatory;9d
hcardiac;9d
hgeneral;9d
hobstetrical;9d
hpediatric;9d
hstaff;9d
7tist;9d
b nurse;99
h certified;99
iregistered certified;99
zied staff;99
istaff;99
cstaff;9d
2giographer;ai
c retinal;acai
k certified;acai
3lesmith;j3
2imal aquacultural and ranch farm farmworker;fs
kranch farm farmworker;fs
5tor;7m
8 3d;7m
9and artist effect special;7m
artist effect special;7m
9cartoon;7m
9dimensional three;7m
9game video;7m
9technical;7m
2nealer;k6lh
8 box;k6
9metal;k6
9wire;k6
3ouncer;8587
9 address public;85878f
bir;87
d on;87
acommercial;87
aover voice;87
apa;8f
aradio;87
aschedule;eu
bport;87
atelevision;87
k radio;87
brain;8f
bv;87
c radio;87
2odizer;k8lv
2swerer telephone;eu
2thropologist;4f
e applied;4f
fcultural applied;4f
fforensic;4f
fmedical;4f
fphysical;4f
golitical;4f
fresearch;4f
3iquer;ku
2vilsmith;j3
1pa;bt
2iculturist;3o
2n;989b
3 psychiatric;98
2othecary;8w
2p;98
3lication advanced;nz
cintelligence;nr
cplanning strike;nz
8or;cigp
a braze;lo
bchemical;4kcgci
control pest;cg
crew ground;fq
dop;ci
custom;g4k8lu
bdrywall;gf
bfertilizer;4kcifq
coam spray;gjlp
bluster;lo
bmaterial;g3
bpermastone;g3
dsticide;ci
k certified;ci
llicensed;ci
claster;gp
brock sheet;gf
dofer;gr
fing;gr
bsheetrock;gf
ciding;g4
h aluminum;g4
dlvering;k8lp
clip;gb
cpray;ci
ctain;lp
done artificial;g3
hcomposition;g3
ducco;gp
btile;g6
butility;g3
bwool rock;gj
5er;gi
7 and mixer putty;m1
8bitumastic;gl
8decal;lo
asign plastic;nb
8enamel;lo
8floor liquid;gb
8lead;gi
8mixer putty;m1
8or packer lute;m2
8packer lute;m2
9lastic liquid colored;gl
8rock sheet;gf
8wall and floor liquid;g7
dfloor liquid;g7
dliquid;gb
9eatherboard composition;g4
5quer;kgkk
9 zigzag;kg
3raiser;171n1oe3
9 art;7n
buditor;1o
cto;17
emobile;17
abank;1o
body auto;17
aclaim;171o
bollision;17
cmmercial;1n1o
k certified;1n
bustom;1y
adamage;17
g auto;17
l field;17
lmobile;17
r field;17
hmaterial;17
hphysical;17
p outside;17
hvehicle;17
aequipment telephone returned;fh
bstate;1n
g real;1o
l certified;1o
nommercial;1o
mresidential;1o
x certified;1o
afee residential;1o
bield;171o
f damage auto;17
rmobile;17
ahome;1o
aindustrial;1n
csurance;16171o
j damage auto;17
ajewelry;1nlj
aland;1o
bicensed;1n1o
amachinery;1n
berchandise;1y
ctal precious;1n
aphysical;1n1o
broperty;1n1o
i business and personal;1n
spersonal;1n
jcommercial;1n
jpersonal;1n1o
r tangible;1n1o
jreal;1o
aregistered;1o
csidential;1o
l certified;1o
cview;1n1o
astaff;1o
f claim;1o
gfield;1o
gresidential;1o
atax;1o
d property residential;1o
bimber;4t
away of right;1o
eright;1o
4entice;gx
a blacksmith;j3ka
bcongressional;f8
doper;j3
bdrafter;3b
be;gx
clectrical;gx
jian;gx
cmbalmer;d1
bfabricator metal;ja
currier;ks
bgunsmith;j3
bi and e;gx
cnstrumentation and electrical;gx
ztrician;gx
relectrical;gx
zian;gx
bmailer;fg
cillwright;il
bplumber;gz
ging;gz
colisher stone machine;m2
broofer;h0
btechnician instrument;it
bupholsterer furniture;kr
bwireman;gx
i inside;gx
corker canva;ksm2
iiron ornamental;ha
iloft;kz
imetal ornamental;ja
4over claim;16
9loan;1x
9requisition;f5
2rn;9b
4 health mental psychiatric adult;98
5pmh;98
6sychiatry;98
1quarist;cp
1rbiter;5j
5rator;5j
a labor;5j
cegal;5g
bpersonnel;1c
3orer;ljm2
5iculturist;3o
6st;3ocjfw
8 certified;fw
alimbing;fw
9sale;fw
9utility;3ucjfw
2chaeologist;4f
d field;4f
ehistorical;4f
eproject;4f
eresearch;4f
4eologist;4f
c and anthropologist;4f
fthropologist;4f
5r;7yki
6 shank;ki
4itect;2m
9 application;2b
l software;2b
ablockchain;2f
building;2m
i green;2m
o commercial;2m
acloud;26282f
bomputer;21282b
curse golf;2n
bybersecurity;2f
adata;282k
e big;28
fenterprise;28
ebase;28
besign;2m
cvop;2b
aengineer system computer;2f
cterprise;26282b2f
bxperience user and interface user;2c2e
ahardware;2v
aimaging document;2f
q certified;2f
bnformation;282b2f
drastructure;28
o cloud;28
cterior;2m
fnet;2d2e
bt;2f
ajava;2a2b
aknowledge;282f
alandscape;2n
j indoor;2n
koutdoor;2n
kprofessional;2n
ksustainable;2n
bicensed;2m
amarine;31
anaval;31
f and engineer marine;31
gengineer marine;31
betwork;26
h computer;26
aoperation and development;2b
kdevelopment;2b
aplatform;26
broject;2m
h healthcare;2m
aretrofit green commercial;2m
asecurity;2f
i cloud;222f
jinformation;2f
kt;22
jtechnology information;22
boftware;2b
i system computer;2b
clution;26282b2c2f
i cloud;2f
jwarehouse data;28
btructural;2m
bystem;2f
g application;2b2f
hcomputer;2f
hdevice identification frequency radio;2x
hrfid;2x
atechnical;2f
fology information;2f
auser interface user;2c2e
bx ui;2c2e
awarehouse data;28
beb;2d2e2f
5vist;77
9 accessioning;77
bsset digital;77
adigital;77
afilm;77
aimage;77
amuseum;77
aprocessing;77
dject;77
areference;77
astate;77
auniversity;77
2morer;j3
3s at master;ms
8sergeant;be
5master;ms
5sergeant;be
2omatherapist;96
2ranger;83d2
8 assembler;m2
9cremation;d0
9floral;7q
cwer;7q
aoliage artificial;7q
auneral;d2
g and undertaker mortician;d2
hundertaker mortician;d2
brniture;7s
9music;83
9potato seed;fqfr
9up make;kb
3owsmith;m2
2tificer ordinance;ny
dnance;hgj3ny
4llery defense air missile hawk;nn
upatriot;nn
mrange short;nn
4san;7kgp
7 jigger;ly
8leather;kh
8production leather;kh
5t;7k7l7m7rljlo
6 3d;7l7m
7airbrush;lr
8nimation;7m
be;7m
8utomotive;7l
7balloon;7l
8en;kc
8lock wood;lx
8ody and tattoo;dh
ctattoo;dh
9ok comic;7l
8rush air;lr
7caricature;7l
atoon;7l7m
8eramic;7k7n
8haracter;7l7wd5
8olor;7l
cing mannequin;lo
9mic;7l
amercial;7l7n7r
aputer;7m
9ncept;2e7l7m7r
8raft;7k
c fine;7k
dmetal;7k
8ulinary;buby
7dance;81
9y ben;kc
8igital;7m7r
9mensional three;7l7m
9splay;7t
7effect;7m
d makeup special;d5
especial;7m
evisual;7l7m
8nvironment;2e7m
ial;2e
8xhibit;7l
7fashion;7l
8iber;7k
9ne;7l
8loral;7q
8orensic;7l
8reelance;7l
asco;7l
8urniture;7k
8x;7m
7game;7m
8lass;7k7l
c stained;7l7o
8raphic;7m7r
e computer;2d2e7m
fmotion;7m
7hop hip;81
7landscape;7l
9yout;7r
8ithographic;kb
7makeup;d5
d and hair;d5
ecommercial;d5
eeffect special;d5
ehair;d5
fome funeral;d4
ewedding;d4
9nga;7l
8edical;7l
8ultimedia;7m
9sical;84
7nail;d6
7over voice;7w
7pastry;bu
8erforming;81
8iercing;dh
8olice;7l
9rtrait;7l
8rocess;kb
aduction;7r
h arts metal;7k
7radio;87
9p;84
8ecording;84
9production;7l
9sident;7l
7sandwich;bzc0c2c4
8cenic;7l
9ientific;7l
8et model;g4
8ign;lo
9lhouette;7l
8ketch;7l
d quick;7l
8pecialty;7l
8toryboard;7m
8uspect;7l
7tattoo;7ndh
8echnical;7l
9xture;7l7m
8ile handmade;ly
8onsorial;d3
8ype cold;kb
7up make body;d5
apaste;kb
7vfx;7l
8isual;7l7n
8ocal;84
7watercolor;7l
1sa;fb
2i;n1
3 manufacturing;n1
2saultman infantry;o0
4yer;4n
7 gold;4n
3embler;g1gtj5j7j8j9jcjdjek3m2
9 accessory electrical;j7
ction harp;je
hkeyboard;j7m2
berospace;3cj5
bircraft;j5
blarm burglar;j8
bnd matcher heading;m2
bppliance;j8
j household;j8
brmature;j7
btomizer;jem2
butomobile;je
k team;jd
abag utility;jem2
clance;jem2
dl;m2
e bowling;je
cnd watch;jem2
crrel;jcjem2
cse and wick;m2
fwick;m2
dket;kym2
cttery;j7
h cell dry;j7
iplastic;j7
bed metal;m2
cllow;jem2na
cnch;jem2
f and case piano;m2
gcase piano;m2
bicycle;icjem2
cke;ic
cllet;jek5
crdcage;m2
blade turbine;j9
cind venetian;jem2
board circuit;j7
n printed;j7
v hand;j7
goctave;j7
dt;jb
e aluminum;je
clt and nut;m1
fnut;m1
cnding metal;m2
coster;jem2
crder wire;m2
cttle vacuum;jem2
bridge balance;m2
jrrel;jc
cush dust;m2
fe carbon;j7
gr carbon;j7
buckle covered;m2
cff finger;m2
cilder motor;j9
fing concrete;gbha
jmetal;gt
clb light;lg
acabinet;jdktm2
h tone;m2
dle;io
cge bird;je
cmera;je
douflage;m2
dper;jem2
cp blasting;jem2
dacitor;j7
crpenter;g4
dt golf;jb
eridge phonograph;j7
csket;g4
g metal;jem2
hwood;kz
benter liquid;m2
bhain fastener slide;m2
er hydraulic;jem2
dnger record;j7j8
drger bellow;je
copper ticket;m2
cronometer;jc
l marine;jc
bleaner vacuum;j8
froom;j5
cock;m2
cub golf;jem2
boil ac;j8j9
fconditioning air;j8j9
fmachine;j6ka
cmmutator;j7
dpact;m2
eonent;m2
j electronic;j7
ktrailer;je
r travel;je
eressor;j9
k and blower;j9
lblower;j9
euter;j7
cnductor semi;lq
dnector push;m2
dsole;m2
h organ;j8
dtrol electrical;j7
imotor electric;j7
hler logic programmable;j8
cre door;m2
csmetic;je
brane;j9
adater;jem2
beicer electric;j7
hprototype;j7
csign;nb
ctonator;jem2
cvice marking;m2
iedical;ll
bie;k3
d and tool;k3
boor;jem2
bropper eye;m2
aelectric;j7
ial;j7j8
gomechanical;3fj7j8j9
hnic;j7j8
k developmental;3e
bm;3f
bngine;j9
g aircraft;j9
iutomobile;j9
hcombustion internal;j9
hgasoline;j9
hjet;j9
hlarge;j9
hrotary;j9
htractor;j9
juck;j9
iurbine;j9
bquipment electromechanical;j8
rnic and electrical;j7
velectrical;j7
vprecision;je
kfarm;i6j9
kphotographic;j8
ksensing electronic;j7
lupport ground;ja
bxperimental;j5
bye screw;jem2
dglass;lm
afactory;j7
cucet;jem2
biller and bar;m2
hbar;m2
dter;jem2
cnal;j8jem2
crework;jem2
cxture test;j7
bloat fishing;jem2
doring and insulation;m2
jinsulation;m2
bood kitchen;c2
crm garment;m2
brame gold;m2
gmolded;m2
gscreen silk;jem2
buel atomic;je
crniture;jdjem2
j metal;jem2
kwood;kt
cse;jem2
agarment surgical;m2
cte mesh wire;m2
beneral;j5
gtor;j9
j and motor electric;j9
kmotor electric;j9
bood leather;m2
frubber;m2
cvernor hydraulic;j8
brip;m2
buide wave;j8
ahairspring;jc
k and balance;jc
w chronometer;jc
lbalance;jc
s chronometer;jc
cnd;m2
ele;m2
g mop;m2
crdware;m2
i plumbing;m2
dness wire;j7
beadlight;j7
bolloware silver;je
cusing clutch;j9
bull and deck;m2
fdeck;m2
bydraulic;j5
aigniter;je
bndustrial;j5
cjector;j9
cstrument;m2
k musical;jem2
loptical;lm
ajig clamp;jem2
akit deicer;m2
eicer;je
i de;je
bnife handle hollow;m2
alamination;j7
k board circuit printed;j7
dp;j7
bens multifocal;m2
bight;j5
f automobile;j7
gvehicle motor;j7
cne aircraft;j5
gppliance;m2
fproduction;jem2
er;je
f gastank airplane;m2
bock;m2
bure fishing;m2
amachine;j8j9
h coin;m2
kping;j7
iindustrial;il
iother and engine;j9
oengine;j9
iprecision metal;j9
isewing;j9
ivending;j8m2
ixerox;j8
hry farm;i6j9
kmining;j9
cjor;je
cnufacturing;g1j5j7j8j9jcjdjem2
csk gas;m2
ct hogshead;jem2
dchbook;m2
fer heading;m2
derial;m2
bechanical;j7j8j9jdje
k electro;j7j8
hsm;m2
cdical;ll
ctal sheet;gs
bold ball bowling;m2
gelt sectional;lg
eing injection;m0
ctor;j9
f electric;j7
o repair;hu
oal;huj9
gsynchronous;j8
fcycle;jam2
cvement;m2
buff ear;jem2
anegative;kb
aoptic fiber;3k
brdnance mechanical;j8
cgan;je
f electric;j7
bven microwave;j8
apack machine;nc
cllet;m2
cnel instrument;j7
gskirt;m2
crt aircraft;j5
gutomobile;je
fbattery;j7
fsandal;m2
gmall;je
eition;m2
cttern;ik
h wax;jem2
bencil mechanical;je
ds ballpoint;jem2
fdesk;je
biano;jem2
cpe corncob;m2
blant power aircraft;j9
dte battery;j7
n small;j7
gjewel cap;m2
cug casting;m2
fspark;j7
dmbing;j5
bocketed;m2
cwerplant aircraft;j9
brecision;j5
j bench;j8
cimer;jem2
coduct;j5j9m2
h depot;j5
ihospital plastic;m2
imetal;ja
iprinted;m2
ismall;m2
hion;jdjem2
dpellant;je
bunchboard;m2
czzle;m2
aradio;j8
beel;jem2
e fishing;m2
cfrigerator;j8
cgulator;je
bing bearing;j8j9
ffield;j7
bod drapery;jem2
efishing;m2
etraverse;jem2
cller curtain;jem2
hpaint;m2
cof;g4
ctor;m2
asandal;m2
bcreen printing;m2
ew dial;m2
doll;jem2
beal oil;jem2
dter;je
cgment;j8
cmiconductor;j7lq
cnsor;46
crvomechanism;j8
ct pen desk;m2
dter knife;je
bhade lamp;jem2
gwood woven;m2
cell;jem2
bign electric;j7
clverware;m2
bkate roller;jem2
cylight;m2
blide trombone;je
fr;m2
bmall;je
bpider;j7
dke shoe golf;m2
lsport;m2
cring;jem2
g pocketed;m2
btamp;jc
f time;jc
copboard;m2
eperer;je
cretcher curtain;jem2
dinger fish;m2
ducture aircraft;j5
s precision;j5
bubassembly;g4m2
cnglasse clip;m2
kon clip;m2
crface and structure aircraft;j5
istructure aircraft;j5
bwitchbox;j7m2
bystem aircraft precision;j5
ind rigging surface structure aircraft;j5
hrigging surface structure aircraft;j5
atable;je
f billiard;jem2
goperating;je
gpong ping;m2
cnk;jem2
beam;jd
clephone;j7
cnt;kg
cster motor electric;hu
bire;m0
bool;k3
cp boot wader;m2
eplastic;m2
cy;jem2
brailer;jem2
en watch;jc
dnsformer;j7
fmission truck;j9
dy food;c2
cimming;m2
cophy;jem2
cuck;je
dss;hij5jem2
bube electron;j7
fphoto;je
fray cathode;j7
ding;j5
crbine;j9
h gas;j9
l and steam;j9
msteam;j9
isteam;j9
bypewriter;j8
aunit;je
e breaker;j7
bp knock;m2
dmock;je
h cable;je
cs lay;lf
avalve magnet;j7
behicle motor;jdm2
awarehouse;j5
csher;j8
ctch;jc
f and clock;jc
gclock;jc
gdigital;jc
bheel;m2
f crown;m2
binder motor electric;j6
eow;g4gije
cring;j5
boodenware;m2
crking wood;kt
azone charge propellant;m2
7yman;02
8woman;02
4ssment security system electronic;nz
6or;1o
8 added value material green;1r
and representative sale solar;du
9city;1o
aondition property;1n1o
jvehicle;17
ctrol security;1l22
bunty;1o
ayber;2f
9deputy;1o
9estate real;1o
9field;1o
9property environmental;4o
ipersonal;1n1o
9representative sale solar;du
bsource solar;du
aisk change climate;4043
eecological;43
fnvironmental;43
9safety product;2z
ble solar;du
aecurity application;2f
iinformation;2f
aoftware secure;2b2c
ble;1o
9tax;1o
9vulnerability;21
3igner clerical;fl
9line;em
9plant;11
6ment special;nv
4st lab food and dairy;4l
gdairy;4l
7sale;dn
6ant accountant;ea
hing;e9eaec
cquisition;ep
ctivity;df
i care memory;df
jrecreational;df
duarial;fk
bdministrative;1lf8fb
o aid financial;1w
qnd secretary legal;f9
zary medical;fa
pestate real;fb
qxecutive;f8
y and secretary executive;f8
zsecretary executive;f8
plegal;f9
pmedical;fa
w certified;fa
poffice;fh
ppolice;fb
qurchasing;ed
presource human;ecet
psecretary legal;f9
zmedical;fa
ptax;1y
lor;fb
n legal;f9
ooffice;fh
opurchasing;ed
cvertising;dpfl
bgricultural;4k
ke;4k
bnalysis data;fk
gt control network;2426
cesthesia;8x
jologist;8x
q certified;8x
htic;8x
brborist;fw
buction;ewfhfl
cdiology;ah
ctopsy;az
abaking;jj
cnk blood;b5
behavior;as
ial;as
billing;e9
blacksmith;j2
bookkeeper;ea
iing;e9
broker;eg
gage;eg
bus;n2
d school;bs
acafeteria;c7
cptain;ms
cre;cpdd
e child;dd
fday;dd
fhealth;aoaqb5
fpatient;aqar
m surgical medical;am
gersonal;ap
fresident;apdg
nial;5a
dpenter;gw
drier city;f2f3
ctaloging;ep
dering;c2c4
beramist dental;lk
bhemical lab;4n
moratory;4n
fst;4n
cildcare;dd
dropractic;az
kor;az
birculation;ep
l library;7bep
blaim;ff
f compensation worker;ff
dssroom;7e
cerical;fh
i library;ep
ek holiday annuitant;f2
cinic;az
g hospital;az
gal;5aamaqas
bollection data;eo
cmmerce e;1l
eissary;na
eunication;b5
cngressional;fl
dtrol data;4l
ispecification malt;4l
ivector;4v
hler pest;cg
crrection speech;b5
cstumer;cwdh
cunselor addiction;5a
drse golf;cv
et;ei
bustomer;dkdo
adata;fc
cycare;dd
bental;ay
g certified;ay
hduty expanded;ay
hexpanded;ay
hfunction expanded;ay
horthodontic;ay
hpediatric;ay
iractical general;ay
hregistered;ay
r certified;ay
hsurgical;amay
eist clerical;fh
csign landscape;2n
cvelopment business;1l
biet;a7
eary;a7
eetic;a7
eician;b5
cgitization;77
crector;f8
bj;85
boctor;8xaz
briller;hn
fing;hf
aeditorial;fj
cucation special;7f
jal;7e
l special;7f
blectrical;gxj2
iian;gx
cigibility;el
bmployment;et
bngineer;3dmo
iing;3d3e3k3l
l civil;3d
menvironmental;3g
ctry data;fc
bscrow;fbfl
ctate real;fh
bxecutive;f8
j legal;f9
kresource human;f8
afamily;dd
crm;fr
cshion;cw
bield;4kfh
f construction;3d
cnance;eafl
cre;1l
dst;am
f certified;am
gnurse registered;am
w certified;am
gsurgical;am
o certified;am
bloral;7q
eist;7q
breezer cream ice;m1
buneral;d1
agolf;cv
braduate;4s7g
dnt;1e
ceenhouse;fr
bynecological;8x
ahair;d7
cndler mail;f4
bealth;az
g behavioral;as
hcommunity;5b
hmental;a9asb5
hpublic;b5
bistology;9y
bome funeral;d1
cusing;5adg
ainfo;eu
e tourist;eu
ermation;eu
l library;ep
mtourist;euev
cstaller sprinkler;gz
eructional;7e
n education special;7f
oprogram special;7f
gment surveyor;3l
durance;ff
ctelligence and operation;nz
noperation;nz
ervention behavior;as
cvestigation;bm
ajockey disc;85
budicial;5h
akennel;cp
g vet;b3
kerinary;b3
bindergarten;7e
ctchen;c2
alab;4l4n4o9y
d analysis seed;4k
echemical;4n
flinical;9y
fomputer;25
ehistology;9y
emedia culture;4k
ical;4m9y
eresearch agriculture;4k
eseed;4k
doratory;3k4l4m4n4o4p4s4v9y
k analysis seed;4k
lbiology;4m
motany;4m
lchemical;4n
mlinical;9y
momputer;25
lfood and dairy;4l
qdairy;4l
lhistology;9y
linspection liaison;1l
lmedia culture;4k4m
pcal;9y
ntallurgical;3k4v
lplasma and blood;9y
sblood;9y
lresearch agriculture;4k
lseed;4k
cndscaping;ch
dguage;b5
i and speech;b5
jspeech;b5
cundry;ke
begal;5l
f and paralegal;5l
gcorporate;5l
glitigation;5l
gparalegal;5l
dislative;1l5n
bibrarian;ep
gy;7bep
h administrative;ep
icatalog;ep
jhildren;ep
imedical;ep
istudent;ep
boan;eq
e mortgage;eq
cgistic;ex
amachine mailing;fg
cgistrate;f9
cilroom;fg
dntenance;cdj2
cnagement;f8
k case;5a
llegal;f9
ltimber;3u
gr trust;f8
dufacturing;jnjqjsk1m1m2
bechanic;j2
cdia;ep
f library;ep
ecal;az
h bilingual;az
icare;az
m primary;az
nurgent;az
jertified;az
jlinic;az
oal;az
idermatology;az
imedicine family;az
iophthalmic;ac
ipediatric;az
iregistered;az
isurgical;am
crchandising;dndo
biner;hn
cxer syrup;m1
aneed special;6w
cws;fl
burse;amaq
f certified;aq
fryman;fr
eing;amaq
h certified;amaq
r hospice;aq
igeriatric;aq
ihospice;aq
ilicensed;aq
isurgical medical;am
itested;aq
o state;aq
ctrition;a7
j and food;a7
kchild;a7
kfood;a7
kschool;a7
aoccupational;at
m certified;at
bffice;emeuf8fbfh
g administrative;f8
hbilingual;fh
hclinic;fa
iourt;ei
hdental;ay
hexecutive;f8
hfront;fh
hlaw;f9
gr loan;eq
m licensed;eq
bperation;181lfb
chthalmic;acaz
iological;az
my;ac
ctometric;acaiaz
jst;az
iy;az
brtho;ay
fdontic;ay
kst;ay
fpedic;agaz
ftic;agb5
bt care acute;at
apainter;gy
cperhanger;gy
cralegal;5l
cssenger;n2
dtoral;5f
cthologist;9y
l language speech;b5
zch school;b5
mspeech;b5
iy;b5
j anatomic;b5
kcertified;b5
klanguage and speech;b5
tspeech;b5
kspeech;b5
cyroll;ec
berioperative;am
dsonal;daf8fb
gnel;ec
bharmaceutical;b2
hist;a8b2
k certified;b2
hy;b2
cysician;8x
j cardiology;8x
ne;8x
o critical surgical;8x
purgent;8x
lertified;8x
kfamily;8x
kmedicine emergency;8x
tfamily;8x
kneurosurgery;8x
korthopedic;8x
kpediatric;8x
lractice family;8x
ksurgical;8x
fotherapy;av
blumber;gz
fing;gz
bodiatric;az
ist;az
crtfolio;eg
bractice legal;f9
gtioner radiology;8x
ceparer tax;1z
dsident;f8
j vp;f8
es;nb
cocedural;b5
fssing legal;5l
eurement;ed
dduction;f5
k digital;8h
lnews;8h
lvideo;8g8h
dgram;7xfb
h community;5adf
ihealth mental;as
dject;f8
dsthetic;agb5
bsychiatric;a9as
burchasing;ed
aradiology;a2
cnger park;3t
beceivable account;ea
dord medical;ae
dreation;cvdf
k therapeutic;df
kal;b5cvdf
cference;ep
chab;av
filitation;atav
cntal;dm
csearch;2i3k4m4s4v7gfk
i bacteriology;4m
kiology;4m
jchemistry;4n
klinical;4s9y
jeconomic;4s
qst;4s
kngineering biomedical;2s
kxperience user;4s
jfaculty;7g
jgraduate;4s7g
jhistorian;4s
jmedical;4m
jpsychologist;4s
jscience political;4s
rsocial;4s
kocial;4s
nology;4s
ktatistical;fk
juser;4s
kx;4s
dident;aoapdg
iial;aodg
dource human;et
boofer;h0
dm operating;amar
asale;dkdndoe3eg
e registered;eg
becurity;bo
crial library;ep
dver;c7
eice;c7fl
h access;ep
jdministrative;f8
icustomer;e6ek
ifamily;5a
o funeral;d2
jood;c4
juneral;d1
ihuman;5a
n and social;5a
osocial;5a
iinstallation;j2
ilibrary;ep
inutrition;a7
r and food;a7
sfood;a7
ipatient;el
jublic;ep
irepair;j2
isocial;5a
jurgical;am
itechnical;ep
ivisitor;cu
ging loan;1w
bhampoo;d7
h hair;d7
isalon;d7
celving;ep
bped;7f
dech;b5
g and hearing;b5
hhearing;b5
btack;ep
dff;1lf8fb
f executive;f8
fing;et
dtistical;fk
cylist;d7
bupport administrative;fb
ibehavior;as
imedical;az
ioffice;fh
o legal;f9
iprogram;f8
crgery;am
h oral;amay
jutpatient;az
eical;am
i certified;am
jophthalmic;ac
t certified;ac
jtechnician ophthalmic;ac
zalmic certified;ac
atax;1z
beacher;7e7g
h childhood early;7e
iec;7e
jducation special;7f
jlementary;7e
ik pre;7e
jindergarten pre;7e
iprogram specialized;7f
isubstitute;74
fing;7e7g
i biology college;7g
jgraduate;7g
jsubstitute;74
jundergraduate;7g
cchnical;ep
j library;7b
r bindery;7b
scataloging;7b
sserial;7b
hian inpatient;b3
lmedical;az
lpsychiatric;as
bherapeutic;5a
gist;at
j occupational;at
w certified;at
xlicensed;at
xtravel certified;at
kphysical;av
s certified;av
tdiem per;av
thealth home;av
tlicensed;av
toutpatient;av
kregistered;at
mspiratory;az
gy occupational;at
u based school;at
vcare acute;at
wertified;at
zified based school;at
zified facility nursing;at
zified health home;at
zified travel;at
vfacility nursing;at
vhealth home;at
vlicensed;at
iphysical;av
q care home;av
rfacility nursing;av
rhealth home;av
rlicensed;av
ispeech;b5
brading;eg
dffic;f6
dnsportation;ev
butor;7h
au;ix
bndertaker;d1
fwriting;ff
m line commercial;ff
cit donor blood;b5fh
avet;abb3
d kennel;b3
derinarian;b3
jy;abb3
k certified;b3
lemergency;b3
lkennel;b3
bp;f8
aw u;ix
bard;ar
erobe;cw
dehouse;nand
cter under;ix
belder;m1
bork social;5a
eer social;5a
ayard;nd
3ociate a and m;1r
bccounting;1mea
cquisition and merger;1r
mmerger;1r
ctivity;df
duarial;2g
bdministration database;27
mve;f8fb
ession;eo
cvertising;8cfe
disor financial;1s
bffair regulatory;18
blteration;kk
bnalytic advanced;2i
bssembler;j5
hy;jd
durance quality;4vli
r clinical;18
bttraction;cu
budit;1m
abackroom;f6nd
ckery;c4jf
cnker;dr
g personal;drer
bindery;kd
coinformatic;3s
dprocess;4m
broker;dy
g estate real;dy
gage;eg
acare patient;aqar
get;cp
fresident;ao
drier;f3
h rural;f2f3
cshier;dk
dt;k1
benter copy;fi
hdistribution;f6
hfulfillment;es
hpackage;nc
irint;fi
bhain supply;1d
blaim;ff
cient;eg
boater;k8
cllection;e8
k data;fc
cmmerce e;1l
eunication;89
dpliance regulatory;18
cnservation;3t
dtrol material;f6
iquality;4v
cpy;fi
cunt drop;jo
fer;dmdn
h auto;dn
mmotive;dn
ipart;dmdn
m auto;dn
rmotive;dn
bredit;1wej
ad r;4m4n
bata;fc
beli;c4
ecatessen;c4
cpartment meat;ji
csk front;eneu
cvelopment;0h1h1j
l and research;4m4n
mbusiness;1k
u environmental;43
mprocess;2s4nl5
mresearch;4m4n
bisplay;7t
dtribution;f6
aeducation special;6y7f
bngineering;2q
ctry data;fc
bquipment;dm
ety private;20
bstate real;dydz
bxtension;4k
afreight;nd
bulfillment;1les
l order;es
cndraising;1h
deral;d1
ageology;4p
breenhouse;fr
cill;c0
cocery;nd
buest;df
ahealth behavioral;a9
hchild;aianb5
hmental;a9as
gcare;ao
bome funeral;d1
ctel;en
bub;ekes
aimpress;fi
bnstructional employment;52
durance;ff
cventory;f6nd
bt;25
alab greenhouse;fr
doratory;lr
k greenhouse;fr
cundry;ke
cw;5h5l
d family;5h
beasing;dz
bibrary;7a7bep
ctigation;5g
bogistic;1dnd
ct;na
amachining;jq
cil;fg
eroom;f2fg
dntenance;iu
cnagement data;27
lwealth;1s
r private;1s
dufacturing;3hjdjnjqjrjsjtk1k2k5m2
crket meat;ji
ging;1k
j store;7t
p in;7t
beat;ji
crchandise;7tnd
king and sale;7t
osale;7t
aoffice;fh
brder;es
bvernight;nd
apackaging;lnnc
crt;dn
cstoral;5d
cyable account;e9
droll;ec
bediatric;aib5
crsonnel;et
bhysician;8x
blant;l5
bolicy;43
cstdoctoral;0u
brevention loss;bmbt
cicing;7tnd
dnt and copy;fikdlr
gcopy;fikdlr
coduce;nd
gtion;f5j8jdjkm2
k bakery;jj
miodiesel;l8
ofuel;l8
dgram energy and climate;43
pclimate;43
dtection asset;bt
bsychology;a9
bublishing desktop;fe
crchasing;ed
bwm;1s
aqc;4v
ar;4m4n
ba;18
bealtor;dz
cceivable account;e8
ging;f6na
j merchandise;na
kretail;f6
cgistered;eg
cntal;dm
cplenishment;nd
drocessing material;b0
fgraphic;fi
csearch;2i3h3s484d4h4m4p4s4vfk
i clinical;9x
jfield;2r
jpolicy;43
lstdoctoral;4s
jscientific;3h4n
kurvey;48
dource administrative;fb
jhuman;1aet
ctail;do
g seasonal;do
dread;m0
durn;dm
g vehicle;dm
boom fitting;do
cute;f3
f registered;f3
asafety product;2z
cle;1ldkdodqdrdtdu
e commerce e;1l
p retail;1l
jission;do
hunter;dm
festate real;dydz
findependent;e2
fmotorcycle;ia
foptical;af
frental;dm
htail;do
fseasonal;do
bearch;1k
cquencing dna;3s
crvice and sale;f2
q envelope stationery postal;f6
rpse;f6
ibrokerage;eg
iclient;dreg
o registered;eg
justomer;eeek
q prevention loss;bt
ienvironmental;cd
jquipment;39go
ifacility;cd
jinancial;dr
iguest;en
imail;fg
jerchandising;7tdo
iprotection asset;bt
iroom;c6
isale;f2
m envelope stationery postal;f6
npse;f6
itax international;1y
ivisitor;cudk
iwealth;eg
ging loan;1w
bhoe;ki
dp cream ice;c4
bpa;cx
ced;6y
btaffing;1a
cock;7tdrnd
f morning early;nd
fing retail;do
froom;nd
dre;7tdmdo
f retail;do
bubcontract;15
dmission regulatory;18
cmmer;5l
cpport clinical;ar
ipassport;bj
isale;do
crvey;48
atable steam;jl
cx;1m1y1z
d corporate;1y
elocal and state;1y
beaching;7g
i graduate;7g
cchnical;3h
fology information;25
cxtbook;7b
bransfer;eg
aunderwriting;1t
cload;dknd
bp pick;nd
h merchandise;na
btility kitchen;c2
avault commercial;iy
awarehouse;lnna
j receiving and shipping;f6
ushipping;f6
csh car;n9
bork social;5a
brap gift store;e3
4rter;f4kelina
8 diamond;lj
9iron;li
9tin;li
2trobiologist;3s
5chemist;4041
5loger;86
5nomer;3y
a extragalactic;3y
bgalactic;3y
boptical;3y
bplanetary;3y
bradio;3y
bsolar;3y
ctellar;3y
btheoretical;3y
5physicist;3y3z
e energy high;3y
fresearch;3y
1tc;ma
3 center;ma
4enroute;ma
4tower;ma
3s;ma
2hlete;7y
7 and performer artist of manager business and agent;12
8college;7y
ampetitive;7y
8performer artist manager business agent;12
9rofessional;7y
8sale;7y
2r;96
2ss;4j
2tache;0n
7 commercial;11
7r;lq
8 band;jem2
auckle;kim2
9clip sunglass;m2
arown;m2
bystal;m2
9die;lq
9elastic chainstitch;kg
ioverstitch;kg
hoverlock;kg
hzigzag;kg
9handle;m2
f and loader brush;m2
gloader brush;m2
cger and clip;m2
gclip;m2
aeel;ki
d wood;m2
9plate protector;jam2
9sight front;m2
atop;m2
9trim;je
3endant;arawcvcxddflmxmyn2
9 activity;cv
bdmittance;cu
bid;aiaq
d first;aiaq
ehearing;ah
crline;mc
dport;cdn2
blley bowling;cv
bmbulance;md
cusement;cv
bnimal;bl
g research;b3
brcade;cv
cea;cx
e common;cx
fpublic;cx
frest;cx
crival and door;mc
idoor;mc
ababy;dd
cg and cart;d9
ecart;d9
cnk blood;b5
cr;c3c7
d breakfast;c7
n hotel;c7
ecandy;c4
foffee;c4c7
emini;ca
esnack;c4
ctch;ld
dh;cx
e matrix;k8
fpublic;cx
ehouse;cx
beach;bqcv
cll;d9
estand;d9
cverage and food;c0c7
jfood;c0c7
bingo;cs
crth;aqb5
board;cvfh
f book sport;cr
grace;cr
ciler;lh
coth bottle;dk
gchange;dk
cwl;cv
cx sweat;cv
breakfast;c7
buffet;c7
cilding;cd
cs;n2
d school;bs
acabana;cv
din;mc
cfeteria;c7
cmp;cd
eground;cfck
cndy;c4
cr;c6
d automat;can9
echair;n2
flub;n2
elounge;e2
etavern;n2
ddroom;crcscvcy
de;ddmd
e animal;cp
fchild;dd
fday;dd
femergency;md
fhome;aoap
fnursing;aq
fpersonal;ap
dousel;dl
dt;arna
e food;c6
fgolf;cv
csino;cr
ctering;c4
bhange;dl
drge;as
ceck coat;cx
froom;cx
cild;dd
fcare;dd
j school;dd
fren;dd
bleaning campground;cd
jdry;dm
cub;c7cv
e kids;cv
ehouse;cx
boaster;cv
cffee;c4c7
g gourmet;c4
cllector dust;lv
cmplex sport;cv
cncession;c4cv
ddenser retort;m2
dsole;n4
dtrol traffic;bi
dveyor;n4
cstume;cw
cttage;ce
cunter;c4dm
h front;c4
isalad;c4
kndwich;c4
drt;ei
brematory;dh
cib;nd
e supply;nd
ftool;f6nd
burb;c6dm
adam;mw
cycare dog;cp
bentist;ay
cposit safe;ew
csk;dm
e front;en
k motel;en
ctention;59
j police;bf
bispensary;b2
eosal waste;h5nj
bock;my
e fuel;my
j marine;my
cor;cud9
e donation;d9
cwn turn;nb
brier;jjnb
dveway;my
cum;ksm2
bump;ge
aelevator;nj
bntrance hospice;ar
bscalator;dh
ctablishment service;dm
bvent;cu
f special;cu
afacility;cv
i lodging;cecx
jrecreation;cv
crm tank;nf
beed green;la
crmentation yeast;la
bitness;de
blight;mc
g airline;mc
kplane;mc
hinternational;mc
hramp;mc
hservice inflight;mc
coor;cscym2
f slot;dl
bountain;c4
bront;my
cyline;bw
buel;l6my
cneral;d1
agame;cscvcy
crage;my
g auto;my
cs;my
doline;myn3
cte;bocumw
e train;bp
ehouse;cv
bolf;cv
briddle;c0
dll;c0
ahangar;na
ctchery;fs
bealth home;ao
bome;ao
e funeral;d1
cpper;la
cspital;aq
cuse;ce
f change;cdcx
gdry;kzlhm2
gfuel;m2nb
goil;nd
gpower;l3
fkeeping;ceke
bumidifier;l3m2
aincinerator;l8
cfirmary;aqar
cstitution children;dd
bsland fuel;my
akennel;cp
do;cr
cy;cx
alady;cx
cundry;ke
h guest;ke
n night;ke
ihotel;ke
bease;ng
chr;lh
bift ski;cv
cne blending;ld
gottling;nc
bobby;cuen
ccker;cxna
cdge;cu
ct;mx
d auto;mx
imotive;mx
ecar;mx
eparking;mx
eservice;mx
buggage;d9
cnchroom;c7
amachine;iwm2
h automatic;m2
imarker;m2
ipulling thread;nb
ivending;iw
beal;mc
css;c2c4
e crew;c2
cter parking;bi
bill;lb
borgue;b5
buseum;db
anight;mx
bursery;dd
eing;aq
h certified;aq
aoffice box;dk
bven curing;lh
fdrying;nb
apacking;ln
crk;cv
eing;mx
h valet;mx
cssenger;n2
j of supervisor line first;m6
ksupervisor line;m6
cttern;nd
bersonal;ap
bit oil;ik
blant locker;na
gsand;l8m2
gtreatment wastewater;l8
dtform;do
dyland;cv
bool;bqcv
e swimming;cv
cpcorn;c4
cund;cp
f dog;blcp
cwerhouse;l2
brocess;lv
h charge dry;lv
dgram;cu
dp;na
bsychiatric;as
bt;aw
bump;my
e gas;my
aramp;n3
e airport;n3
fparking;mx
frefueling;ik
cnge golf;cv
becreation;cv
k amusement;cv
mnd amusement;cv
dycling;nh
cformatory;bf
chabilitation;aw
bide;cv
e animal;cv
cnk ice;cv
bolling;jpl8
com;c6cx
e change;cx
gloak;cx
hub;cx
goat;cx
hlor;kl
holing;cx
fdining;c7
gressing and coatroom room locker;cx
ocoatroom room locker;cx
hy;ke
i rug;lh
iing;lhm2
l cap and hat;m2
qhat;m2
ffiller;m1m2
htting;cx
fgame;cscvcy
guest;ce
fhot;cxdh
husekeeping;ce
flaundry;ke
ginen;nd
gocker;cx
l lady;cx
fpattern;nd
gowder;dh
freading science christian;5f
hst;cx
gipening;la
fslumber;dh
ftool;nd
gurbine;l2
cund go merry;cv
dte;iw
asafety patient;ar
cle;do
don reducing;b5cx
gtanning;cx
bcale;f7
fhouse;f7
chool nursery;dd
bervice;m2mxmyna
h aircraft;mz
icar sleeping;n2
justomer;mx
iescort;db
ifood;c6c7
m service room;c6
juneral;d1
igasoline;my
juest;en
iline;na
m fueling and refueling;my
vrefueling;my
nloading and unloading;na
vunloading;na
imember;cvcx
ioutside;mx
iroom;c6
istation gas;my
itanker;my
ivalet;d9
jehicle;my
iwatercraft and automotive;my
uutomotive;my
bhop coffee;c4
fgolf;cv
fskate;cvdm
dwer;cx
bite;db
blot;dl
bpa;cx
dce public;cx
btable;fs
dck;7b
ddium;cv
dnd concession;c4
dtion;myn2
h cab;f0
jomfort;cx
ifilling;my
juel;my
igas;my
ipay;e7eu
iservice;my
p auto;my
umobile;my
qself auto;my
srve self automobile;my
itube;fg
cockroom;nd
drage tool;nd
ee;dk
froom;nd
crickler;kcm2
atable cafeteria;c7
ird;cs
gpoolroom;cv
gsteam;c4
cnk aquarium;cp
cproom;c3
bheater;cu
h drive;cu
iin drive;cu
drapy physical;aw
bicket;cu
boolroom;nd
cwer;m2
braffic;bp
din;n2
dnsportation;n2
dy service food;c6
bube flux;jwm2
aup pick;cv
dset table room dining;c7
btility;my
avalet;mx
f hospital;mx
itel;mx
cult;ew
f bank;effl
bending;iw
cterinary;b3
award;aqar
erobe;cw
i theatrical;cw
dehouse;na
csh car;n9
i automatic;n9
eroom;cx
cter;c7na
bharf;cv
ceel ferris;cv
ayard;fs
e livestock;fs
5uator;ks
3orney;5g
8 care health;5g
aity;5g
alaim;5g
aommonwealth;5g
cpensation worker;5g
bntract;5g
brporate;5g
bunty;5g
9defense;5g
g insurance;5g
aistrict;5g
9employment;5g
anvironmental;5g
astate real;5g
9immigration;5g
anjury personal;5g
bsurance;5g
9law family;5g
aitigation;5g
j civil;5g
9patent;5g
arosecuting;5g
9review document;5g
aight civil;5g
9sport;5g
9tax;5g
aitle;5g
aown;5g
arial;5g
1uctioneer;e3
a livestock;e3
2d;9c
3iologist;9c
b audiology competence clinical certificate;9c
cccc;9c
dlinical;9c
cdispensing;9c
ceducational;9c
cforensic;9c
cindustrial;9c
clicensed;9c
k a ccc;9c
mudiology in competence clinical of certificate;9c
cpediatric;9c
cstaff;9c
5metrist;ai
5prosthologist;ah
4tor;1m1y21en
7 account;1m
fant;1m
fing;1m
9nd accountant;1m
9ssurance quality;4vli
p personnel;3h
8city;1m
9laim;16
9ode source;22
bing;21
e inpatient;21
o him;ae
pmanagement information health;ae
ampliance;1m
antrol quality;1m4vli
aunty;1m
8desk front;en
8energy;h2
e commercial;h2
fhome;h2
fresidential;h2
8field;1m
anancial;1m
8hotel;en
8insurance;161m
aternal;1m1v
aventory;1mf5
9s;21
9t;2122
8loan;1x
8medical;1m
9odel risk;20
8night;en
d and desk front;en
ehotel;en
8payroll;1m
9ollution air;4o
9rocess quality;4v
fing data;1m
8qc;4vli
9uality;4vli
f clinical;21
gperformance;214v
8railroad;1m
8safety food;3nfn
9ecurity;1l22
9taff;1m
bte;1y
9ystem information;1m21
fmanagement;1f
8tax;1m
b city;1y
cincome;1y
9echnology information;2122
9raveling;1m
2riculotherapist;96
4st;9p9w
2thor;8c
6 and writer;8c
7children;8c
7game;8c
7multimedia;7m
7writer;8c
6izer;16ej
a benefit;16
bcharge;ej
h credit;ej
credit;ej
3ographer;7n
b music;7k7n7v
4matic feeder machine threading;nb
1viation except inspector system and equipment vehicle transportation;n1
xequipment vehicle transportation;n1
9officer analysis and classification antisubmarine;no
qclassification antisubmarine;no
5or;m9
3culturist;cpfo
3onic aircrewman naval;nv
1way taker;m2
1xman;fwgbh1
0b emt;a5
2technician control fire;ny
1abbitter;k1lo
3ysitter;dd
2ck bar;c7
4breaker;jw
4er;kc
6 crab;jh
7double;m2
7half;ki
7quarter;ki
7tubing hose;nb
7vest;kg
4tender machine paper;lz
brotoformer;lz
4winder;ko
3teriologist;3m3q
e dairy;3m3n
fvet;97
ierinary;97
2ggageman;d9na
4er;hok6m2nanc
6 ball cotton;nb
7coal;na
7grocery;nanc
7hosiery;nc
7shot;nc
8tore grocery;nc
7tire;m2
7utility;nc
2iler;lg
6 bag;lg
7fish;nj
7pail;m2
4iff;be
7 armed;be
8city;be
9ounty;be
brt;be
d district;be
8deputy;be
2ker;jfk3
5 and dipper;m2
6bread;jf
8ick;lh
6core;k0
6die;k3
8pper;m2
6manufacturing;jf
6night;jf
6oven;lh
6pastry;jf
7ie;jf
8zza;bw
7roduction;jf
6restaurant and hotel;bwjf
hhotel;bwjf
6store;jf
6test;4l
2lancer;ka
8 blade;li
9crankshaft;m2
9dynamic;ka
9register cash;ea
aotor;li
9scale;li
atatic;li
9tire;ieli
aube;m2
3er;fqlgln
5 cloth;ks
7otton;fqlnna
6hay;fq
6line sewing;nb
6metal;lg
6paper;lg
6scrap;lg
7traw;fq
3ler;frkoks
6 hot;jw
7scrap;kaln
8econd;ks
6ina;81
4istician;4u
4man;lh
4oonist;m9
2nder;kdkgkylnm2
6 armature;j6
7barrel;m2
8olt cloth;nc
7cigar;ln
7edge hand;m2
cmachine;lu
7frame;ik
7hand;lonc
8ub;je
7oiler;ik
7ply;lu
7shade;je
9irt;kg
8kein;ks
7tip;lp
4person;84
3ker;1rdree
6 a and m;1r
8cquisition and merger;1r
jmerger;1r
7branch;1xdr
8usiness;1xdr
7casino;dl
8lient private;dr
8ommercial;1x
7investment;1rdr
7mortgage;1x
7personal;1sdreeer
f bilingual;er
gretail;drer
gspanish;er
n bilingual;er
8remier;dr
9ivate;dr
7rate dual;eb
8elationship;drer
j branch;dr
9tail;eeer
7select;dr
7universal;eeer
4man;kbm2
2rback;c7
4er;d3k9
6 die;k9
8og;cp
7licensed;d3
3geman;ms
3ista;c4
7 cafe;c4
atering;c4
9offee;c4
4tone;84
3keep;c3
7er;c3
5r;cvfzm2
6 power;ky
3maid;c3c7
5n;c3
3rer;ki
4ister;5g
3tender;c3
9 banquet;c3
acatering;c3
aevent;c3
arestaurant;c3
aservice;c3
2ser;je
3ic artillery field;ny
6officer intelligence;nr
6technician medical emergency;a5
3soonist;84
3ter;kg
6 armhole jumpbasting;kg
7canva;kg
c jumpbasting;kg
8oat;kk
9llar;kg
d jumpbasting;kg
etop;kgkk
7facing;kg
d jumpbasting;kg
7lining;kg
d jumpbasting;kg
7machine;kg
7on try;kk
7piece crotch;kg
7try;kk
7under;kgkk
7vest;kg
2tcher;jkks
7 concrete;ld
9ylinder;ksm2
5maker;ld
a food;jk
3er;m2
3her;cp
6 cat;cp
7dog;cp
1c atr;96
3mt;96
2m;0b
1d+c ap;2n
1eachman;fu
3der;jem2
6 crochet;m2
4worker;kj
3mer;ko
6 chain long;ko
4ster;m2
3rer lumber;m2
7off banding edge;nb
crick;nb
bchain green;nb
bmetal;jw
bplaner;nb
4ingizer;js
3ter;lf
6 broke;m2
7cream;jk
7gold;lj
7panel;i2
8ulp;lf
7welt;kim2
3utician;d4d8
a dog;cp
bmortuary;d4
2dder;m1m2
2ekeeper;0ifs
2haviorist;3m3r
b animal;3m3r
2ller;gb
4hop;d9
7 and porter baggage;d9
8porter baggage;d9
8service room;c6
4maker;k7
6n;d9m2
4person;d9
4staff;d9
3t black karate;7y
bsigma six lean;3h
4er;gbm2
4man;gbj3n4
2nder;ly
6 angle;gs
7bit;k1m2
8lock glass;ly
8ox;m2
7conduit;j5
7extrusion;m2
7glass;ly
c neon;ly
7hand;k1m2
8oop tank;jp
7iron;jq
7knuckle;jq
7machine;kym2
7pipe;jq
7rail;ky
8ebar;gq
7tube;ly
b glass;ly
chand;m2
cneon;ly
aing;ly
7wire;j7ka
2veler;jqlblclm
7 board circuit printed;ju
8cap spar;jt
9ircle;lb
8glass;lc
8insole;kilf
8pcb;ju
8sample rug;m2
1ha;as
2cm;56
2t;a9
1ibliographer;7a7b
2cyclist;7y
9 professional;7y
2ller;e9
6 insurance;ff
g medical;e9
7machine;e9
8edical;aee9
4poster;m1
2nder;kdkglz
6 book;kd
7carpet;ks
8ell fuel;m2
8hainstitch;kg
8igar;m2
8oil;m2
9rd french;ki
9verstitch;kg
7french;ki
7hat;kg
7lockstitch;kg
7scallop;km
8piral;kd
7tie;m1m2
8ongue;ki
3man;lbm2
2oanalyst;3s
4ssayist;3s
3chemist;3p
a clinical;3p
bphysical;3p
crotein;3p
bresearch;3p
3engineer;2s37
3geographer;4g
4rapher;8c
3informatician;3s
est;3s
3logist;3s
9 animal;3m3r
bquatic;3r3s
abird game migratory;3r
acell;3s
eular;3s
i and molecular;3s
jmolecular;3s
bomputational;3s
cnservation;3r
afield;3s
csh;3r
eery;3r
ahabitat;3r
amanagement fishery;3r
crine;3r3s
bolecular;3p3s
aocean;3s
aresearch;3s
i molecular;3s
ashark;3r
btructural;3s
awildlife;3r
i and fish;3r
nzoologist;3r
jfish;3r
korest;3r
jzoologist;3r
3mathematician;2j
4etrician;2j4u
8st ultrasound ophthalmic;ai
w registered;ai
3physicist;3p
c and biochemist;3p
dbiochemist;3p
4sychologist;4c
3statistician;2j
f clinical;2j
gngs;2j
gresearch;2j
3technician;2l4k4l4m4o9y
8ologist;4m
2shop;5d
2tter;ji
1lackener;lp
6r;lp
7 edge;ki
8heel;ki
8sole;ki
5smith;7lj3joka
3ncher;kllv
8 peanut;la
4ker;jq
7 cleat;ky
5maker;m2
3ster;hgk1
7 and expert handling ordnance worker explosive;hg
8expert handling ordnance worker explosive;hg
8grit;gblbn9
8hydro;n9
8sand;gbn9
9hot;lb
8water;hfhg
3zer;fz
2eacher;kllv
8 acid;l9
9bag;kllv
aottom;m2
9lard;la
9moss;fu
d irish;fu
9pulp;lv
9skein;kl
9wax;la
3eder;na
3nder;jkkllaldlom2
7 and grinder pulp;lbld
cmixer;ld
cscreener;ld
9sphalt;ld
8batch;jkld
8chemical;ld
9offee;jk
e green;ld
alor;kl
ampound sweeping;ld
8diamond;k1ld
8feed;ld
9lour;jkld
9ur;lom2
8gas specialty;l7
9rinder pulp;lbld
8honey;jk
8ink;ld
8liquor;la
8meat;ld
9ixer;ld
8powder;ld
e primer dry;ld
mwet;ld
ftracer;ld
9remix powder priming;m2
8relish;ld
8screener;ld
9lurry;ha
9nuff;ld
9pice;jk
8tobacco;ldm2
8wax;ld
9ine;jk
2indmaker;je
2ocker;kfkolnlom2
7 automatic;lb
8base metal;k1
9lueprint;kb
8car;hom2na
8hand;m2
at;kekf
9ydraulic;ksm2
8lens;m2
c contact;lm
9ining hat;kf
8millinery;kf
8silk;ke
9teamer;m2
8wheel;ks
5maker ribbon;ks
7n;jg
7son;g2
a and brickmason;g2
bbrickmason;g2
3gger;888c
7 community;8c
3omer;m2
3tter;m2
3wer;kekslym2
6 acid;ld
8ttic;gj
7bladder;jh
8oiler;n9
9ttle;ly
7casing;m2
8onverter bessemer;jw
9re;k1
7flue;n9
8ur;ke
anace blast;jw
7glass;ly
c apparatus laboratory;ly
dneon;ly
dscientific;ly
7insulation;gj
h ceiling;gj
7lathe;ly
8oom;n9
7mold;ly
7scientific;ly
8now;cv
8oot;m2
8tump;hg
7technical;ly
8ube;n9
b boiler;n9
7well;hg
2ueprinter;kb
4r;m2
5 treating heat;k6
3nger;ld
1met;iq
1oarder;kfks
7 dog;cp
8glove;m2
8sock;ksnb
aft;ks
5hanger drywall;gf
5man;fl
3tbuilder wood;g4
4man;msmu
7 lake and river;mu
driver;mu
4swain;m6mt
9 air;nr
atrawler otter;fu
4wright;g4
2bber sand;js
3tailer;me
2dybuilder;7y
4guard;bo
2iler;jllh
6 coconut;jl
7hair;ks
7kier;kl
b ash;kl
7lime;ks
8ye;ks
7oil;lh
a linseed;la
7rag;m2
7salt;lh
8oap;kslh
8ugar;jlla
7tar;ha
6maker;g1
b industrial;g1
clocomotive;g1
cservice field industrial;g1
2lter;gthikxlam2
6 knee;kx
7roof;hi
b change place;hi
cunderground;hi
2nder;k4lu
6 brake automobile;lu
7composite;lu
7edge;lu
7lap skin;m2
7metal;j5
7rail;k4
7semiconductor;ka
6izer;lp
4sman;20
8 bail;20
9licensed;20
9professional;20
3er;jhm2
5 beef;jh
6chicken;jh
6ham;jh
6meat;jh
6poultry;jh
6round;jh
6turkey;jh
2okbinder;kd
a custom;kd
4er;12m2
6 cloth;f6
7film;12
8reight;ex
7model;7x
7order;es
7picture;12
7talent;12
8read;m0
4ie;cr
4keeper;ea
a accounting;ea
bcharge;ea
h full;ea
computer;ea
bledger general;ea
boffice;ea
bpayroll;ec
btyping;ea
4maker;crkd
6n;fk
3mer;ho
3ster;cv
3tblack;dh
4maker;kh
9 hand;kh
2rderer;kg
3er;jrky
5 hub;jr
6knot;m2
6stemhole;ky
6test;hfjr
6wheel;jr
7ood;ky
2sher;m2
3s barn;fm
6eater;j4
6oom;fm
6reaker;j4
5camp;fm
6hute;m4
6orral;fm
6rew;b8
9 farm tree christma;fm
5dock;m4
5engine;b8
5face;g0
7rm;fm
5gang;m4
6rip;hpm4
5hatch;m4
5mine;g0
9r;g0
6otor;mp
6ud;m2
5pit;cl
8 blackjack;cl
5quarry;g0
5ramp;m3
6esource single;b8
6oad;g0
5saw;fm
6quad;b8
6traw;ftfz
6urface;g0
5tipple;j4
5weigh;e4
6ood;fmj4
5yarder;fm
3un;ms
2tanist;3o3s
8 pharmaceutical;3w
3tler;fsln
7 milk;fsln
4omer;hona
2uncer;bo
2wker;ks
3ler;7y
6 professional;7y
3man;fz
2xer;7ynanc
5 card;nc
6kick;7y
6primer;nc
2y bus;c7
4galley;ca
1racer;g4
6 car;na
a box;na
ago;na
7truck;na
3dder;ka
7 button;m2
5isher;g4
3ider;kgm2
7 basket;ky
8cable;m2
8hand basket;m2
at;m2
9ot;m2
8rug hand;m2
8wheel;m2
4ner;ji
3keman;i4mo
8 area;mo
9cane haul;fr
9dinkey;mo
9enginehouse;mo
9freight;mo
9gauge narrow;mo
9motor;mo
9passenger;mo
9railroad;mo
9train;mo
9yard;mo
5r dough;jk
7train;mo
c passenger;mo
3ncher;m2
4der barrel;m2
ase;je
9ox;lz
9ulb;m2
8cattle;fs
9igar;ln
8log;fz
4ner;m2
3zer;k4
6 and solderer cutter welder;k4
8ssembler;k4
7furnace;k5
e atmospheric controlled;k5
7gas;k4
7induction;k5
7line assembly;k4
7refrigeration;k4
9sistance;k4
7silver;k4
8olderer cutter welder;k4
4ier dip;k4
8torch gas;k4
2eadman;me
4ker;ksm2
7 beef;jh
9ronc;co
9unch;m2
bdle;kem1m2
atton;lf
8cement;gb
9op;ks
9rotch;jh
8egg;m1m2
8flare;m2
9reight;f6
8glass;m2
8horse;co
8leg;jh
8manganese;m2
9old;m2na
8press;nb
8rock;hlm2
8scrap;m2
9hank;ki
9tone;gbhl
8wafer semiconductor;lq
4ster;ki
8 heel;ki
d leather;lf
3eder;fo
7 animal;fo
8bee;fo
8canary;fo
at;fo
9orn;3n3o
c hybrid;3n3o
atton;3o
8dog;fo
8equine;fo
8horse;fo
8livestock;fo
8plant;3o
9oultry;fo
3wer;la
6 beer;4lla
7coffee;c2c4
4master;la
2icklayer;g2
a construction;g2
brefractory;g2im
l and firebrick;g2
mfirebrick;g2
bsewer;h8
btile and brick;g2
gbrick;g2
grefractory and firebrick;g2
rfirebrick;g2
5mason;g2
a except repairer material refractory;im
3dgeman;gtmw
3efer case;5n
3lliandeer;lj
3mer;m2
3ner;m1m2
2oacher;jrju
8 bearing jewel;jtlc
4dcaster;87
b news;87
cradio;87
csport;87
3ker;dpdrdy
6 bond;dr
8usiness;eg
9yer;dy
7cargo;18
c marine;n1
9ttle;13
8ommodity;dr
9rporate;18
9tton;13
8ustom;181l
d licensed;18
7designated;dy
8iamond;dv
e wholesale;dv
7estate real;dy
i licensed;dy
7floor;dr
aur;13
8ood;1315
8reight;dvex
7grain;13dr
7house custom;18
7insurance;dq
9vestment property and opportunity business;1l
rbusiness;1l
7licensed corporate;18
9vestock;13
8oan;dr
7managing;dy
8ortgage;1xeq
f commercial;1x
7pawn;e3
8rime;1r
9oduce;13
aperty;dy
7rice clean;13
7ship;ex
8tock;dr
8upport;eg
7textile;dv
8icket;e3
9me;dp
8ransportation;ex
6age clerk information;eg
3nzer;lp
3omer field;frfs
5maker;m2
3ther;5d
7 lay;5c5f
3wner;lp
2usher;ftfvfzlom1m2
7 biscuitware;m2
bque;m2
8card;ks
8dial;m2
8edge;ki
8glove;ks
8harness;n9
at straw;m2
8machine;m2
8plush;ks
8scratch;js
9uede;ki
8wire;m2
9ool;ki
2yologist;3s
1ss;51
1ucker;kylem2
6 bull;fz
7potato;fq
8ress;nb
7rivet;ka
8oll;m2
7tie;ftfz
9mber;fz
7wood;fz
4ler;ki
7 hay;frfs
8strap;ki
d machine;m2
2dder;fr
2ffer;jskslcm0m2
6 and polisher;js
bsander;lc
8utomatic;lb
7bag air;lb
8oat plastic;lc
8rass;js
7color;js
7dial;js
7enamel;js
7floor;cd
7grease;lc
7hand;lc
8ide;lb
7machine;lb
e sanding;ky
8etal;js
7pad inflated;lb
8ipe;lc
8olisher;js
7sand;js
ber;lc
8ilver;js
dware;js
8kin;lb
8ole;ki
8ponge;lb
8teel;js
7tire;lb
8ube;lb
7wash auto;n9
gmotive;n9
8heel;js
6er;js
2ggyman;na
3ler;84
2ild special prototype;jy
5er;g4gtkvm2
7 anode;j7m2
8bag;lg
b air;je
and;lu
arrel;ky
attery;j7
f auto;je
9ead;jem0
bm;g4
ally;kzm2
bt;lum0m2
c v;lum2
9ike;ia
c custom;ia
ander;ik
9oat;g4jb
c fiberglass;jb
dwood;g4
ady;je
c sample;ka
dtruck;i2
ax;ik
b and binder;j3
cbinder;j3
9rattice;g4
aidge;gb
aoom;lg
8cabinet;kt
anoe;g4
ar;je
b custom;i2
cfreight;i8
cwood;g4
asing;g2
atheter;ly
9eiling metal;gs
all;ly
c fuel;m2
9hain;ks
d control loom;kn
epattern;ks
aimney;g2
f brick;g2
aute;fzgs
9loset;g4
9oil;j6
amputer;j7
9rate;je
9upboard;m2
arb;g9
ashion;jem2
8deck;fz
alivery;iz
arrick;ha
9ock;g4
aor;je
c kiln;g2im
9rum;m2
8electromechanical;j8
bvator;h3
9ngine;j9
e race;j9
9xhibit;m2
8fence;h4
d concrete;g9ha
ewire;h4
9ixture;jz
f and jig;jy
n plastic;jy
gjig;jy
j plastic;jy
gplastic;k3
9lyer;ks
9orm;g4jykw
c mold;kw
9rame;jekt
d chair;je
edoor;je
ewooden;m2
9urnace;g2
citure;ktku
8guitar;ir
azzler;gt
8harness;j5kn
9eel;ki
c machine;m2
9ogshead;je
ame;ha
ase;je
ause;ha
8instrument;ir
8jig;jekvm2
b containing wood;kv
9oint expansion;m2
8kiln pottery;g2
8ladle;g2
amination;jb
9ine;in
9oad;nc
c supply linen;nc
8machine;j9
f automation;j9
gelectrical;j8
anhole;g2
bifold;j5
g and tube;m2
htube;m2
9ica;m2
9ockup aircraft;jy
adel;dxjykv
d furn;jy
emetal;jy
ewood;kv
ald;ly
ator assembling;j9
dcycle;m2
8order;esnd
agan;je
d pipe;kt
9ven;g2
8pallet bulk;lu
anel;j7
d electrical;j7
9iano;je
9latform;g4
9ocket;lu
at;jem2
9roduct;jy
8residential;g4
bt arm;jekr
9ib;j5
ag;j0
b field oil;gt
9oad;ftfzh6
all;lum2
8sample;kv
9caffold;g4
aene picture motion;g4
dry;g4
9eat;je
at;g4
b miniature;g4
awer;gb
9ign;gt
9tage;g4
bir;g4
d wood custom;g4
aopping;g2g4
aructure clay;im
8tab;j5
ank;g4
c fuel sealing self;m2
dmetal;gt
dwood;g4
ap;je
9ire;m0m2
c auto;m0
hmobile;m0
dcord;m0
9ool;jy
c machine;jy
9ransformer;j7
dmission;j9
k truck;j9
aead;m0
bstle;g4
auck car railroad;m2
bss;ky
d roof;ky
9ube;m0
c airplane;m2
8up mock;jym2
8vessel;g2
8wharf;g4
9ire drop;m2
5master;ga
2lker;nc
6 tobacco cut;m2
7weigher;ld
3ldogger;jp
6zer hand;je
2mboater;e2
3per;m2
6 and burnisher;i1
7burnisher;i1
7knot;fz
7metal;i2ka
2ncher;fzm2
7 asparagus;fp
8carrot;fpfr
8log;m2
8vegetable;fpfr
3dler;lnlzm2nanc
7 bag;ln
9room;lg
8greenery;fvm1
g seasonal;fvm1
8paper;lgm2
2rlapper;nc
4er;ks
6 cloth;nd
7face;ks
3ner;jwk4k6lh
6 acetylene;k4
8nd mixer frit;ld
7brick;lh
7cadmium;jw
9ne;fr
8harcoal;lh
f kiln beehive;lh
8lay;lh
8oke;jwlh
7element;je
8namel;lh
7flame;k4
8rit;ld
7kiln;jwlh
b charcoal;lh
7lead red;lh
8ime;lh
7machine;k5
8etal scrap;k4
8ixer frit;ld
8old;lh
7oil;jw
8xyacetylene;k4
7red;lh
7scrap;k4
8teel;k4
7tail;lh
8ile;lh
8orch;k4
c acetylene;k4
dblow;k4
7weed;chfr
9lding;k4
4ing;m2
5sher;jskim2
9 arm wheel balance;lc
abrass;js
aedge;ki
e upper;m2
agold;lcm2
aheel;ki
ametal;js
ashank;ki
bkin aircraft;lc
btitch;ki
3rer;jskslc
6 machine;js
8etal;js
3sar;1m
2sboy;c7
3heler clothing;kk
5r;jxm1
4ler;fz
3ser;c7
6 restaurant;c7
8oom dining;c7
3ter;my
6 bronc;co
7concrete;gq
7rim;my
8od;gq
a concrete;gq
bsteel;gq
7tire;ie
2tcher;jgji
7 candy;e2
9rab;jh
8fish;jh
c and chicken;c2
dchicken;c2
8halal;jg
8kosher;jg
8meat;jg
8restaurant and hotel;jg
jhotel;jg
3ler;cbcecmdh
6 head;cm
3ter welt hand;le
cmachine;m2
6maker;la
b churn continuous;ld
4oner;kelem1m2
6holer;kg
2yer;131415dpdred
5 cattle;13
7hicken;13
7ommodity;14
8ntractor;15
8tton;13
8w;13
7ream;13
6departmental;ed
6egg;13
6farm;13
8shion;14
7ruit;13
7uel;15
8r;1314
6gold;14
7rain;13
8ocery;14
6hide;13
7og;13
8rse;13
6lease;0w1l
b oil;0w
7ivestock;13
7og;15fy
7umber;15
6media;1589
8rchandise;14
6ore;15
7yster;13
6plant;15
7oultry;13
7rint;1415
8ocurement;14
9duce;13
7ulpwood;15
8rchasing;14
6radio;15
7eplenishment;15
8sident;1314
8tail;14
6seed;13
7pace;dp
7tock;13
6technical;14
7ie;14
8mber;15fy
9e;dp
a radio;15
7obacco;13
6way of right;dz
aright;dz
7heat;13
8olesale;14
7ool;13
0c pa;8x
2sa;am
1abinetmaker;jekt
c custom;kt
dwood;kt
3leman;inio
8 block;io
5r network;hsio
2dc;4y
3die;cv
6 golf;cv
4y;cvna
5 golf;cv
7rocery;na
5master;cm
3et;ms
5 deck;ms
2feteria and institution cook;bx
ainstitution cook;bx
2ger;hona
5 bottom;ho
6coal;ho
6top;ho
2lciminer;gl
5ner;lb
8 gypsum;lb
4ulator chart;eafk
3enderer fabric narrow;m2
3ibrationist;jc
8or;hujcli
a barometer;li
bcrystal;j7
bdevice timing electrical;jc
belectrical;jc
bglass;lx
bhydrometer;3jitli
bmeter;li
brepairing;it
btank;f7
3ker;glm2
6 wood;je
3ler;crcvey
6 bingo;crcs
7crew;ey
7dance square;86
7freight;ey
7mail;f2fg
7order;esfh
7score;cv
7train;8f
7yard;ey
4igrapher;7k7n
2meraman;8l
9 picture motion;8l
areel news;8l
cpair;ip
ashot movie;8l
atelevision;8l
3paigner;1l
2ndlemaker;m2
6r egg;fp
3er;jekum2
5 chair;je
3ine;bj
3ner;ln
6 fruit;ln
7sausage;ln
7vegetable;ln
4oneer artillery field;ny
3ter;ftfz
4or;5d5f84
6 hebrew;5d
3vasser;due2eo
9 book;e2
afield;e2eo
apolitical;e2
2o;0001
2p red;d9
4sky;d9
3onizer;fs
3per;ln
6 bottle;ln
7can;ln
7digester;m2
7igniter;m1m2
7jar;ln
7mold;k0
7roll;m2
3rifier fig;fr
3tain;3b3kb7b8m8m9mt
7 airbus;m8
bcraft;m8
bline;m8
9mbulance air;m9
8banquet;bv
ar;c3
bge;mt
9ell;cnd9
cman;d9
9oat;mt
c canal;mt
eharter;mt
dderrick;mt
dferry;mt
driver;mt
dshrimp;mt
9ureau prevention fire;b8
8department fire;b8
9oor;cu
9redge;mt
8engine;b8
9xperience guest;cm
8ferry;mt
d car;mt
dboat;mt
9ire;b8
9orce uniform;b7
8guard;b9
aest;cm
8job;3b3k
8lighter;mt
8machine;m2
9ine;g0
bing;g0
8officer correctional;b6
8patrol;b7
9ilot;mt
9olice;b7bk
e precinct;b7
art;mt
9recinct;b7
bvention fire;b8
8relief;mt
9iver;mt
9oom dining;bv
8sailboat;mt
9cow;mt
9ea;mt
arvice;cm
f bellhop;cn
9hip;mt
9loop;mt
9tation;mt
aeamboat;mt
9uppression fire;b8
8tanker oil;mt
9owboat;mt
9raining;mt
9ug;mt
b harbor;mt
bboat;mt
8vessel;mt
e fishing;mt
fwater;mt
8yacht;mt
4ioner realtime;8e
asimultaneous and reporter court;8e
nreporter court;8e
2rbider;ft
4onator;la
6izer;k6kslam2
a felt;klks
3der;ln
6 car;n9
7wool;ks
4iographer;9z
6logist;9e9p9w
c electrophysiology;9e
dfailure heart;9e
dgeneral;9e
dinterventional;9e
fvasive;9e
l non;9e
dnoninvasive;9e
dpediatric;9e9p
dveterinary;97
6pulmonary;90
3e acute;90
5health in worker social certified;55
cworker social;55
6ome;90
4giver;aoapdd
9 animal;b3cp
acare;ap
e elder;ap
bhild;dd
bompanion;ap
ahome;aoap
e in;aoap
ain live;ap
alive;ap
aneed special;ap
atoddler;dd
4taker;apchcpj3
9 animal;b3cp
g farm;fs
hlaboratory;b3
r and assistant veterinary;b3
sveterinary;b3
hranch;fs
hsmall;b3
hwild;cp
aboat rental;dm
afurnace;cd
aground;ch
alawn;ch
bivestock;fs
amember family;ap
apet;cp
blant interior;ch
gmall;ch
azoo;cp
3goman;nj
8 lead;nj
3hop;c5
6 skating;c5
3man;homnmon1
6 clay;nj
7railroad;mo
8epair car rail;i8
7terminal;mo
3penter;g4kt
9 acoustical;g8gf
abench;m2
f and cabinetmaker;kt
gcabinetmaker;kt
gwoodworking;kt
boat;g4jb
bridge;g4
builder form;g4
fing;g4
acommercial;g4
cncrete;g4
dstruction;g4
adevelopment product;kv
briver pile;g4
afinish;g4
g residential;g4
borm;g4
brame;kt
eing;g4
h residential;g4
ahelper;gw
bouse;g4
ajourneyman;g4
amaintenance;g4
bold;g4
aprototype;g4
arailcar;g4
besidential;g4
bough;g4
aship;g4
bign;g4
bystem interior;g4
atank;g4
brim;g4
aunion;g4
3rier;f3fznj
7 banana;na
9oard sandwich;dw
abbin;m2
attle;m2
9rick;gv
8can;nb
9hain;3l
9ity;f2f3
9lay;na
aerk;f3
aoth;nj
9oal;nanj
are;k1
8directory;mg
9rum;nj
aywall;gf
8filling;na
9lask;m2na
8glass;na
bze;na
9rocery;na
9ut;m2
8hod;gbgv
aspital;md
8iron;m2na
8key;di
8letter;f3
e city;f3
frural;f3
fservice postal;f3
t state united;f3
fusps;f3
9umber;na
8mail;eyf3mf
c city;f3
eontract;mf
ddelivery special;f3
dpostal;f3
droute rural;f3
eural;f3
dservice postal;f3
r state united;f3
dusps;f3
aterial;na
g planting;fr
9eat;m2
anding;nb
archandise;na
9ixture priming;na
9ortar;gb
8newspaper;e2
8paper;e2
arcel;f3na
atient;md
btern;m2na
9ost parcel;f3
cal;f3
awder;hn
9roof;ey
8rack;nj
9oll;na
aute;e2f3
d delivery;f3
emotor;me
erural;f3
aving;m2
9ural;f2f3me
8sample laboratory;li
and;na
9crap;na
9hank;m2
aingle;na
9pool;nj
8test;li
9ie;ftfz
9ong;m2
cue;m2
aol;na
ap;nj
8ware;m2
ater;c7na
8yarn;m2
4oter;kslo
3ter water;nj
4ographer;2o
c digital;2o
dmaritime;2o
dphoto;2o
5onist;7l
a editorial;7l
bpicture motion;7l7m
colitical;7l
bsport;7l
3ver;c2lfly
6 frame spindle;ka
7hand;ktkz
7ice;7l
8nternal;lxly
8vory;7k7n7v
7leather;lf
7machine wood;ky
9rble;ly
8eat;jg
7sandblast;ly
8pindle;ky
8tatue;ly
9one;ly
7tombstone;ly
7up touch;ky
7wood;kvkz
3washer vehicle;n9
2ser;hoiskdkim2nc
5 bottle;ln
6egg;nc
6field oil;ho
6heel;ki
6lining;ki
6outsole;ki
6shoe;ki
6trimming;ki
6upper;ki
6watch;is
7indow;je
4worker;1l5455
a correction;51
bfamily;54
bmaintenance income;54
bpreservation family;54
bservice family;54
bwelfare child;54
3hier;dkdleefl
7 aisle center;dk
iral;dk
8bar snack;dk
9everage and food;c7
hfood;c7
9ingo;dl
9ooth;dl
d and person change gambling;dl
ecourtesy;dk
eperson change gambling;dl
8cage;dkdleb
c casino;eb
dgambling;eb
ging;eb
asino;dleb
9heck;dk
der;dk
9lerk;dkdm
d information;dk
estore;dk
9oncession;c4
9redit;dk
8day;dk
8end front;dk
8floor;dkdl
9ood fast;c4dk
8gambling;eb
bing;eb
9rocery;dk
8hostess;dk
8mutuel;cr
8out check;dk
8parking;mx
9harmacy;b2
8restaurant;dk
atail;dk
9oom dining and hotel;dk
khotel;dk
dtube;dk
8sale;dk
9ervice customer;ek
gplayer;dl
9tation;dk
f gas;dk
gservice;dk
aore;dk
8ticket mutuel pari;cr
fparimutuel;dk
8vault;dleb
8wrapper;dk
3ter;b5jxk1ljly
6 airset;k0
8nd molder hand;ly
7chill direct;jx
8lay;lg
8ompo;ly
7dc;jx
8ie;k1
a and pattern precision metal nonferrous;k1
7electrotype;kc
7foot;ly
8urniture kiln;jely
7grid;jn
7ingot;jx
8ron;jw
7latex;m2
7metal;k1
c nonferrous;k1
dwhite;jx
8old precision;ly
ber hand;ly
9notype;kb
7pattern;ly
e plaster;ly
grecision metal nonferrous;k1
8ewter;lj
8laster;ly
8rofessional;7y
7stereotype;kc
7type;kc
7vacuum;k1
7ware green;m2
4rator;fs
2t;ii
3aloger;7afl
9 part;fl
7uer;7af5fl
a music;fl
bpart;f5
bsupply;nd
3cher;ftfufznb
7 bar;nb
9oard;nb
9rick;nb
8chicken;fsm2
9igarette;li
9rab;fu
8dog;bl
augh;jk
8edging;kx
8feeder;nb
e tobacco;nb
9rog;fu
8lobster;fu
8machine making cigarette;li
8press;nb
d mangle;nb
8rivet;ka
9oll cold;jp
8sheet;nb
aingle;nb
9trip;nb
8tip filter;li
3echist;5d
4rer;c0c2
7 truck;e2
3tleman;13
4yman;fz
2ulker;gb
7 pipe;gn
9late steel;m2
8wood;m2
3sticiser;l9m2
1be;58
3t;iq
2po;bj
4 us;bj
1ca;f2f3
2ie;292b
2n;98
3p;292b
2o;bf
2r;ekeu
3n;98
2s;9x
3t;3ihw
2t;a7jd
1da;ay
2e;18
2is;aj
2m;a7
2o;00
3s;ai
2t;lk
1ec;bu
3o;00
2iler;g4
6 ship;g4
2llist;84
4ophaner;lnnc
2menter;g9hokilum2
8 applicator machine;lunb
9ball tennis;m2
aottom;ki
9channel;kilu
aover ball tennis;m2
9hand;m2
aeel;ki
aose dual;lu
9insole;ki
9joiner machine;lglu
9lens;lm
aining;m2
9machine;lu
9outsole;ki
9rand;ki
9shoe;ki
aole;ki
2na;aq
3sor;8a
6 mail;fgfl
3ter control operation sector system warning and control aerospace;nz
ztem warning control aerospace;nz
7information combat;no
6er barrel;js
6puncher;m2
2o;00
2r;b5
3amist;lk
8 crown;lk
9dental;lk
3emony master;85
f event;85
9of master;85
i event;85
3tified assistant surgical;am
8r;fn
9 safety product;2z
2sswi;18
1fa;1r1samdr
2e;20
3i;bc
3r;b5
2i;73bc
2o;00
3 hospital;00
2p;1s
1go;00
1hainer;ftfufzksna
7 green;nb
5man;3lfzkam2nb
4r department university;0m
3lker;lo
7 last;ki
3mbermaid;ce
4pion design sustainable;1l
9sustainability;1l
3ncellor;0m5d
a sustainability;00
6ry in register;11
9register;11
4ger and repairer tire;ie
8belt;ik
9lade;ik
9ox slip;na
8card loom jacquard;ijik
9ell;hu
c chemical;hu
9hart;eafk
9loth filter mash;ikm2
8dispenser ticket;csdhiw
8filter;m2n9
9rame;ik
8globe;na
9uide;ks
8insert mold;kim1
8jacket;m2na
8knife;ik
8loom;kn
8oil;my
8pack;n7
attern;ks
9ipe;ik
9lant;il
9rice;nd
8rack drying;nb
9ecord;cv
apairer tire;ie
9oll;m2
aving;ko
8size;ik
8tire;ie
9ool;hu
9raveler;ksm2
8warp;ko
4neler;ki
9 flame;ho
ainsole;m2
3peron;dh
8e;dh
9 parlor;c9dh
4lain;5d
8 college;5d
9hospice;5d
etal;5d
9protestant;5d
9resident;5d
3rge auditor;1m
7engineer transmitter;0o
7in auditor;1m
aengineer transmitter;0o
apharmacist;8w
aspecialist service extension;11
7pharmacist;8w
7specialist service extension;11
6r;hgjwk6m2
7 battery;hohum2my
8car hot;jw
9upola;nb
e insulation;nb
8devulcanizer;nb
8extinguisher fire;j3
8foam;lnm2
9urnace;jwm2
f zinc;jw
8gas;m2
8kiln;lh
8lithopone;m2
8metal hot;jw
8ore;jw
8pan dry;m2
9rimer;m2
8scrap;jw
9melter;jw
8wire;nb
4mer snake;co
4rer barrel;kym2
4ter;fhflm2
4woman;ce
3ser;e8fufzjtljmy
6 brass;lj
9onze;lj
7car;mpmx
8opy;ey
8rane;ftfznj
9ipple;ki
7jewelry silver;lj
7material;m2na
7part;my
8in;cv
7silver;lj
8moke;bb
8tock;f5
arm;40
7tar;m2
8ool;na
9rnado;40
7wrinkle;m2
3uffeur;mj
9 and driver shuttle;mj
acar funeral;mj
boach motor;mj
adriver shuttle;mj
aexecutive;mj
atruck;mf
2ecker;dkecf5f7fjli
7 and assembler organ electric;j7
9ssembler organ electric;j7
8bag;bobr
bgage;d9
attery;li
9everage and food;ca
hfood;ca
9ill;e9
cet;f7
ango;cs
9ox hot;mr
9roadcast;f7fh
8calibration;li
ar;f6
b body auto and mechanical;i2
mmechanical;i2
ex;f7
cclerical;f7
cmechanical;i4
crailroad;f7
bd;li
c amusement;cv
drecreation;cv
bgo;f7
ase;f7
bh;dk
9hemical;li
9leaning dry;li
brk;dk
d store;dk
aoth;li
d bad;li
9oat;cx
alor;li
d roving;li
eyarn;li
ding;li
anstruction;h2
btrol quality;4vli
n process texturing;li
are;li
aunter;dm
9redit;ej
8decoration;li
asign;3a
e auto;3i
jmation;3i
kotive;3i
fbody;3a
fmachine;3a
ftool;3i
9istribution electric;li
9ock receiving;f7
9rawing;3b3k
f engineering;3i
8fact;fl
9elt;ij
9ield;f7
ash;f7
9reight;f7
bquency;f5
h stoppage machine;f5
auit;fp
9urnace;jw
f blast;li
8gauge;it
9lass;li
9rade;gbh2
aocery;dk
bund dump;f7
8hat;cx
8instrument;li
burance;ff
aventory;f7nd
boice;e9
8job;f5
9ukebox;iw
8land;f7
9ength tip;li
9inen;f7li
cr;li
9oad;f7li
aom;li
9umber;f7
8mail dead;f4fg
aterial;f7
burity;m2
9etal;f5
ber gas;li
9old;f7
8order;f7
agan electric;hz
8package;bo
attern;jzli
9hoto;li
9iece odd;nd
9lan;h2
9olicy;ff
awer;li
9rice;ea
aocess;li
bduct bakery;nd
fion;f5
bgram radio;eo
8qc;4vli
a process texturing;li
9uality;li
aotation;eg
8rating credit;ej
9eceiving;f7
aport credit;ej
9oller;ikli
aom fitting;cx
8sample;f7
9chedule;f5
9ecurity;bo
g baggage;bobr
9hipping;f6f7
g aircraft;f7
9oil;ke
9pecification;fl
aot;li
9teel;ka
aock;ktkykznd
d apparel;e3
egun;kz
9watch;li
8template;li
ast film;li
9hread;li
9icket mutual pari;ea
ame;ec
atle;5m
9ool;f7
croom;f7
9raffic;f7
f waterway;fl
auckload;f6
8unloading;f7
8warehouse;f7
9eight;nb
9rapping;li
8yardage weight;li
5man;ec
3erleader;86
4semaker;jk
3f;bu
4 banquet;bu
5certified personal;by
6ooking;buby
6ream ice;bz
6uisine;bu
7linary;buby
5ex;bu
7ecutive;bu
e certified;bu
gorporate;bu
fprivate;by
5head;bu
5kitchen;bu
5master;bu
5pantry;bu
7stry;bujf
b executive;bu
chead;bu
6ersonal;buby
d certified;by
6izza;bubw
6rivate;by
c personal;by
5research;3n
8taurant;bu
5salad;bu
6ous;bubx
9 executive;bu
6ushi;bu
5vessel passenger;bu
3mist;41
7 agricultural;41
9nalytical;41
9tmospheric;40
8bench;41
9iological;3p
8ceramic;41
beal;41
9oal;41
antrol;41
f pollution;43
gquality;41
asmetic;41
8d and r;41
9airy;41
9evelopment and research;41
kproduct;41
kresearch;41
8field;41
d environmental;41
9ood;3n41
arensic;41
bmulary;41
ftion;41
8industrial;41
aorganic;41
8lab;41
boratory;41
8medical;41
9ix;41
8nuclear;41
atritional;41
8organic;41
8pack lab;41
goratory;41
atent;41
9esticide;41
9harmaceutical;41
aysical;41
dological;41
9rocess;41
fing food;41
bduction;41
8qc;41
9uality air;41
8r;41
9esearch;41
g analytical;3p
9ubber;41
8sanitary;41
9oil;41
8textile;41
8water;41
4otherapist;3w
3niller control needle;ksm2
aflower;kg
2ha;ao
2ief;b8
5 assistant planning attack air master plan aoc;no
6battalion;b8
f department fire;b8
gfire;b8
7ranch;11
7ureau;00
6checkroom;cm
7ommunication operational;nu
7rew;b8bvfmnv
a 40a c;ns
baircraft wing;nv
o fixed;nv
bboring test;g0
bground;hp
bhelicopter;nv
l presidential;nv
btiltrotor;nv
crack portable;fm
6deputy police;b7
8tective;b7
7ivision;0n11
6fire;b8
6gauger;j4
7uard;b6b9ba
6intelligence;nu
i operation aoc;no
6logistic mobility air operation aoc;no
6maintenance airport;hp
6officer assessment operational and plan strategy aoc;no
zl plan strategy aoc;no
eintelligence plan aoc;no
etargeting and apportionment guidance plan aoc;no
ppportionment guidance plan aoc;no
ocritical sensitive operation aoc;no
znsitive time operation aoc;no
7peration;b8
f special operation aoc;no
gtractor amphibian and tank;hp
ytank;hp
6patrol harbor;b7
7lanning attack air master plan aoc;no
at;0c
7olice;b7
7revention fire;b8
6regulating and testing;11
htesting;11
8peater;hp
8scue and search combat operation aoc;no
dsearch combat operation aoc;no
6security;b9
e museum;09ba
8rgeant senior warfare electronic intelligence signal;nu
fwarfare electronic intelligence signal;nu
9vice;cm
7igint sergeant senior sigint intelligence signal;nu
nigint intelligence signal;nu
7tation hydroelectric;0cj4
7ustainability;00
6traffic;11
d district;01
6warfare electronic intelligence signal;nu
7ire;hp
a district;01
bplant;hp
btoll division;01
3pman;nb
4per;glkylblclf
7 air;lb
8box;fv
8casting;na
8grinder;lc
8log;kx
8mold;lb
8pipe;m2
8soap;nb
9teel;m2
8tree;fv
3ropodist;8y
6ractor;8o
c animal;97
3seler;lym2
2lorinator;l9
2ocolatier;bujk
3irmaster;83
3ker;ftfufz
3pper;fsftfvfzlfm1m2
7 cotton;fq
8fish knife gang;jhm2
8hay;fq
8rib;jh
8skull;jh
8waste;nb
d batting and waste;nb
mwaste;nb
9ood;fzkyna
3reographer;82
d dance;82
emusical;82
eopera;82
eteaching;82
4ister;84
2st;4x
2t;8z
2ucker;jt
7 bucket;ky
3mmer;fu
3rner;jkld
2w;585b
1ih;4w4x
2nematographer;8lct
3o;00
2o;00
2rculator;m2
2so;000a
3sp;22
2vil;0o
1lairvoyant;86
3mmer;ks
7 ocean commercial;fu
4per;jekbm1m2
7 button;m2
8door;ky
3rifier;la
5netist;84
3sser;li
7 cotton;fnfp
8tobacco;fnli
5ifier;1i7a7beakelind
a fingerprint;4ubg
bland;fl
bpart;nd
cosition;1i
bstamp;e3
btire;li
2c;58
2eaner;cdcekekslvm1m2n9
7 acid;l9
9ircraft;mzn9
g exterior;mz
bplane;n9
9lley;cd
9nd loader barrel;m1
9pparatus;n9
aron;m1n9
9ssembly;n9
9uto;n9
cmotive;n9
8barrel;lvn9
asin;na
d catch;n9
9ean cocoa;la
all;n9
bt;n9
9in;n9
asque;m2
9ladder;jh
aind;cd
9obbin;ks
e hand;m1
ady;n9
ailer;n9
aok;n9
bth;n9
attle;n9
9rass;cd
aick;gvn9
aush;n9
9us;n9
b and car truck;n9
ccar truck;n9
8cabin;ce
d aircraft;n9
an;n9
ar;n9
b freight;n9
j system delta;n9
crailroad;n9
ctank;n9
g oil;n9
bbon;m2
bd;ks
bpet;cdke
brier plate suction;n9
asing;n9nb
bting;n9
9ell;n9
c mercury;hu
asspool;n9
9hicken;m2
9oach;cdn9
ail beer;n9
ammercial;cd
andenser;n9
cuit;n9
be;ks
aoker;n9
are;n9
atton;nb
9urtain;ke
bve;n9
atch;m1n9
8diamond;lj
ae;n9
astributor;m1n9
atch;frfsna
9rain;goh8n9
aum;n9
ay;ke
b hand;m2
9uct;cdcfih
8electrode;m1n9
9ngine;n9
9quipment;n9
h and vehicle;n9
ilab;n9
loratory;b0n9
ivehicle;n9
9xterior building;cd
8feet pigs;lv
9ilm;lr
bter;n9
e water;n9
ash;jh
9lask;n9
aoor;cd
aue;n9
9rame spinning;n9
9ur;keks
b hand;m2
cmachine;ke
bnace;n9
citure;kem1m2n9
8general;cd
9lass;lvn9
aobe;n9
bve;ke
d hand;m1
9rain;la
bve;ch
aound;ch
9ut;jh
8hall;cd
and;m2
arness;n9
at;ke
9eddle machine;m2
9ide;le
9ospital;cdce
ause;ce
dkeeping;ce
k and maid;ce
t except cleaner and janitor;cd
lmaid;ce
p except cleaner janitor;cd
8industrial;cd
astitutional;cd
8janitorial;cd
8kettle;n9
9iln;n9
atchen;c8
8ladle;n9
amp;n9
c light street;na
ast;n9
atrine;cdn9
9eather;ke
ans;lb
9ight street;m1na
ango;n9
bing;ki
bt;ft
9oader barrel;m1
aom;n9
8machine;ken9
fry;n9
arble;cdlv
ask photo;n9
9etal;lv
d immersion;lv
9illstone;n9
9old;m1n9
8negative;lr
9ight;cd
8office;cd
8pan;c8n9
aper;cd
art;lv
9eanut;fp
acan;fp
9illow;m1m2
ape;m2
c sewer;h8
i and servicer tank septic;h8
jservicer tank septic;h8
emoking;n9
9late;n9
9ool;cd
aultry;fsm2
9ress;n9
8quill;nb
8radiator;i4
9eed;n9
9ibbon;m2
9oad;ho
all;n9
cer;n9
aom;ce
ape;m1na
9ug;cfkeksm1
b hand;cf
cmachine;ke
8sack;na
aw;n9
9creen;n9
e filter;n9
9eed;la
aptic;h8
arvice;ce
f restoration home;cd
awer;h8
9hallot;fr
aeet mold;m1n9
aield;n9
bp;n9
brt;ke
aoe;kim1
arimp;jh
9ign;n9
alver;c8
eware;c8js
9pice;la
bnneret;n9
aool;ks
bt;keks
9table;fs
aeam;ken9
aill;n9
btch;ki
e welt;ki
aone;n9
bve;n9
areet;m1na
9uede;ke
9witch;n9
8tack;n9
ank;n9
c septic;h8
9echnical aircraft;mz
alephone;n9
9ower;n9
9rolley;n9
auck;n9
d sanitation;n9
9ube;m1n9
8upholstery;ke
8vat;n9
8wafer;lv
all;cdgb
cpaper;cd
are;lc
ashroom;n9
9ell;gbhd
9heat;lv
bel;n9
9indow;cd
e story;cd
k multi;cd
qple;cd
9ool;ks
8yard;na
4rer land;chfrfsgb
8way of right;gb
cright;gb
4ter;ky
4ver;jg
7 diamond;lj
3rgy;5d
6 presbyterian;5d
4ical assistant library;ep
9library;ep
4k;115ndnecemetevf2fhflnd
5 abstract;5m
7ccount;e9eaer
d new;er
dant;ea
ding;ea
g cash;ea
iost;ea
hdistribution;ea
hfiscal;ea
hmortgage;ea
8tuary;fk
7d;es
8 classified;es
9want;es
8dress wrong;fgfh
8justable account;e9
cment;16ek
8ministration;fh
ive;fbfh
hor;fh
assion;emeoew
f hospital;fa
gstudent;ew
at;er
bting;aieo
f hospice;eo
ltal;eo
goutpatient;eo
8vertisement classified;es
kwant;es
eing;es
9ice;ea
7gent;nd
b ticket transportation reservation;ev
7mortization;ea
7nalysis data;fk
btical;fk
8d checker authorizer credit;ej
ainterviewer loan;eq
7ppeal;ei
allate;5h
f federal;5h
gstate;5h
9lication cash;el
9ointment;eu
h telephone;eu
7r;e9
7ssignment;etf5
9urance quality;li
7ttendance;ecewfh
g and time;ec
7uction;dk
8dit;ea
b pre;e9
crevenue;1mea
csale;ea
g daily;ea
bing;ea
e accounting bookkeeping;ea
gnd accounting bookkeeping;ea
8to;dn
amation;f4
g office;fh
bobile;fhfl
ctive;dn
6baggage;ev
8kery;dojf
8lance;ea
8nk;fl
8r salad;c2
7ell;d9
8nefit;et
8tting;cr
7illing;e9
d documentation;e9
emedical;e9
espot;e9
8ngo;crcs
7lock butcher;jg
8ueprint;em
7ol;e9
8m;e9
8nd;ea
9us;ec
8ok sport;cr
btalking and braille;ep
jbraille;ep
aing;eaf6fl
d passenger;ev
akeeping;ea
8rdereau;fd
7reakage ends;f5
8okerage;eg
7udget;ea
8lk;f2
6calendar;ei
e courtroom;ei
9l will;dm
8ncellation;ff
8pital;ea
d fixed;ea
9ture data;fc
8r pullman;f0f5
9d charge lost;fh
credit;eaemfh
bhistory;emfh
8se;ei
9h driver;dk
8talog;es
7ensus;eo
9ter copy;fi
dfuel;my
8rtification birth;ei
7hancery;115h
age policy;ff
9rt;eafhfk
ber airplane;dm
bing defect weave;f5
8eck;ea
ber authorizer credit;ej
bing grocery;dk
8ief;11
7ircuit;ei
blar;fl
dtion;7bepfh
h library;7bep
8ty;ei
8vil;ei
7laim;emff
b insurance;ff
9ssification;em
8osing mortgage;eq
7od;e9
9e;ew
9ing;ew
8llateral;ea
aection;e8ea
8mmerce e;1l
aission;ec
aodity;eg
9pilation;fk
h tonnage;e9ea
cing tariff;fk
alaint;ek
f customer;ek
biance;es
autation loan mortgage;ea
cer;fc
8ntact;es
ainuity;fd
aract;5net
e agent;nd
gutomobile;fhfl
bol;f5nd
d audit;eafh
ebilling;e9
ecalendar bank blood;fhfl
grd credit;fh
flassification;ea
futting and canceling;ea
mcanceling;ea
edocument;2f
m engineering;f5fl
einventory;f6nd
hoice;e9
ematerial;f5
eorder bank blood;es
epaper;f6
grt;nd
frocessing data;f5
equality;4vf7nd
estock;nd
eunit;f7
eyardage;f5
8ordinating control production;f5
jpc;f5
8pyright;fl
8rrespondence;eh
k claim;eh
lservice customer;eh
8unter;c4dmdnf2
d appliance;dn
ecandy;c4
fleaner dry;dm
jing dry;dm
efront;b2
elaundry;dm
emeat;jg
eover;eg
epart;dn
i appliance;dn
erental;dm
eseafood;jg
grvice food;c4
ethe over;eg
by;ei
9pon;eeegfl
9rt;ei
b appellate;ei
ccircuit;ei
cmunicipal;ei
csuperior;ei
besy store grocery;nc
broom;ei
7redit;ejeq
c bank blood;esfh
dletter;ea
dof letter;ea
9el;eoew
9w;ewfl
a flight;ec
8ib;nd
a tool;nd
8yptographic;fc
7ustom;fc
6dairy;dond
8ta;fc
a medical;fc
7eli;c2c4
acatessen;c2c4
avery;eyf2na
e cash;e9
fon cash;e9
froute;f6
fspecial;f2
8murrage;e9
f yard;e9
8partment purchasing;ed
htransit;fi
cure;ev
9osit;e9
d safe;efewfl
ity;efewfl
9uty;fl
c courtroom;ei
8sk;enfh
a floor bowling;cv
cront;eneu
g bowling;cv
hhotel;en
hmotel;en
hskating;cv
bhotel;en
border;es
bresort;en
h and motel hotel;en
imotel hotel;en
7iagram;fl
8et;a7ew
aary;ew
8rectory;fl
8sbursement;dkeq
9count;ea
9patch;f0
e advertising;f5
girplane;f0
eer;f5
alay screen;fl
k on;fl
aosition;f6
9tributing;f6
gon;f2f4f6fg
i and sale;f2
jmail;f4
jsale;f2
ktatement;e9
cct;5hei
e federal;5h
8vidend;eg
7mv;18
7ock;f2
aet;ei
9ument;em
e export;ea
eation and traffic;ex
ktraffic;ex
7rafting;fl
8ug;b2
6editing data;fk
aorial;fl
8ucation special;6y
7fficiency;fl
7lection;ewfh
9vator grain;f6
8igibility;el
7mergency and distribution gas;es
gdistribution gas;es
8ployment;et
7ncoding;fc
8rollment;em
8try custom;fc
cdata;fc
g medical;fc
cmail business;f2
corder;es
7r;eoeu
7scrow;fl
8tate real;fh
9imate;e9
7xamination data;fhfj
cing insurance;ff
8change;dmee
e foreign;eaee
8pediting and planning production;f5
hplanning production;f5
dor;f5
9ort;eaex
c air;ex
end import;ea
dimport;eaemewex
docean;ex
9ress;f6fg
8tension;f5fl
6factory return;ekf6
eto return;ekf6
7ee;e9
8lony;ei
7ield;eafh
8gure;ea
8le;em
a cut;emnd
9ing;em
c record;em
8nance;fl
9gerprint;emfhfl
8scal;fk
7lexible time part;f2
8oor;doenfh
9ral;7q
7ood;c0
a prepared;c0
8reclosure;ea
aign;e9
9mula;f5
8und and lost;ekfh
clost;ekfh
atain;c4
e soda;c4
7reight;exf6
d export;ex
eincoming;f6
7sm;f4
7uel;my
8lfillment;es
6gate;cu
7eneral;fh
7in;f7
7ood dry;do
bpiece;f5
8vernment;fh
7rading;7efh
8ocery;dknd
d marking;nd
estocking;nd
6hall;en
8m;f7
7ospital animal;fh
8tel;en
8use clearing;ea
6identification;etfh
7maging;em
7ndex;em
8fo club auto;eu
bleasing land;eu
bpolicyholder;eu
btelephone;eu
armation account;ea
jnd receptionist;eu
iclub automobile;euev
ihealth;ae
ileasing land;eu
ipolicyholder;ekeu
ireceptionist;eu
itelephone;eu
8put data;fc
8spection;li
9urance;fffhfl
8take;el
9elligence;emo2
arline;e9
bviewer loan;eq
fing;eo
i outpatient;eo
8ventory;f6nd
f and receiving shipping;f6
gperpetual;nd
greceiving shipping;f6
ivolving;nd
gstockroom;nd
astigation;fl
9oice;e9
7p;e9
7ssue policy;ff
i insurance;ff
7tem returned;ea
6journal;ea
7udicial;5h
6kardex;em
7eno;cs
8yboarding;em
7itchen;c2nd
6label operation;f4
9oratory;fhfl
8ding bill;e9
dof bill;e9
8undry;dmfh
8w;5h5lei
9 appeal court;5h
m federal;5h
hof court;5h
p federal;5h
ellate;5h
j federal;5h
bttorney;5h
acareer;5h
bourt district;5h
adistrict federal;5h
afederal;5h
ajudicial;5h
i career;5h
jfederal;5h
aprincipal;5l
ase pro;5h
aterm;5h
8yaway;dmdo
7edger;ea
8gal;5h5l
7ibrary;7bep
d book talking;ep
efilm;ep
8cense;ei
d and municipal court;ei
emunicipal court;ei
cing;ei
f agent;eifh
gvehicle motor;ei
8nen;nd
7oan;eq
a commodity;ea
8g aircraft;f5fl
9istic;1dexf5
8ttery;cs
6machine sorting flat;f4
8il;f2f3fg
a bulk;f2
dsiness;f2
bdirect;fg
bfulfillment;f6
bregistered;fg
btrust;fg
aing;f2fg
aroom;f2fg
9ntenance;j2
h file;em
irailroad;fl
8nagement file;em
9ifest;fl
9ufacturing;em
8p;emfh
8rgin;eaeg
9keting;fh
aing;nd
aup cfs;f4
doffice;f4
j post;f4
dsystem forwarding computer;f4
vmail;f4
8terial;f5nd
e bill;e9
fof bill;e9
7easuring;f7ke
9t;c2dojgjhjind
a service;jg
8dia;fh
8lter;fh
8ssage;ey
8ter usage gas;fl
7icrofilm;ep
8leage;fk
8nute;ei
c traffic basic;ei
7ortgage;eq
8tel;en
7unicipal;ei
8tuel;dkeb
c pari;cr
6news;fl
6office;f2fh
c front;fh
dgeneral;fh
dmedical;fa
dpost;f2
7il fuel;f6nd
7peration;egexfl
f court;ei
gfinancial;effl
7rder;c4esf6nd
b back;es
deverage and food;es
lfood;es
ccall will;dm
cindustrial;f6f7
cmail;esf2
doney;eef2
cnew;es
cpart;nd
crepair;f5
cservice;es
j food;c4
dhipping;f6
ctelephone;es
7sd;fl
7tc;eg
7ut;ec
9 carry;c7
bharge;fl
ceck;dkdm
asign;ec
athrow;fhnd
9patient;eu
6packaging;fg
aing;nc
8rcel;f2fg
9t;dnnd
a auto;dn
fmotive;dn
8ssport;18
8ttern;nd
8yable account;e9ea
9roll;ec
7ersonnel;ecet
7harmacy;a8b2
7iggyback;f6
8t;cs
7lant;f5
7olice;fh
8sition exchange foreign;ea
9t parcel;f2fg
aal;f2fg
aing;e9ea
d and billing;e9
ebilling;e9
7rescription;b2
i frame and lens;nd
plens;nd
as wheel;f7
8ice;ea
aing;e9
d laundry;dme9
ewarehouse;nd
8obate;ew
cion;ei
9cessing;e9ff
g check;ea
hdata;fc
hfinancial;ea
hinsurance;ff
item;e9
hloan mortgage;eq
hmail;f4fg
iortgage;eq
horder;es
hpolicy and claim insurance;ff
oclaim insurance;ff
aurement;ed
9duce;nand
ction;f5
g television;f5
9gress;f5
9of;fi
9perty;fhnd
9rate;fk
cion;fk
7tf;f2
7urchasing;ed
6qc;4vnd
7uotation;eg
f telephone;egeu
6rate;e9
a freight;e9
bpassenger;ev
btraffic;e9
9ing;e9
7eading meter;f1
8ceipt;e9
bvable account;e9ea
cing;f6
f and shipping;f6
gshipping;f6
htore;f6
9oncilement;ea
eiation;e9ea
fng;e9
bsignment;f6
ard;emfc
c batch;f5
dcriminal;ei
dmedical;aeemfa
fter;f1
dpolice;em
drelay;f5
dwarehouse;nd
cing financial;ea
9reation;cv
8demption coupon;dmdo
hstamp;do
8ference credit;ej
bral agency help;et
q temporary;et
9und deposit;e9
8gister;eneu
cration;eoepeu
i hotel;en
8hab;el
bilitation;eleo
8insurance;ff
8mittance;ea
8new correspondence;eh
9tal;dm
c and counter;dm
epartment;dm
fparel;dm
euto;dm
hmobile;dm
dbicycle;dm
eoat;dm
fx deposit safe;er
dcounter;dm
dequipment;dm
dfacility storage;dm
eilm;es
doffice;dm
dstroller baby;dm
dtelevision hospital;dm
eool;dm
erailer;dm
dvideo;dm
dwheelchair;dm
8ordering;es
8pair;dmf5
c clock;dm
dgun;f6
dwatch;dm
9ort;e9fk
8quest statement;eo
8search;eu
arvation;ev
h train;ev
ce;ea
d financial;effl
9ource human;et
8tail;do
9urn;ek
8view correspondence;eh
dimage;eh
asing;e9
aval;ff
7oom;en
a emergency;eoeu
blocker;cx
bmail;fg
bsupply;nd
8ute;e5e7ex
aing;esf0f6
6safekeeping;ea
8le;dkdo
a and purchase brokerage;eg
bcommerce e;1l
bfood;dmdo
bgrocery;dk
blottery;dl
bpurchase brokerage;eg
bretail;do
8mple;f7
c paper;f7
7cale;f7
b cane field;f7
9nner;fi
bing;fikb
8hedule;f5
e order;f5
7eafood;jg
8ction mailing;f4
9urity;e9eaeg
e customer;bo
8rvice;e9f0
d banking;er
l client;er
s new;er
ecivil;et
fustomer;e3ek
m library;ep
efleet;ev
elicensing;ei
epostal;f2
eroom;c6cx
etelegraph;fhfl
8ssion;ei
8ttlement;e9fl
g toll;e9
7helter animal;fh
8ipment drop;ex
aping;f6
8oe;dmdo
9p pawn;e3
ape beef;jg
7oda;c4
8rter bundle and package small;f4
kpackage small;f4
aing order work;f0
7pace;nd
b ad;es
evertising;es
8bs;f4
8ed;6y
8ort;cr
7tamp;f2
b revenue;fl
9tement;e9
aion;my
d gas;my
bstical;fk
h advertising;fk
8ock;egnand
b delivery;nd
cpaint;nd
ctransformer;nd
broom;nd
9rage;dmnd
d camera;nd
efur;dm
epattern;nd
etemplate;nd
ae;dkdond
b convenience;dk
cgrocery;nd
bhouse;nd
broom;na
8udy;et
b time;et
7ubscription;es
8ggestion;ehew
8pply;f7nd
aort program;fh
7watch;f7nd
8itching;e5f6
7ystem lubricating locomotive;f5
6table bargain;do
9ulating;fk
g record;fk
8g;ei
8lly;f7
b sawmill;f7
8riff;fl
8x;e9ei
7echnical;ehfl
8lecommunication;e5
aphone;eu
f office telegraph;e5
atype;fc
8mplate;nd
8rminal;fl
8st and code;fh
bcode;fh
7icket;dkev
c odd;fl
dtoll;e9
cing;ev
8me;ec
a crew flight;ec
akeeping and payroll;ec
ipayroll;ec
8tle;5m
b and license;5m
gtag;5m
dutomotive;5m
cdmv;5m
clicense;5m
ctag;5m
cvehicle motor department;5m
qof department;5m
7ool;nd
aroom;nd
8wn;ei
aship;ei
7race;fh
br;fl
9ffic;ei
9in;evewfh
9nscript;8e
bfer;egfl
e stock;ea
fwire;e7
bit;fi
bportation;evex
k postal;f4
9vel;ev
c and agent ticket transportation and reservation;ev
8ouble;ek
6underwriting;fffh
8it;fafh
a health;az
cospital;fa
7p follow;f5
9make order;es
7tility;eieu
6vault;ew
b bank;effl
cpattern;nd
ctrust;eaew
7ehicle motor;18ei
j department;18
kof department;18
7ideo;dm
8llage;ei
7oucher;e9ea
d deposit dividend;ea
emedical;e9
6wanigan;ec
8rd;fa
9ehouse;edesna
9rant;ei
dy;ek
8y maintenance;fl
aof maintenance;fl
7eather;ewfh
8lfare social;5a
7heelage;eafk
7indow;c4f2
c service postal;f2
7orkroom alteration;f5
7rapping;nc
6yard;fhnd
a material;nd
2icker;lf
3matologist;40
4ber;cjftfzinio
7 arborist;fw
8high;fw
8pole;in
8tower;hr
d cell;hr
iular;hr
grtified;hr
fommunication;hr
9ree;cjfv
3ncher;jq
4ician;4y505156
9 abuse substance;56
abehavioral;4y56
bilingual;50
ahealth behavioral;5051
hmental;4a5156
alanguage and speech;94
jspeech;94
bicensed;4y
anurse;98
aorthotic;ag
hst;ag
butpatient;56
aperformance product;2z
brimary;9p
costhetic;ag
asafety product;2z
bervice ltts;56
isupport and service term long;56
qservice long;56
bpeech;94
g school public;94
atutoring;75
3pman;ea
4per;flfufzkmlelfm2
7 automatic;ky
8broom and brush;m2
ebrush;m2
8hair dog;cp
dpower;le
8machine;nb
8newspaper;fl
8press;fl
8rug;le
8sponge;fu
aring;m2
8tassel;fr
9hread;le
8veneer;kxky
2ocker;80
5maker;jc
5smith;is
3ser;5neqki
6 back;ki
7escrow;1v205nea
9tate real;dydz
7foxing;ki
7line;kg
aing;ki
8oan;eq
b mortgage;1xeq
7mold;k0m1
9rtgage;1x
7pocket;kg
9st;eq
7seam;ki
8hirt;kg
7title;5m
8op;ki
3thier;dokjks
8 card;ks
austom;kj
3wn;86
5 rodeo;86
2s;9x
3p cg;9x
2t;4l
2vt;8z
1ma;aoaqaz
2d;a4
2l;iy
2ma;fa
2o;hh
2s;iy
2t;aiax
1na;amaoaq
3 hospice;aq
2e;2b
2m;9a
3t;a1
2o;00
3r;98
2s pmh;98
7 bc;98
5sychiatric;98
1o;9wagbf
2 division investigation;b7
ctraffic;b7
3police;b7
4recinct;b7
3squad homicide;b7
9motorized;b7
3unit maintenance vehicle;b7
2ach;4z526s7z
5 academic;75
7thlete professional;7z
cic;7z
6baseball;7z
9ketball;7z
g boys;7z
hcollege;7z
hmens;7z
7oxing;7z
6career;4z
7heerleading;7z
7ollege;7z
8nditioning and strength;7z
jstrength;7z
8untry cross;7z
6dramatic;6f73
6employment;4z53
7xecutive;1a53
6field and track;7z
ctrack;7z
8tness;587zde
7ootball;7z
e college;7z
fschool high;7z
6golf;7z
7ymnastic;7z
6health;58
7ockey field;7z
6instructional;7d
6job;4z52
9 rehabilitation vocational;52
6lacrosse;7z
7ife;53
8teracy;72
6personal;de
6rehabilitation vocational;52
7iding;7z
6sale direct;e2
7chool high;6u7z
dmiddle;7z
7kating ice;7z
8i;7z
9ll life;4z
7occer;7z
c youth;7z
8ftball;7z
7tandard school;7d
8rength;de
7ustainability;1l
7wim;7z
6tennis;7z
7rack;7z
6voice;73
8lleyball;7z
6wellness;10535b7zde
e and health;10
fhealth;10
7restling;7z
3ter;k8lolpm2
6 barrel;lo
7ceramic;k8
e machine;k8
8lip;lo
7element optical;lm
8mulsion;lp
7film;lo
8unnel hand;lo
7gel;jb
7jewelry;k8
7leather;lom2
9ns;lo
8ining brake;lp
7metal;k8
8old;lo
b in;lo
7paper;lp
9ttern wax;k0m2
8ill;lp
9pe smoking;lp
8owder;lolp
7resin;lo
bstor;lq
8od welding;k8
7tablet;lp
9pe;lp
8op;lp
8ube;k8
7wire;lp
8ood;ku
2bbler;khki
7 finger;j3kh
8repair;kh
e shoe;kh
8shoe;kh
2der;ae
5 bill medical;ae
aer medical;aefa
aing medical;aefa
7raille;fi
6fee;ae
6hospital him;ae
fmanagement information health;ae
6information health;ae
8patient;ae
8surance;ae
f medical;ae
8voice;em
6label;m1
8nguage computer;2a
6medical;ae
d certified;ae
6outpatient;ae
6pre;em
8ofessional;ae
i certified;ae
6record medical;aeem
6survey death;em
3ifier;ew
2iler;kakolim2
6 and puller rod;ka
7fuse;m2
7hoop;nb
7puller rod;ka
7spring;ka
7warp;nb
8ire;j6
3ner wire;jq
2lerer skin and hide;m2
dhide;m2
3lator;kcli
8 hand;li
4ector;1ydkdwe3e8ejf3nhnj
9 account;e8
h and bill;e8
ibill;e8
bsh;na
abill;e8
bobbin;m2
cx coin;iw
bundle;na
acan aluminum;na
bity;1y
blaim;e8
boin;78e3iw
e machine vending;iw
bredit bad;e8
bustom;1y
adata;48e8eof7fc
e field;48
k gps;4k
lsystem positioning global;4k
fretail;48
bebt;e8
bust;ka
e crushing ore;ka
afare;dk
bield;4878e8
agarbage;nh
ainsurance;e8
aloan installment;e8
amachine coin;iw
ivending;iw
cterial recyclable;nh
t and refuse;nh
urefuse;nh
bedical;e8
crchandise;na
ctal scrap;nh
der parking;iw
bilk;mf
apackage;na
cyment;e8
bort;1y
aquill;nb
arag;m2
befuse;nh
cnt;e8
cvenue;1y
h internal;1y
bubbish;nh
asample;li
bcrap;na
bpecimen;9y
btamp;78
dtion pay;iw
atax;1y
d delinquent;1y
belephone;e8
bicket;cump
boll;dk
e bridge;dk
brash;nh
burnstile;dk
awaste;nh
f solid;nh
5ter;jem2
3orer;7k7n7vjkkllom2
7 cloth;kl
8fruit citrus;m2
8map;lo
8paper;ld
9hoto;lr
8skin and hide;m2
dhide;m2
5ist;4n4v7k7n7vd4
8 hair;d4
9photographic;lr
jy;lr
9water;7l
5man;lp
3umnist;88
9 newspaper;88
2mbat command advisor;no
7in command to advisor;no
4er;koksm2
6 french;ks
8ur;ks
4iner grain;fq
3edian;7w86
8 up stand;86
3ic;7w86
3mand in pilot remote;46
8pilot;46
7ant;0m
7er;b7b8
9 incident;b8
alaunch police harbor;b7
amission;nr
apatrol;b7
g highway;11
bolice;b7
cst;b7
arecord and identification;b7
hidentification;b7
cserve police;b7
ashift;b8
f police;b7
4entator;88
b basketball;88
cdigital;88
cnews;88
cplay by play;87
hplay;87
cradio;88
csoccer;88
dport;8788
cvolleyball;88
4issioner;00
c conservation resource;3t
funty;00
dhealth;00
eighway;00
dinsurance;00
m deputy;00
dlabor;00
fnd;0w
eiquor;00
dmediation;5j
dpolice;00
drailroad;00
eelocation;00
fvenue internal;00
eoad;00
dstreet;01
dtax;00
dwater;00
eork public;00
4unication of supervisor;11
esupervisor;11
aor administrator system intelligence special;o2
eircraft;ma
dsustainability;89
dtechnical;8bma
3panion;aoap
9 care;ap
aelderly;ap
anurse;ao
4ensator;lf
5titor;7y
a sport and athlete;7y
ithlete;7y
4iler;fk
8 catalog;fl
9data;fk
airectory;fl
9map;3l
9stereo;2o3l
f photogrammetric;3l
9tariff;fk
4oser;83kb
8 and director music;83
9digital;83
brector music;83
9film;83
9music;83
9score;83
6itor;fekb
a ad;kb
dvertisement;kb
bcomputer;fe
bhand;kb
bjob;kb
bmachine;kb
5under;jklbld
a chemical;l9ldm2
bflavor liquid;jk
hing;jk
cormulator;4n
bperfume;ld
colish;ld
bsalt effervescent;m2
4ressor;lgne
a gas acetylene;ne
bheel;kim2
blift top;ki
boutsole;ki
4tometrist;e9
5roller;0b
b city;0b
cstate;0b
4utator geodetic;2p3l
btopographic;3l
6er chart;ea
9except engineer electronic;2x
goperator machine office;fi
9geophysical;4p
9rate traffic;e9
9seismic;4p
eograph;4p
3s;8z
3t;ai
2ncaver;jtki
4entrator acid;l9
5ptor;83
5ssionaire;0pc4
aist;cucv
4ierge;da
9 activity;da
acertified;da
bhef;da
blub;da
bonference;da
adesk front;daen
aevent;da
ahealth;da
botel;da
alobby;da
amember;da
anight;da
apatient;da
aresidential;da
aservice;da
bpa;da
5liator;1c1l5j
b and mediator arbitrator;5j
clabor;1c
cmediator arbitrator;5j
cwage;1i
3denser acid;l9
amilk;la
4itioner;m2
b car;n9
chat;m1
cplate;lc
csand;ld
dilk;kl
dole;ki
cyarn;ks
4uctor;83momp
9 car dining;n2
epassenger;mp
esleeping;mp
aelevator;nj
afreight;momp
h road;mp
aorchestra;83
apassenger;mp
ctrol;bf
bullman;mp
arailroad;mp
bing;7wco
boad;mp
asubway;mq
atest;mp
bour;db
brain;mp
ayard;m5mp
3er;ko
5 rayon;ko
3fectioner;bujk
5ree appellate;5i
5ssor;5d
3gressman;02
8woman;02
3nector;j6j7k4
9 armature;j6
acoil;j6
apipe;gn
bower motor;igna
asewer;gn
btator;j6
3servationist;3t
f district;3t
gfish;3r
ggrassland;3t
grange;3t
hesource;3t
gsoil;3t
gwater;3t
hildlife;3r3t
9or;79
b and technician museum;79
drt;79
fifact;79
cestate;5g
cmaterial ethnographic;79
cobject;79
cpainting;79
eper;79
ctechnician museum;79
extile;79
4ignee;dv
4table;bj
9 city;bj
bourt;be
5ruction and design building in professional accredited;2n
ddesign building professional accredited;2n
9or elevator;h3
k hydraulic;h3
cset miniature;m2
4ul;11
6tant;0h0n1i1j1r21dcdnds
a a and m;1r
cccounting;1m
doustical;8igf
dquisition;1r
m and merger;1r
nmerger;1r
dt secrecy bank;20
euarial;2g
cdvertising;dp
cffair regulatory;18
cgricultural;3t
le;2r3t7c
eonomy;4k
ci;bg
dd hearing;ah
cml;20
cnalytic;2i2k
cpprenticeship;0h0n
crt;7n
cssurance quality software;2c
cutism;4b
eo;i4
fmotive;i4
cviation;2q
bbeauty;doe2
h independent;e2
dhavior challenging;4b
dnefit;1i
ci;2k
doanalytic remediation;11
einformatic;3s
estatistical;2j
cridal;e3
csa;20
cuilding;2mdz
dsiness;1f1l2f2kds
bcareer;4z
dse;5357
chain supply;1d
claim;16
dothing;do
color;4n7o
dmpensation;1i
futer;212b2c
j database;2728
knetwork;26
kpersonal;25
dntamination;11
finuity business;1l
frol loss;1u
n service;2z
jportfolio investment;20
jrisk;1u4w
drporate;ds
erection speech;94
dsmetic;d4do
et;19
credit;1w
h certified;1w
dop;4k
duise;dc
custom;18
cybersecurity;1l
bdata;2k
fbase;28
cecorating;7s
dsign;7r7sdo
h game;2e
iinstructional;7d
kterior;7s
irailroad;2u
isustainable;1l
dvelopment;1j
m and learning;1j
rsiting farm wind;37
rtraining;1j
ncareer;4z
ohild;54
nindustrial eco;43
nlearning;1j
norganizational;1f49
zal resource human;49
nproposal;1l
nsiting farm wind;37
ciet;8u
dsability;52
beap;51
ccm;2f
donomic;47
j health;47
qcare;47
kmedical;47
cducation;7d
kal;4z
m nursing board;11
vof board state;11
cfficiency energy;h2
cligibility;1x
cnergy;duh2
h renewable;1lh2
ksidential;h2
isolar;duh2
iwind;37
dgineering;2y37
m marine;31
nreservoir;36
dtertainment;ds
dvironmental;2y3t43
crgonomic;30
dp;21
cstate real;dz
bfarm;7c
dshion;7pdo
cinance;1s
hial;1sdr
drm law;5h
dtness;de
cood;8u
drestry;3u
craming;je
cundraising;1h
bgarden;do
cis;2f
creen;1l
doundwater;45
bhealth and safety;2z
ibehavioral;51
icommunity;58
imental;53575c
irural;575c
isafety;2z
hcare;1f1i
cygiene industrial;4w4x
jmental;53575c
hist industrial;4w
bimage;7p89d4d8
g wardrobe;7pdo
dplementation;21
cndustry;2z
ditiative business;1l
dsurance;1s
dtelligence artificial;bg
obusiness;2k
omarket;2k
otechnology and business strategic;2k
zbusiness strategic;2k
frnational;ds
het;2b
dvestment;1sdr
cs;21
ct;2122242c
bjury;4j
blactation;589w
dnd contaminated;11
dundering money anti;20
dw foreign;5g
cearning;4b7d
esing;dmdz
i apartment;dz
dgal;5g
g foreign;5g
cibrary;1l
dsting estate real;dz
dteracy;7d
coan;1x
bmanagement;1f49
l business;1f
mchange;1l
nontent enterprise;2f
mdocument;2f
minformation and record;2f
yrecord;2f
mrisk;1u
mtransportation;4j
mweight and lifestyle;95
tlifestyle;95
eufacturing;3h
drine;31
eketing;1k
k online;1k
ltechnical;1k
dterial polymer;42
cedical;aian
i neuropsychology;4c
dthod;2i
h industrial;303h
cining;34
cortgage;1x
dving;e3
bnetwork;2426
curse;98
g legal;98
dtrition;8u
k animal;3m
ldairy;3m
bod;49
d resource human;49
chs;4w
cptimization engine search;1k
crganizational;49
cutplacement;1a4z
bpart;dn
cc;25
cension;1s
i individual;1s
drformance;1f
m building;h2
nhome;h2
eson important very;ds
hnel;1a1l
charmacy;8w
dysiatrist;9p
ciece hair custom mens;d4
clanning;4e
j resource enterprise;21
colitical;4i
cr;89
docess business;1f
iing data;21
educt;2z
egram assistance employee;51
jcancer;al
eject energy;h2
eperty residential;dz
fosal;1l
etection fire;2z
csychometric;2j2k
cublicity;89
bra;18
cecord medical;aj
fvery disaster and continuity business;1l
tcontinuity business;1l
eruitment;1a
dgulatory;18
dhabilitation homemaking;52
qindustrial;8z
qvocational;52
dlation employee;1c
klabor;1c1l
knetwork;24
kpublic;89
jship client;dt
ofinancial;1s
dmediation;11
m environmental;11
nsediment;11
dntal furniture;dm
dsearch;3z
j market;1k
korganizational;49
ksurvey;48
eource community;0u
khuman;1a49
kwater;0u
eponse direct;1h
cim;2f
dsk cyber;1l
goperational;1u
coad;ev
dofing;gr
bsafety;2z4w
h and health occupational;4w
iconstruction;4x
ihealth occupational;4w
iproduct;2z
dle;dodpdrdtdudvdz
f auto;dtdu
kmotive;dtdu
genergy solar;du
gfashion;e2
hield;dt
ghome;dz
goutside;du
gplan party;dw
gretail;do
gsolar;du
l commercial;du
mresidential;du
gwig;do
cearch;1k
h paid;1k
dcurity;1l1r1s1u222fbm
j information;1l2f
do;1k
drvice;1adsel
i customer;ek
jfarm;7c
jhome;7c
jjob;1ael
jregulatory;18
lpair appliance;ii
jtravel;ds
cocial medical;55
dftware;21
j database;2728
dlar;du
g residential;du
eution integrated;1l
ctaffing;1a49
etistical;2j2k
cupport product;25
dstainability;1l
cystem;2f2i
h business;2k
icomputer;21
iinformation;21
t geographic;2f
inetwork;26
iprocessing data;21
btax;1z
e agent enrolled;1z
fincome;1z
flicensed;1z
cechnical;1l21
gology;2f
l business;2k
minformation;2122242c2f
dlecom;26
imunication;26
dsting penetration;2f
cour;dc
dy;do
craining;1j
ensportation;2u4j
evel;dcds
h business;ds
icorporate;ds
ientertainment;ds
iinternational;ds
iperson important very;ds
ivip;ds
krtual;ds
deasury;0b
dousseau;e3
bunderwriting;1t
bvaluation;1n1o
cip;ds
drtual;ds
bwallpaper;do
drdrobe;7p
ceb;1k2d2e
ddding;e3
dlfare child;54
3tact advocate service;ek
7or preservation;79
4ortionist;86
4ractor covering floor;g6
kwall;gm
bdesign fashion;7p
cirt;m5
crywall;gf
benergy solar;37
bfarm;131b
cence;h4
cield;131b
clooring;g6
bgeneral;0j
bharvest;1b
i crop field;1b
iing;1b
duling;m5
binstallation and design control erosion;3t
odesign control erosion;3t
blabor;1a
g farm;1b
bmasonry;g2
cessenger mail;mg
bnetwork;dq
bpermaculture;4k
clastering;gp
culpwood;15
broofing;gr
dute;me
btree christma;13
bwater ground;hf
cell deep;hf
5ol air instructor tactic and weapon;nr
uweapon;nr
9nd command;no
j satellite operation missile and space;nr
8command;no
f satellite operation missile space;nr
8fire missile ballistic;ny
8gunfire;ny
7ler;0bej
a air tactical asuw asw;nz
ecraft piloted remotely;3f8l
ktarget;nr
eway;ma
cnd treasurer;0b
cpproach controlled carrier officer watch center information combat system data tactical naval;no
cttack terminal joint;nz
bbinder and strand;m2
istrand;m2
bcity;0b
corporate;0b
dst;0b
bdefense air tactical;nz
cocument;2f
benroute;ma
cquipment chemical;l9
bfinancial;0b
clight;ma
bgas;l6
duge;it
bintercept air supervisory;nu
dventory;f5f7nd
blinen;e3
bmanual;lg
dterial;f5
bpest;cg
clant;0b
cressure;l5l6l7l8
dint;m2
docess;li
eduction;0b0yf5
efessional;ma
n certified;ma
eject;0b1e
bquality;3h4vf7
bregional;0b
coom motor;hxl1
dute air;ma
cpa;3f8l
es;464v
dv;3f3k
bsound;8g8h
cpace;ev
ctock;nd
cugar;m2
cystem aircraft piloted remotely;464v
btank batch;la
cower airport;ma
craffic;h6
i air;ma
m center;ma
nenroute;ma
nradar;ma
ntower;ma
mport;ma
mway;ma
jroute air;ma
ensfer;n7
deasurer;0b
bunit;f7
bvehicle piloted remotely;3f3k
bweed;chci
7man fire;ny
3verter;jwm2
9 cotton;13
afurnace;ih
asystem fuel auto;i4
qmotive;i4
mvehicle;i4
avan custom;id
5yancer;5g
2o;00
3k;bubwbxbybzc0c1c2
4 assistant;c1
5b b;c0
6anquet;bz
7r snack;bwc0
8becue;c0
6reakfast;bzc0
e and bed;c0
fbed;c0
7oil;bz
aer;bz
5cafeteria;bx
e school;bubxc4
7mp;bx
7rt falafel;c1
6hef;bu
5deli;c0c4
9catessen;c0c4
6iet special;bx
9ary;bx
7gester;lam2
7nner;bxby
5food cat and dog;jl
edog;jl
afast;bw
aspecialty;bz
6ry;bwbz
8 fat deep;jl
aood fast;bw
9order short;c0
5galley;bx
6lue;lh
6riddle;c0
8ll;bwbzc0
6um;jl
5head;bu
9 and chef;bu
acafeteria school;bu
6ouse boarding;bx
bfraternity;c1
ahold;by
5industrial;jfjl
7stitutional;bx
5kettle;jl
b vacuum;jl
6itchen;bx
5larder;bz
6ine;bwbxbzc0c2
9 back;bz
breakfast;c0
agrill;bwc0
arestaurant;bw
5meat cold;c2
7ss;bx
5order short;c0
5pantry;c2
7stry;bujf
b french;jf
6izza;bwc0jj
6rep;bwbxbzc0c4
9 grill;c0
9aration;bzc0c4
g grill;c0
dory;bwbx
7oduction;bz
5railroad;bz
7nch;bx
6estaurant;bz
f and hotel;bzjf
ghotel;bzjf
5school;bx
6ervice food;bw
6hip;bx
6pecialty;bwbz
e food foreign;bz
fsoybean;jl
6tation;bz
5transportation water;bu
5vegetable;bz
5wagon chuck;c0
4er;jl
6 casing;jl
8heese process;jl
8onfectionery;jl
9rn;jl
7log;kylh
7pre retort;jw
atzel;jj
8ulp;lh
7sausage;jl
8tarch;lh
7tripe;jl
8ub mash;la
3ler;lw
6 beer;la
7hog;lw
7meat;lw
8old;lw
7retort;jw
3per;g4j3
6 barrel;j3
7car;n9
7hogshead;g4je
7shop;j3m2
8lack;j3ky
7tank;jekz
8ight;j3kz
6er;j3
6smith;j3
3rdinator;0f0k1a1i294z52dndsetf5hp
b 8 section;18
cacademic;0m
ecess patient;ai
founting;ea
equisition talent;1a
etivity;92df
k park;3t
lrecreation;df
dd;03
eministration service general;ex
ove;08e4f8fb
gssion;0maifl
eoption;54
er;5j
evertising;03dp
dffair regulatory;18
did financial;1w1x20
dpartment;0s
epeal;18
i and grievance;18
jgrievance;18
flication;2k
dquatic;bq
dr;e9
ems supporting officer flight naval;nk
squalified officer flight naval;nk
et;0k117j
dssessment;0k0l4a
furance quality;0c4v
t imaging resonance magnetic;a3
umri;a3
dthletic;0l
dudience;898f
ethorization;eh
dv;7a
cbenefit;0f1iet
j employee;0f
di;2k
elling;e9
dlending;2t
dorough;0x
dreakdown;jp
eokerage;eg
l custom;18
dudget;1p
esiness;0108
ccamp;cm
g summer;cm
gus;0m
ere;0t
g clinical;cn
hhealth;0t
iome;cn
hpatient;0tai
hresident;cn
hspiritual;5d
ger;4z
ese;el
fting;7x
etering;0p1g
denter communication;e4
dhain supply;1d
frter;f0
eemical;kl
dlaim;ff
einical;0ucn
k service pharmacy;8w
eosing;dzeq
dollection;e8
m and credit;ej
ov;7a
ncredit;ej
ntax;1y
nvisual audio;7a
emmerce e;1l
gunication;1l89e5
p marketing;89
fpliance;11181m1vajfnh2
m environmental;18
nregulatory;35
nsafety;4x
enservation;fv
o water;fv
gtruction;0jg0gb
ftainer;exf6
gent;fj
j digital;fj
konline;fj
kweb;2f
hstant;7x
ginuity business;1l
grol document;2f
kerosion;3t
kinfection;3v
mstrument;hw
mventory;f5
kmetal;f5
kproduction;f5
kquality;11
epy;fj
errespondence;eh
est procurement;f5
eunseling genetic reproductive;al
frse extension;0n
gt;ei
dredentialing;1a2f
git;1qe8ej
euise;dc
durriculum;7d
dytology;9x
cd and t;0h
data;2j2kfc
g clinical;0u2k
htrial clinical;2k
gbase;27
eycare adult;0x
delivery;1d
esign drainage;2u
jgraphic;7r
jinterior;7s
jsustainable;1l
fk front;enfb
hhelp;25
ftination;dc
evelopment;0h1h1jdg
n and training;0h
ocommunity;5b
oeconomic;4e
ostaff;0h
qudent;dg
oyouth;5e
die extrusion;jz
esability;55el
fpatch;f0
glay;7t7u
gute;5j
ftribution;0e
document;emeqfhfl
kation assurance quality;18
enation;1h
for major;1h
drug;a8aiannd
ceducation;0k4z587d
l adult;72
mfield;6e
mhealth;58
s community;58
mreligious;5e
mspecial;7d
dhs;2z4x
dlement submarine;nr
dmployee;0f
iment;4z
es;0t
dnergy campus;1l
erichment life;73
follment;0mel
etry data;fc
evironmental;2y
p and safety;4x
qsafety;4x
dquipment;b0
dvent;0r1g
h special;1gdf
dxhibit;797u
jion;797u
eport;ex
i air;ex
jocean;ex
etrusion;jz
cfacility;09
erming precision;4k
eshion;04
dield energy renewable;11
ipractice forest;3u
ele;em
enancial;1s
ere;b8
etness;10
j employee;10
kgroup;10
dleet;4j
eow metal;f5
dreight;0eex
dunding;07
graising;1h
cgenetic;al
eodetic;2p
dis;2f3l4g
eving annual;1h
drant;071h1l
fphic;7r
eievance;18
dsa;ex
duest international;dc
chall;dg
cillness of severity;aj
kseverity;aj
dmagination destination;dc
ig resonance magnetic;a3
eport;0e1318ex
i ocean;ex
dn move;m5
edustry agriculture;13
lservice;cmm6
eformatic health;21
eservice;0t
l personnel auxiliary;1j
fpection and weight;18
nproduct;2z
nweight;18
ftallation;29
o hardware;29
gructional;7d
furance;ejff
l and billing;ff
mbilling;ff
mdental;ff
etake;57eofa
felligence business;2k
grmission;fl
hnational;ex
iship;4z
eventory;f5f6nd
l warehouse;m4
ds;29
dt;0a
cjustice restorative;5k
ckettle;kllh
cleague;80
fse;dy
egal;f9
dicensing;ei
efe residence;dg
doan;1x
egistic;0e1dex
cmachining crystal;lq
eil direct;fg
fntenance;hp
n preventive;hp
enagement case;5a
nemergency;0y
nquality;3h
ntraffic;ma
qnsportation;f0
fufacturing;0c3h
erketing;030489dp
l digital;03
eterial;0c1df5
dds;aj
dedia;7x
h digital;8m
embership;1lek
erchandise;didond
dinistry;5e
k children;5e
lyouth;5e
dove;m5
dri;a3
dultimedia;7a
eseum;78
cndt;3k
detwork;29
durse research clinical;0u
etrition;8u
l and wellness health;10
mwellness health;10
coffice;e4
i medical;0t
dnboarding;et
esite;0k
dperation;11egmb
l airport;mb
mflight;mb
mplant;0c
dutreach;0x
k astronomy;3y
lcommunity;0x
cpart;dnf5
etient;ai
eving asphalt;h9
eyable account;e9ea
froll;ec
dc;f5
dermit;ei
iting;ei
fsonnel;1a
dharmacy;8w
dlacement;1a4z52
fn fitness;df
gning;11
dm;hp
dpap;3h
dr;89
eeparedness emergency;0y
fvention;b8
m abuse substance;4y
ndamage;b8
ninfection;3v
eize;fl
eocess approval part production;3h
uroduction;3h
gurement;ed
fduction;0cf5
m print;j4
fgram;0x7x
j brownfield;11
kclinical;0u
keducation;7d
kfitness corporate;10
khealth community;5b
kprekindergarten;0k
kreactor test nuclear;35
mhabilitation;969w
ksafety club auto;e4
zomobile;e4
lervice emergency;0y
lhare multi;0x
lkill;1j
ktherapy recreational;92
lraining skill;1j
kwellness;10
s certified;10
kyouth;5e
fject;0j0o111e
j research;0u
fperty;fh
gosal;8b
k program;8a
dsychosocial;55
dublishing web;2f
erchasing;0d131415ed
cquality;4v
j and safety;4x
ksafety;4x
cra;18
deceivable account;e9ej
iing;f6
l and shipping;m5
mshipping;m5
ford medical;ae
freation;0rcmdf
m park;0rcmdf
guiting;1a7zet
fycle;m4
iing;m4
edevelopment brownfield;11
fuction waste;m4
eferral;eheu
k and authorization;eh
muthorization;eh
egistration;eo
fulatory;1835
elation community;89
lemployee;1c
lpatient;ai
mublic;89
focation;ex
ental;0wdmdy
esearch;0u4d
k clinical;0u
t oncology;0u
grvation;ev
n group;ev
fidential;dg
folution;5j
m dispute alternative;5j
gurce;et
k educational;78
lfamily;54
lhuman;0g1a
lpatient;ai
fponse;0y
k assault sexual;4a
lemergency;0y
ftoration;79
eview;eh
i utilization;21ajan
dolling cold;jp
eom group;ev
csafety;112z4x
i and health;2z4x
t environmental;2z4x
jfield;4x
kood;4x
jhealth;2z4x
p environmental;2z4x
jpatient;4x
kroduct;2z
jsite;4x
ele;05dpdtdve3
g commerce e;1l
fon;10cmcn
dcan;nd
ehedule television;f5
jing;1gf5fb
fool;0l
i after;dd
dection;18
furity computer;22
ervice;4z
j career;4z
ngo;m3
llient;azfa
lonference;1g
lustomer;ek
kdisability;4z52
kfamily;0x
khealth;1lan
kinstructional;7a
klibrary;7a
ltss;56
kmail;fg
ledicaid;ai
ql emergency;0t
lultimedia;7a
kpatient;0tai
lrinting;fi
krehabilitation;0t
msidential;dg
ksocial;0x
ltudent;4z
lupport and service term long;56
sservice long;56
et data minimum;aj
dhipping;0eesexf6m5
eop costume;cw
fw trade;1g
dite;0k
g on;0k
dolution informatic health;21
eund film;8i
dpa;cmcn
dtaffing;1a
eore;nd
eudio;8h
dupply;ednd
i customer;f5
gort administrative;1f
knetwork;29
ergical;ai
k ophthalmic;ai
estainability;1l
dystem;2b2c
i computer personal;25
jenvironmental;2y43
jinformation;29
u clinical nurse;21
zical nurse registered;21
zical rn;21
vgeographic;2f3l4g
jnetwork;29
jpc;25
ct;0h
daxicab;f0
dechnical;1j
hology information;0a
pstructional;7d
elehealth;21
ender;kl
esting destructive non;3k
dooling engineering production;30
eur;dbdcdsev
draffic;f6
j air;ma
fining and safety;4x
ltechnical;1j
fnsaction;1l5m
n estate real;5mdy
hplant;an
iortation;0e1df5m5
fvel;ds
eeatment;4a4y515697
l dental;8r
morthodontic;8r
fe;fv
eial clinical;0u
cunit health;0tfh
iospital;0t
dtilization;1l
cvideo;8l
esual;7a
i audio;7a
dolunteer;1afl
cwarehouse;m4nd
etershed;43
deb;2f
fsite;2f
edding;e3
ellness;10
k and fitness;10
phealth;10
lcampus;10
mity;10
morporate;10
leap;10
mmployee;10
lfitness;10
lhealth;10
r public;10
y county;10
zstate;10
mospital;10
lprogram assistance employee;10
dorkplace;4x
cyouth;5e
2p;bj
3 animal;bjbl
4undercover;bg
3er hand;le
3ilot;m8m9
3per;ko
6smith;gs
b boat and ship;go
hship;go
3yholder;fj
4ist;7k7n7vksm2
7 hat;ks
8millinery;ks
9usic;flkc
8picture;7k7n7v
8type;kc
4man;fj
4writer;8c
a ad;8c
dvertisement;8c
jing;8c
cgency ad;8c
kvertisement;8c
bcreative;8c
bdigital;8c
bfreelance;8c
bmarketing;8c
boptimization engine search;8c
bseo;8c
2ra;au
3der machine enrobing;lo
4wainer;ki
3emaker;k0
9 and mold foundry;k0
ahand;k0
amachine;k1m2
bold foundry;k0
apipe;k1ly
3ker;ln
3nerer hole jewel;lc
5tist;84
3oner;18
7 county;18
3poral correction;bf
9department sheriff;bj
9police;bj
4sman hospital;aqar
3rector die extrusion;jz
aextrusion;jz
aplate;k1
broofsheet;kb
asheet proof;kb
5spondent;88eh
d collection;eh
gmmercial;eh
eforeign;88
elegislative;eh
foan;eh
i student;eh
emembership;eh
enews;88
ipaper;88
eoffice;eh
esale;eh
4ugator;k1kylylz
a production;lz
3setier;ks
9 surgical;do
2smetician;d4
6ologist;d4
d and hairstylist hairdresser;d4
ehairstylist hairdresser;d4
elicensed;d4
4ologist;3y
3tumer;7pcw
2t;ac
3a;at
4 based school;at
5facility nursing;at
5health home;at
5travel;at
2uncilman;02
a city;02
7or;02
7person;02
7woman;02
4sel;5g
7 chief;5g
9orporate;5g
gion;5g
aunty;5g
8general;5g
8house;5g
d in;5g
8legal;5g
d agency;5g
8tariff;5g
7or;1a4a4y4z505156a9dfdse3
9 abuse drug;4y
gsubstance;4y
p alcoholism;4y
rnd alcoholism;4y
qcertified;4y
rorrectional;4y
qresidential;4y
bcademic;4z
ctivity;df
bddiction;4y56
j drug abuse;4y
qnd abuse certified;4y
cjustment school;4z
cmission;4z
colescent;54
dption;5354
bgency protection environmental;43
bid financial;1w1x
n student;1w
ds;53
blcohol;4y
h and drug certified;4y
icertified;4y
idrug;4y
hic;4y
bppliance;dw
drise;5b
bssault sexual;4a53
distance;4y
k student;4y
buto;ds
abeauty;doe2
creavement;5155
budget;1s
g and debt;1w
hdebt;1w
acamp;df
e day;df
i summer;df
fsummer;df
cre child;54
k residential;51
fdirect;4y515256ao
eer;4z
bd;4y
bemetery;e3
bhildren;5354575c
cristian;53
blassification;52
cinical;4a4y51
cub auto;ev
jmobile;ev
ftravel automobile;ev
bollege;4z
cntrol anger;53
crporate;5gds
drection;5359
kal;59
csmetic;do
curse extension;4z
bredit;1s1w
g branch;1w
hcertified;1w
ionsumer;1w
cuise;dc
burriculum;4z
adebt;1s1w53
cpendency chemical;4y56
cvelopment career;4z
bianetic;5f
cet;8u
csability;52
dorder behavioral abuse substance;4y
vnd abuse substance;4y
jchromosomal;al
jmitochondrial;al
juse substance;4y
bormitory;dg
brapery;do
cug;4y
e alcohol;4y
m certified;4y
gnd alcohol;4y
q certified;4y
rlicensed;4y
fcertified;4y
aeducation;4z
blder;4a5155
bmployee;1a
gment;1l4z
bnrollment;4zel
bqual;18
afamily;50
g and child;50
lmarriage;50
hchild;50
hmarriage;50
binance personal;1w
gial;1s1x
j accredited;1w
kpatient;1s
leer;1x
mrsonal;1s
buneral;0zd2
ageneral;5g
etic;al
h cancer;al
jertified;al
ipediatric;al
r and prenatal;al
sprenatal;al
jrenatal;al
brief;5153
coup;4a4y50515253
buidance;4z
i career;4z
khild;4z
jeducational;4z
jschool;4z
p high;4z
ahealth behavioral;51
hcommunity;5b
hfinancial;1w
hmental;51
n clinical;51
w licensed;51
olicensed;51
crb;969w
biv;53
bome group;4y515256
cusing;1w53el
h and credit certified;1w
uonsumer certified;1w
icredit;1w
o consumer;1w
ainsurance;5g
cternational;4z
fvention crisis;56
cvestment;1s
ajuvenile;5459
alactation;58
j certified;58
bicensed;51
cfe family and military;50
mmilitary;50
boan;1w1x
e student;1w
css weight bariatric;95
amanagement debt;1w
crriage;50
bemorial;e3
bortgage;1w
anutrition;8ua7
aopportunity equal;18
butpatient;4y
apastoral;535d5f
beer;53
e breastfeeding;58
crsonal;4a
gnel;1a1l
blacement;1a
dnning estate;1s
jfuneral;d2
br;89
cearrangement funeral;d2
cobation;59
dfessional;4a4y50515253
m licensed;4a4y50515253
dgram;4a
aquitline;4y
arecreation;df
kal;df
chab vocational;4z
filitation;52
o certified;52
ppsychiatric;52
uosocial;52
pveteran;52
qocational;4z52
cimbursement;ff
clation human;50
o abuse alcohol drug;4y
zhol or drug;4y
jindustrial;1c1l
jpublic;89
iship;50
docation;53
csidence;4z52
htial;aodg
asa;4y
cle;dj
bchool;4z
g adult;4z
ifter;dd
helementary;4z
hhigh;4z
becurity;1s
clling direct;e2
crvice;4z
h family;50
istudent;4z
btudent;4z
h international;4z
buccess;4z
h student;4z
cmmer;df
cpport;4z
h credit;1w
istudent;4z
atechnical career;4z
cen;df
clehealth;50
bour;dsev
bravel;ds
g auto;ds
hcertified;ds
ilub auto;ev
iorporate;ds
ceatment;4y
auniversity;4a
bse substance;4y
aviolence domestic;53
bocational;4z52
awelfare child;54
bork;52
ayouth;53
4ter;f7m2
7 and sorter paper;li
cturner buffing;m2
8currency;fl
9ycle;f5f7nd
d inventory;f7
8hand;li
9og;m2
8loaf;f7
8money;dkee
8paper;li
9roduction;f5
8sorter paper;li
9tock;nand
8traffic;f7
9urner buffing;m2
8wrapper;li
7man;dn
a part;dn
7person;dn
d auto;dn
imotive;dn
epart;dn
i auto;dn
nmotive;dn
7sinker;jr
3pler;fzmo
7 brake freight road;mo
8car;mo
8hose air;mo
8switch;mo
8yard;mo
3rier;ey
7 bank;ey
8delivery;ey
9iplomatic;ey
9ot;ey
8food;ey
8laboratory;ey
8mailroom;ey
9edical;ey
8transportation department;ey
nof department;ey
4t;be
5 clerk;11
6friend;5n
6of clerk;11
6the of friend;5n
5room;be
3turier;kj
2verer;jekcm2
7 airplane;ksm2
9sbesto;h5
8ball tennis hand;m2
9elt;m2
c v;m2
9inder leaf loose;lu
9oiler;gk
aok;kd
ax hand;m2
9uckle;je
8cable;m2
an;ln
asket;krm2
9ell;m2
8floor;g5
9orm;m2
9rame;m2
8heel;ki
almet;ksm2
8leaf;ik
8panel furniture metal;m2
9ipe;gk
8roll;ksm2
c burlap;nc
cer;kslb
8seat;jekr
c car;jekr
dslip;m2
9hoe;kim1
9pring;m2
8tack;m2
9ube;ksm2
8wing;j5
5maker roller paint;m2
2wboy;86fs
3lman;gs
3puncher;fs
2xswain boat assault;nx
1p;ag
2a;1m
2c;aebyma
2ht;a8
2m;an
2np;9b
2o;agbo
2s;ff
2t;7db0
3a;av
1rabber;fuksm2
7 blue;fu
8commercial;fu
3cker;lb
7 nut;m2
8safe master;iy
j certified;iy
3fter;7klj
7 good upholstered;kr
8wood;7k
5sman;7kikkv
9 building;kv
acommand;nz
cncrete;iz
adoor and window wood;kv
fwindow wood;kv
aindustrial;7k
cstrument electrical;hw
alayout and fabrication;iz
hfabrication;iz
beather;kh
amaintenance;ik
cntel;kt
beter;hx
apararescue;o1
bost command;nz
broduct;kv
hion;kv
arefueling flight;nv
q in;nv
clay;hx
csidential;7k
asiding and window;iz
hwindow;iz
bkilled;7k
bpecial;kv
atechnical;kv
awood;kv
e production;kv
eworking;kv
3niologist;86
3ter;nc
6 egg;nc
7furniture;nc
7machine;ln
2cst;b0
2easer;kf
7 vamp;kim2
4tor content;2e8c
f video;2e8m
8game video;2e
3eler;knkom1
7 tufting;ko
8warper;ko
3mator;d0dh
3w casing;ho
6ombat missile operation missile and space;nr
zle space;nr
5flight;mc
5kitchen;c2
5spray;cg
4man;ms
7 aav vehicle amphibious assault;nx
9rmor m1;nx
f60 m48;nx
ha2;nx
8boat fishing albacore;fu
8combatant warfare special;o1
8efv vehicle fighting expeditionary;nx
8ground;chfv
8intelligence operational warfare electronic;nv
8lav;nx
9ine;in
8machine planting;fq
greplanting;fq
9issile sergeant;ny
8rac craft assault riverine;o2
8tank m1a1;nx
8vehicle reconnaissance armor;nx
5ember acquisition target and surveillance combat;o2
usurveillance combat;o2
cmd defense missile air;ny
wnd air;ny
dphibian;o1
crtillery defense air light;o2
lfield;ny
bcannon;ny
bfire indirect infantry;o2
bhimar system rocket artillery mobility high mlrs system rocket launch;ny
zllery mobility high mlrs system rocket launch multiple;ny
blance;ny
cinebacker bradley;nx
bmissile pershing;ny
clrs system rocket launch;ny
zh multiple;ny
branging flash;o2
jsound;o2
ceconnaissance;o1
cifle combat;o0
bsystem defense air portable man;ny
imissile hawk;ny
btank;nx
bvulcan;ny
bweapon infantry;o2
2ibber;ha
3cketer;7y
3er;ei
5 court;ei
3minalist;4ubg
6ologist;4d4u
4per;nb
7 can;m2
artridge dynamite;kam2
8package;nb
3tic;88
6 art;88
7book;88
7dance;80
8ramatic;88
7film;88
8ood;88
7movie;88
8usic;888c
7picture motion;88
2ma;aq
2na;99
4 staff;99
3fa;am
2ocheter;kkkn
9 hand;m2
3pper;km
3sscutter;ftfzkx
b glass rolled;le
3upier;cq
3wner;iski
3zer;kx
2t;93
3t;ai
2uiser;fufz
7 timber;fz
3sher;lbm2
7 bone;lb
8cullet;lb
8feed;lb
8grape;la
8ice;lf
8ore;lb
8rock;lb
8second;m2
9tem;lg
3tcher;ld
2yptanalyst;2h2l
5ographer;2h
6logist;22232l
6zoologist;3r
3stalizer;lw
7lizer nitrate ammonium;la
8ographer;44
1sa;4uamee
2fa;am
2i;4ubgfn
2m;1gcl
2o;0009bfbjbofn
2pdt;b0
2r;8eek
3 application;25
4claim;ekff
4inbound;ek
6surance;ff
d line personal;ff
4utility;ek
2t;aab0hs
1to;00
2p;1z
2r;aj
3s;92
2t;9z
1ub plumber;gz
2ffer;kg
6 glove;kg
2isine chef;bu
8de chef;bu
2ller;frli
6 fruit;fp
7nut;fp
7oyster;fu
7poultry;fs
7seed cotton;fp
3tivator;fq
a hand;fr
bmushroom;fr
4urist fish;3r
arat;fo
2rate;5d
5or;78
7 art;78
8collection;78
antent;78
8data;78
cbase scientific;3s
9igital;78
8education;78
9xhibit;78
fion;78
8herbarium;78
8institution educational;78
8metadata;78
9useum;78
8photography;78
9rint and photography;78
ephotography;78
8science natural;78
8zoology vertebrate;78
3ber;c6
3eman lab;4n
boratory;4n
4r;ksm2
5 bag air;lg
7elt;lgm2
a v;lgm2
6concrete;gb
6dry;m2
6flap;m2
6ham;jj
7eat;nb
7ide;m2
7ose fire;m2
6lining brake;nb
6meat;jj
6rubber;lh
c foam;ldlh
6skin slunk;m2
6tire;m0
a rubber;lh
7obacco;jj
6yam;fr
3ler;m2
6 brim;ksm2
3rier leather;m2
3ver heel;ki
2stodian;cd
9 bank blood;b5
boxe deposit safety;ew
building;cd
acleaning;cd
bolor;cx
aduty heavy;cd
aevidence;bg
afield athletic;ch
alabor;cd
amaintenance building;cd
aplant industrial;cd
arecord;em
g medical;ae
boom jockey;cx
flinen;ce
aschool;cd
bilk riding;cx
avault;ew
f bank;effl
gtrust;ew
awardrobe;cw
beapon nuclear;nn
5mizer body auto;i2
kmobile;i2
bcar;i2
2tter;ftfzh9jhjqk3kdkmkqkslelflxly
6 acetylene;k4
8nd blocker lens contact;lm
bmaker roll composition;m2
ceasurer border;m2
bsorter rag;m1
8pplique;lf
8rc;k4
8sparagus;fr
7bag;lf
9nd;kmlf
8ead;kx
9dspread;km
9lt;lf
8ias;lf
9ll;kx
bet;ftfufzjqkx
9nder;lf
d hand;le
dy;kd
bing;km
e cloth synthetic;km
8lock;kxlf
cer lens contact;lm
9ueprint;kb
8og;ho
9lt;fzjqkm
b shingle;fz
9ok;kd
9ston;jh
9x;fv
a paper;lf
8rass;jq
9iar;ky
aght;le
9oom brush;nb
dor brush;nb
9ush;chfrfsftfzgb
7can;jq
adle;lem2
by hand;lem2
ae;frle
ava;km
9p;lf
9rbon;lf
ad;kslf
b jacquard;ks
apet;kmle
d trade retail;le
8elery;fpfrlf
9ment;gb
8halk;lem2
9eese;lf
arry;m2
9icken;jh
8learance;jq
9ipping news;fl
9oth;kkkmle
c hand;le
cing;kk
8oat;kk
9il;jq
9llar;kk
9ncrete;g9
9rd;lf
bwood;fzkx
ak;lf
an;fqlf
ber;lf
9stume;cw
9unter;kilf
9ver;lf
c seat;kr
elip;kr
8ripple;ki
9ystal;lflq
e watch;lf
8ube;lf
9ff;km
9rtain;km
7decal;lf
9fect;kx
9nim;le
8iamond;lflj
9e;jqk3kmlflx
8oor;kx
9ugh;jk
8rapery;km
9ess;kk
cing final;jh
9um barrel;km
7edge;ki
8mblem;lf
aroidery;km
8ndband hand;lem2
8xcelsior;lf
8yeglass;lm
7fabric;kmkqle
d hand;le
eindustrial;km
8ell;jh
at;km
9rn;fv
8ilament;jq
ae;ju
am;lr
9rebreak;frfs
bwood;na
9sh;fujh
8lame;k4
at;lf
9ower;fr
8oxing knife hot;le
8ruit;frm2
8ur;kslelf
9se;hg
7gamb;jh
9rment;kk
9s;k4
8ear;jt
9m;lj
astone jewelry;lj
8lass;lelflm
c hand;lm
9ove;km
8old;le
9od rubber molded;lf
9re;ki
8rader pattern;kq
anite;ly
ape;fr
ass;ch
9een;ch
9oove;jtlf
d v;jtlf
7hair;d3d4je
bspring;le
9nd;le
9rness;ks
9t;km
8eel;ki
8og;jh
9op;kx
9se hand;le
cmachine;nb
8ub;k3
7ice;lf
8nsert;lf
bt;m2
aulation;lf
8ron;k4
b scrap;k4
7jamb;m2
8ewelry;lj
8oint;ki
c machine;lf
7kelp;fu
9y;jqka
8nife;km
c hot;le
9ot;kx
7lace;km
aing;le
9p;lf
9ser;km
8eather;lelf
9ns;lflm
b contact;lm
ceyeglass;lm
9ttuce;fr
8ining;lf
ak;jqlf
9p;ki
8og;fz
9op;lf
8umber;fz
7machine;lf
e flat;lf
fknife circular;lf
lstraight;lf
fportable;le
ftuber;lf
fwet;lenb
gire;jq
9ker roll composition;m2
9llet;je
9rble;ly
9t;le
aerial;km
8easurer border;m2
at;jgjh
b and butcher;jg
cbutcher;jg
cfrozen;jhlf
cjourneyman;jg
9sh;le
9tal;jq
8iter;lf
8old;le
bing;kylf
8ushroom;frlf
7nail;lf
8eck;m2
9gative;lr
7offline;le
8rder small;jg
8utside;ki
e hand;le
bole automatic;lf
8xyacetylene;k4
7pad;lf
9nel;m2
at;kk
9per;lf
9ttern;jzlf
e metal sheet;le
8earl;lj
9pper;lf
8ickle;lf
9e;c2
ace;fz
9ling;fz
alowcase;km
9pe;gnlf
8lastic;jq
ate;lx
c zinc;lx
9ug;lf
b shim;kx
ash;km
9y;lf
8ocket;kx
9le;fz
9tato seed;lf
9ultry;jh
8ress;lf
9int;lf
9op;fzkx
8ulpwood;fw
7quartz;lf
7rag;na
8eam;lf
9cord;lf
9ed woodwind;lf
9mnant;lem2
8ib;km
abon;le
8oad;fz
9ck;lf
9ll;lf
9pe;lf
9tary;kmlf
8ubber;lf
9g;kmle
7saddle;lf
9il;le
9mple;lelf
9nd;k0
9usage;jh
8callop;km
e machine;km
9rap;jqk4
aeen silk;le
bw;jq
8eat;kr
9ction;km
9ed;fr
b potato;fr
8hade;lf
c window;kmlf
ake;ftfzkx
ank;ki
c lip;lf
dof lip;lf
9ear rotary;le
aet aluminum;le
cing roll;lf
9ingle;kx
9oe;kh
b back;kh
8ilkscreen;le
9nk;lf
8late;lf
9ip;kr
bcover;kr
aver;km
8od;ch
9le;ki
9rter rag;m1
9und;8i
8pread;km
aing hair;je
8quare;jq
8taple;km
ave;kx
ay;ki
9eel;jqk4
am;lf
ancil;jzlsm2
9ock;ftfzkxlf
ane;ly
c gem;lj
9rap chin;km
aing lacing;kile
bp;lf
cping;km
8watch;km
7tab;km
9ck;lf
9pe;lf
8emplate;le
8hermal hand;k4
9read;le
aoat;ji
8ie;ftfz
a cross;ftfz
9mber;cjfwfzkxna
9n;jq
9p;lf
8obacco;frlf
9oth;ju
c wheel escape;ju
9p;lf
9rch;k4
8read;lf
ae;fw
9imming;khlf
8ube;jqlf
b glass wire hot;m2
cmetal;jq
8will;km
8ype;lf
b wood;kx
7umbrella;lf
8nder;fzjq
cwear;kk
8pholstery;kmkr
9per;kh
7valance;km
8egetable;lf
9lvet;km
9neer;kx
7waist;kk
9x;lf
9y of right;gb
bright;gb
8eed;ch
9lt;kmlf
8heel;ju
8indow;lf
9re;jqle
b hot nylon;m2
8ood;fzkxna
b paper;fw
7zipper;jqlf
1vfi;bc
2rt;8z
2t;9zab
1wi;li
1yber;2f
5athlete;7y
2clist;7y
7 professional;7y
2fsw c;54
2togeneticist clinical;3s
4logist;3q3w9m9x
4pathologist;9m
4technician;9x
9ologist;9x
g certified;9x
0d pharm;8w
1a;ay
2gger;lp
2iryman;fs
2mage auto appraiser insurance;17
4scener;lj
3pener;kem2
4proofer;gj
2ncer;81
6 acrobatic;81
7ballet;81
8elly;81
8urlesque;81
7company;81
7discotheque;81
7entertainment;81
8xotic;81
7gandy;na
8o go;81
7hop hip;81
7lat;81
8ine;81
7precision;81
7shoe soft;81
8oloist;81
7tap;81
9xi;dh
2ter;m2
3s;4y
2uber;m2
6 asphalt;ha
7oven;m1m2
2ycare and preschool administrator childcare and education;0k
8preschool administrator childcare education;0k
1ba;27
3 cyber;27
4sql;27
1c;8o
2o;jx
1ds;8p8q8s
1eacon;5d
6ess;5d
3dener;je
8 timber;fv
aree;fv
3ler;cqdrdy
6 art;14do
8uto;do
7baccarat;cq
f mini;cq
8lackjack;cq
7car;do
ad;cq
9sino;cq
9ttle;13
8oin old;78
8rap;cq
7dice;cq
7faro;cq
8ortune of wheel;cq
fwheel;cq
7gambling;cq
ae;cq
b casino;cq
ctable;cq
aing;cq
8ow pai;cq
7industry recreation and entertainment;cq
rentertainment;cq
9stallment;20
7jack black;cq
7keno;cq
7livestock;13
7metal;dv
7one twenty;cq
7plan party;dw
8oker;cq
8ulpwood;dv
7rate dual;cq
8epresentative compliance;18
8oulette;cq
7scrap;dv
8ix big;cq
8tock;13
7tab pull;cv
3n;0l0m
4 academic;0m
6dministration;0m
9ssion;0m
6ffair;0m
b academic;0m
cstudent;0m
5business;0m
5campus;0m
6ollege;0m
c education;0m
5development;0m
g student;0m
5education;0m
e continuing;0m
5faculty;0m
5instruction;0m
5life;0m
9 student;0m
5school;0m
b graduate;0m
7ience and arts;0m
erts;0m
dhealth;0m
6ervice;0m
c enrollment;0m
dstudent;0m
6tudent;0l0m
9y;0m
a graduate;0m
5university;0m
2beader;lf
8 leguillon;lb
5ker;fs
8 poultry;fs
3locker;m2
3oner;jhji
7 food pet;lb
3rander;m2
4iefer tactical;o2
3ubblizer;lh
4rrer;jsjtk9
8 and driller reflector;nb
9driller reflector;nb
9machine;jt
9panel board circuit printed;nb
9strip;js
2caler;lo
4pper honeycomb;m2
4tizer;ks
5or;ks
3ker;fy
4hand;fufzms
8 boat;fums
9dredge;n6
9vessel fishing;fu
4man;fy
7 log;fz
3ontaminator;4r
4rator;7s7tlom2
9 bakery;lo
brush air;lo
building and street;ha
jstreet;ha
acake;jflo
cndy;jk
crd;lu
bhina;lo
adecal;lo
bisplay;7t
aevent;7u
afixture lighting;lo
blag;7k7n7v
e hanging;ha
coor show;7t
dral;7q
eist;7q
aglass;lolx
ahand;lo
bome;7s
ainterior;7s
i paperhanging;gm
amannequin;7tlo
dufacturing glass;lo
aoff bake;lo
apastry;jf
bottery;lo
brint;lo
aset;7u
btone;ly
atile;lo
awedding;7q
bindow;7t
2ed of recorder;ew
agister;ew
5recorder;ew
7gister;ew
3jay;85
2fender public;5g
f federal;5g
3iner;lv
3roster;na
2greaser;lv
9 flame;lh
2hairer;lv
3orner cattle;fs
2icer aircraft;mz
2legate;025357
8 tribal;02
3imber;fx
5er;lv
4neator;7l
4verer;e2eymg
9 bakery;me
acar;ml
d rental;mj
boal;me
coler;iw
amail;f3
berchandise;ey
bilk;me
botorcycle;ml
anewspaper;e2me
aoil;mf
butside;ey
apaper;e2
aroute;iwmemg
f milk;me
asale;me
btock;nd
2mographer;2j4d4j
4lder;ly
5itionist;gbhg
4nstrator;dw
c appliance gas electric;dw
dcounty;7c
eraft;7i
devent product;dw
dfarm;7c
eood;dw
dhome;dw
h county;7c
dknitting;dw
dparty;dw
elan party;dw
eroduct;dw
k food;dw
lmeat;dw
dservice home;dw
fwing;dw
etore;dw
i in;dw
dtechnique sewing;dw
2nitrator;l5
3tist;8p
7 cosmetic;8t
8equine;97
8family;8p
8general;8p
8health public;8p8t
8orthodontic;8r
dpedic dentofacial;8r
8pediatric;8p8t
9rosthetic;8s
i maxillofacial;8s
8reconstructive;8s
astorative;8s
8vet;97
berinary;97
4urist;8s
2odorizer;la
2partment weapon officer division;nn
3loyed member force task operation special joint ia gwot;o2
9not force national multi ilo ia gwot;o0
dsupport intelligence ilo ia gwot;o2
3uty;bfbj
6 9 k;bj
7bailiff;be
7canine;bj
8hief;b7
c police;b7
8ourt;be
croom;be
7detention;bf
g certified;bf
7patrol;bj
7road;bj
7sheriff;bj
8pecial;bj
2rinder bacon;jh
3matologist;9f9p9s
d board;9f
ecertified board;9f
flinical;9f
eesthetic;d8
egeneral;9f
emedical;9f
epediatric;9f
fracticing;9f
gocedural;9f
7pathologist;9f9m
3rickhand;hc
7man;g3n5
a stone;g3
2signer;2e3138393a3e7k7n7o7p7q7r7s7u7vk3kqks
8 3d;7m
b civil;7m
9accessory;7p
i and apparel;7p
kpparel;7p
ad;7r
bvertising;7n7r7v
aircraft;2q
h efficient fuel;2q
imilitary;2q
cplane;2q
anime;7m
apparel;7p
clication software;2b
architectural;38
m landscape;2n
ke;38
bt graphic;7r
autocad;383a
dmation;37
eobile;7o
j efficient fuel;33
lmission low;33
ftive;33
9batch and kitchen;7s
fkitchen;7s
ch;7s
d and kitchen;7s
ekitchen;7s
droom;7s
h and kitchen;7s
ikitchen;7s
aicycle;7o
bke;7o
bm;38
aoard circuit printed;39
ct;317o
bdy;3a
d car;7o
bok comic;7l
arand;7r
bidal;kk
auilding green commercial;2m
oresidential;2m
9cabinet;kt
g kitchen;7s
bd;38393a3b
c civil;38
cd civil;38
bke wedding;7vbu
br;33
ctographic;2o
aell fuel;33
esolar photovoltaic;2w
lv;2w
bramic;7o
aircuit;2x393e
g analog;3e
hdigital;3e
hprinted;39
hsignal;3e
bty;4e
bvil;383d
aloth;7o
ee;7p
eing;7p
aoaster roller;337o
bmmercial;7o
dunity sustainable;4e
cponent building;3e
duter;2v
bntrol;3a
g digital and sensor conditioning air and ventilation heating;3337
z hvac;3337
psensor conditioning air ventilation heating;3337
whvac;3337
helectrical;39
bstume;7p
g dance;7p
burse golf;2n
areative;7k7n7r7v
aurriculum;7d
bstom;kj
9database;28
aecoration pottery;7o
bnim;7p
bsign aided computer;38393a3b3i
u auto;38
vcivil;38
hnd drafting aided computer;39
zcomputer civil;38
zcomputer electrical;39
gdrafting aided computer;39
zuter civil;38
zuter electrical;39
bvice analog;3e
aie;3ak3
c and tool;3a
bgital;2e7m7v
bmensional three;7m
q civil;7m
bsplay;7t7u
g window;7t
ctribution;39
l communication;26
z registered;26
melectrical;39
aocumentation;8b
arafting aided computer;38
bess;7p
9effect special;7md5
alectrical;2w39
fonic;2x3e
ambroidery;7o
angine;33
fering civil;38
bvironmental;2n2y43
avent;7u
axhibit;7u
g and set;7u
hmuseum;7u
hset;7u
gion;79
bperience digital;7m
klearning;7d
kuser;2c2e
o and interface user;2c2e
bterior;2n
9fabric;7o
bcility;2m
brm wind;37
bshion;7p
aiber;7k
bxture test;39
aloral;7q
dist;7q
cwer;7q
aootwear;7p
brm;3b3k7r
aur;7p
cnace refractory;im
diture;7okq
crier;7p
9gage;3a
bme;2e7o7v
d computer;2e
evideo;2e
j computer;2e
alass art;7o
araphic;2e7r
g computer;2d2e7m
hfashion;7p
hmarketing;7r
iotion;7m
iultimedia;7m
hproduction;7r
hvisual;7r
hweb;7m
9hair;d4
bndbag;7p
brdware computer;2v
bt;7p
aome;2m7s
buse;2m7s
9industrial;7o
j and commercial;7o
kcommercial;7o
bstallation;7u
dructional;7d
m learning e;7d
xlectronic;7d
fment;7k
jation;39
bteraction;7m
k visual;7m
ive;7m
eface;2b2d2e307r
i digital and web;2e
rweb;2e
juser;2b2c2e30
eior;7s
h commercial;7s
iregistered;7s
ksidential;7s
9jewelry;7plj
9kitchen;7s
g certified;7s
9landscape;2n
byout;393e
f board circuit printed;39
gcircuit integrated;39
gic;39
gmask;39
gpcb;39
aearning;7d
h e;1j
bvel;2e
aighting;7o7s8j
bthograph;kb
9magazine;7j
bkeup and hair;d4d5
ghair;d4d5
gprosthetic;d5
brker memorial;7v
bsk;39
bterial and color;7s
ibuilding green;2m32
icolor;7s
aechanical;333a3f3i7o
bdia;7m
e digital;7m
bmorial;7k7n7o7v
btalwork ornamental;7k7n7o7v
aodeling information building;38
bld;3a7o
d ceramic;7o
eplastic;3a
btion;7m8l
corcycle;337o
aultimedia;7m7r
j interactive;2e
9network;26
aote bank;7o
9orthopedic;2s
9package;7o
fing;7o
brt;3e
d electronic;2x3e
eplastic;3e
bttern;kq
g and print;kq
hclothing;kk
hprint;kq
acb;39
aermaculture;2r
ahotovoltaic solar;37
aiping;31383ago
f mechanical;3a
alastic;3e
bumbing;2m387v
aroduct;3a7o
g experience user;7o
hinterface user;7o
hui;7o
iser;7o
ix;7o
gion;7r7v
j set theater;7u
cject;3a
gion;7u
ctection fire;2z
aublication;7r
av solar;37
9questionnaire survey;48
9residential;2m7s
btrofit diesel;33
iindustrial;3343
aoadway;2u
bbot;7o
bom;7s7u
aug;7o
9salon;d4
acenery;7u
g stage;7u
dic;7u
aervomechanism;33
bt;7u
c miniature;7u
dstage;7u
ahoe;7pkh
d and boot orthopedic;kh
fthletic;7p
eboot orthopedic;kh
aign;7o
dal rail;j1
blver;7o
bte internet;2b2d2e
eweb;2d2e
anowboard;7o
aoftware;2b
h system;2b
blar;37gu
bund;8i
aprinkler fire;7o
atructural;2m2u3138
j civil;38
kmarine;31
budio;7m7r
aurfboard;7o
aweater;7p
bimwear;7p
aystem computer;21
gelectrical farm wind;2w37
hnergy solar;37
ggreen industrial;3343
ginstructional;7d
goperating;2b
gphotovoltaic;37
hv;37
gsolar;37
gtelecom;26
nmunication;26
gwater;2u
9tattoo;7l7v
aechnical;3akq
i apparel;7p
bxtile;7o7p
aile;7o
aool;333a
d machine;33
by;7o
aransportation;4j
buss;38
9ui;2c2e30
aniform;7p
ap mark;m2
arban;4e
aser;2c2e
d interface user;2c2e
ax;2c2e
b ui;2c2e
9videogame;2e
bsual;7r
9weapon;2t33357o
bb;2e
c blockchain;2f
bdding;1g
aindow glass stained;7o
aomen;7p
brld;2e
4lverizer;jw
3kman test;hs
3olderer;je
2tacher;keks
6ment or unit aviation charge in officer;nr
bunit aviation charge officer;nr
5ker;m2
4iler;383a3bi4jen9
8 aircraft;mzn9
auto;n9
dmobile;n9
ftive;n9
9boat;n9
bdy auto;i2
9car;n9
9design auto;3a
arafting;3b
9furniture;3a
9mechanical;3a
9order;f5
9pharmaceutical;du
botograph school;lr
9steel;383b
9vehicle;n9
9wash car;n9
4sseler;frna
a corn;frna
3ective;bgbm
9 and police of supervisor line first;b7
acase major;bg
bity;bg
brime sex;bg
gviolent;bg
afugitive;bg
ahomicide;bg
cuse;bm
anarcotic;bg
apolice;bg
g master;bg
hsupervisor line;b7
brevention loss;bmbt
civate;bm
cotection asset;bmbt
arailroad;bk
asheriff;bgbj
btation;bg
core;bmbt
avp;bg
6or leak;li
4ntion;bf
4rminer salvage;16
3onator and tier;hg
aexplosive;hg
atier;hg
2veloper;1a1j282b52lr
9 .js node;2b2d
ereact;2d2e
bnet;2b
e asp;2b
aalgorithm;37
bndroid;2b
cgularj;2b
bpplication;2b
l business;2b
mcomputer;2b
minternet;2b2d2e
mmanagement knowledge;2b
nobile;2b
msoftware;2b
mweb;2d2e
brchitecture oriented service;2b
butomatic;lr
abioinformatic;3s
blockchain;2f
cueprint;kb
business;04
i solar;du
ac;2b
b++;2b
bareer;4z
blothing safety;7o
bolor;ldm2
cmmerce e;1l
cntent;8c
h online;8c
iweb;2d2e
curse;1j7d
gware;1j7d
bulture yeast;4l
crriculum;1j7d
k instructional cyber;1j
lschool;7d
adatabase;27282b
estage;2b
bevice identification frequency radio;2x
hmobile;2b
dop;2b
aeconomic;474e
bnd back;2d
efront;2d2e
bquipment safety;7o
btl;27282b
d warehouse data;28
bxperience user;2e
afilm;lr
agame;2b2e7m
e video;2e
bis;2f
ahadoop apache;2b
cnd photographic;lr
crdware computer;2v
bistorian;4h
btml;1k2d2e
ainformation;8b
drastructure web;2d
cterface user;2d2e
fnet;2d2e
dranet;2d2e
bos;2b
ajava;2a
escript;2b2d
bob;1a52
bquery;2b2d
alanguage markup extensible;2b2d
qhypertext;1k2d2e
boad and transform extract;27
zt warehouse data;28
ftransform extract;27282b
w warehouse data;28
amultimedia;2e2f7m7r
anetwork;26
bote lotus;2b
aoperation and development;2b
kdevelopment;2b
apage home personal;2d2e
fweb;2d2e
cnel board circuit printed;lr
cttern;jz
bhotograph;lr
cp;2d2e
blate;kb
brint;lr
f automatic;lr
coduct;7o7p
bython;2b
arail on ruby;2b2d
fruby;2b2d
cy;lr
d x;lr
bfid;2x
asalesforce;2d
becurity system information;2f
crver;28
bharepoint;2b
bimulation;2b
cte web;2d2e
boa;2b
cftware;2b
i blockchain;2f
jcybersecurity;2f
jdrone commercial;2b
jjava;2b
jsystem embedded;2b
btack;2b2dlr
f full;2b2dlr
bystem;2f
g information geographic;2f
hsoftware;2b
atableau;2d2k
crget;2f
g cyber;bg
msecurity;22bg
braining;1j
aui;2d2e
bser;2e
bx;2e
avisualization data;2k
awarehouse data;28
beb;2d
d end back;2d
ifront;2d2e
epage home personal;2d2e
fhp;2d2e
estack;2d
j full;2d
dsite page home personal;2e
jhp;2d2e
bordpress;2d
dkforce cyber;1j
axml;2b2d
7ment and research of director;0n
cresearch director;0n
2waxer;m2
3er;ks
1iagnostician;9p9wcj
d educational;4b
elab vet;97
horatory veterinary;97
4rammer;le
3ler;m2
4yzer soda;l9la
2ctator certificate special;fl
aorrespondence;eh
2etician;8u
9 administrative;8u
aclinical;8u
bommunity;8u
cnsultant;8u
ahealth public;8u
aoncology;8u
butpatient;8u
apediatric;8u
aregistered;8u
cnal;8u
csearch;8u
ateaching;8u
bherapeutic;8u
5st;8u
2gester;m2
3ger;frfugbm2
6 bait;fs
7clam;fu
ay;ho
8oal;ho
7ditch;frfsgb
7foundation;he
7grave;na
7herb;fr
8ole;gbhf
b post;hf
7ore;hnho
7pearl;fu
7sand;ho
8ewer;gb
8tock;m2
7trench;h1
d construction;gb
7well;hf
3itizer embroidery apparel;ks
2nger;js
3ker;le
2oramist;jy
2pper;fsfvk4lglolpm1m2
6 acid;lv
7balloon;lo
7candle hand;lo
by;jk
c hand;lo
9ttle;fs
8olor;m1nb
9re;m2
8ream ice;c4
7enamel;lp
7frame wire;m2
8urniture;lp
7gum;fv
7hand clock;lo
cwatch;lo
h and clock;m2
iclock;m2
8eel;kim1
8ot;lp
8ypo;m2
7iron cast;lp
7jewelry;m2
7oil;m2
7paint;lp
8encil and pens;m2
epens;m2
7reed;lp
7solderer;k4
7ware bisque;lo
2rector;0a0f0g0h117x
8 account;03
ging;0be4
bquisition talent;0g
btivity;0mdf
h choral;83
ireligious;5e
istudent;0m
iteenage;0x
ad;03
bministration;08
n resource human;0g
lve;08
n laboratory;0t
oservice lab;0u
zoratory;0u
kor lab;0t
dssion;0l0m
bult;5e
e senior;5e
bvertising;03
k digital;03
lonline;03
cocacy and research sustainability;00
iresearch sustainability;00
affair;0m
f academic;0m
gconsumer;00
gpublic;06
gregulatory;11
q global;11
rvaccine;11
gstudent;0m
gveteran;0x
agency correctional;00
gregulatory;00
gservice social;0x
aid;0t
c financial;0me4
m student;0m
frst;0t
br;7xno
c on;7x
dsenior;no
aml;1v
analysis market;04
bd producer;7x
bimation;7x
application clinical;2k
aquaculture;0i
dtic;0r
architecture enterprise;0a
brangement funeral;d2
bt;7j
c creative;7j
ddigital;7j
cistic;7j7x83
cs music;83
assessment and curriculum;7d
kcurriculum;7d
curance quality;0c11
q affair regulatory;11
rra;11
athletic;0l
9ballet;82
bnd;6s83
d marching;83
eschool elementary;6r
lhigh;83
lmiddle;83
cquet;0p
aenefit;0f
g and compensation;0f
hemployee;0f
bverage and food;0p
ifood;0p
aiostatistic clinical;2k
alind commission;0l
fthe for commission;0l
aroadcast;7x
9cafeteria;0p
bmp;0r0s11df
d day summer;0r
esummer;0r
daign;031l
dus;0m
bnvass;07
bre child;0k
eextended;0k
espiritual;5d
etransitional;0x
bsework;0x
cting;7x
g extra;7x
btering;0p1g
ad;7j
bm;2k
aenter call;e4
incer;0t
ire;0k
k child;0k
lday;0k
hhildcare;0k
hommunity;0x
hraft;11
gservice family;0x
oneighborhood;0x
ahain supply;0e
l global;0e
bildcare;0k
eren;5e
boir;83
e children;83
fhandbell;83
cral;83
deography;82
alinic;0t
fal;0t
amc;11
aommerce e;05
gial;04057x
dission aeronautic;00
lnd board;01
kboard;01
dunication;0306
gty;060w
cpensation;0f
l global;0f
dliance;11
j affair regulatory;11
lnd affair regulatory;11
ora;11
kcorporate;11
kra;11
legulatory;11
bnstruction;0j
l and management project renewable;11
mmanagement project renewable;11
mrailroad;0j
ctinuity;86
dract;11
eol and manufacturing chemistry;11
hmanufacturing chemistry;11
hquality;0c
bordination field;0x
buncil humanity and arts;00
rrts;00
hsafety;00
areative;7j7x
h brand;7j
igroup;7j
buise;dc
aurriculum;7d
bstom district;00
o deputy;00
9d and l;0h
fr;0u
ft;0h
aance;82
bycare;0k
aefense civil;0y
bpartment casework;0x
bsign;2e7j
f creative;7j
gproduct;7j
gsustainable;00
btention;b6
bvelopment;06070h11
k and learning;0h
presearch;0u11
ptraining;0h
mpplication;0a2f
lbusiness;0405060711
lemployee;0h
lfund;07
llearning;0h
lproduct;0o
ofessional;7d
oject;0o
lresearch;0u11
lsoftware;0a
mtaff;0h
ltraining;0h
lwind;11
lyouth;5e
aivision;0m
h extension;0m
iresponsibility financial;00
aramatic;7x
9editing test;7x
bucation;0k0m0n
i childhood early;0k
lristian;5e
kontinuing;0m
jhealth;0n
jphysical;0l0m
jreligious;5e
s parish;5e
jspecial;0k0l
ial;0n
k nursing health community;0n
amployee;0f
bs;0y
anergy;11
bforcement law;00
bgineering;0o
k data;0o
lelectrical;0o
lmechanical;0o
lsoftware;0a
brichment life;0r
btertainment;0r11
avent;1g
e special;1g
axecutive;00
i association nurse;11
jcounty;00
jworkshop sheltered;0x
bperience guest and spa;10
9facility;09
bmily and youth;5e
gyouth;5e
aield;0n11
bnance;0b
fial;0b
btness;10
aoundation;00
aundraising;07
ceral;0zd1d2
g arranging;0z
hlicensed;0zd2
9gallery art;di
bmbling;0q
cing;0q
aift major;07
bving annual;07
auest spa;10
9hall;dg
d residence;dg
aealth;0t
f home;0t
gpublic;000t
aim;0t
aome funeral;0z
bspice;0t
etal;0t
btel;0s
busing;0s0wdg
g university;09
9i title;0l
anclusion and diversity;0g
jdiversity;0g
bformatic clinical;0t
ion;06
k public;06
lsystem computer;0a
crastructure it;0a
otechnology information;0a
bstitution;00
druction and curriculum;7d
lcurriculum;7d
curance unemployment;00
as;0a
at;0a
bs;0a
9l;0h
aab;0t0u
coratory;0t0u
bundering money anti;1v
aeadership;5e
crning;0h
aibrary;0n
bfe community;cm
eresidence;dg
n and housing;dg
ohousing;dg
lt;dg
mial;dg
dstyle;10
aogistic;0e
9management chain supply;0e
kdata clinical;2k
kemergency;0y
kinformation health;0t
kproduct;04
kquality;0c
krecord;08
lisk;0b
ksecurity;09
cufacturing;0c
brketing;0304
i and fundraising;07
nsale;0405
jcooperative aquaculture;0i
jfundraising;07
jmedia;04
jsale;0405
bterial;0d
h instructional;7d
aedia;037x
e digital;7x
fpaid;7x
dcal;0t
bmbership;040x11
brchandise;0d
ainistry;5e
h adult;5e
n young and youth;5e
uyouth;5e
icampus;5e
jhildren;5e
ifamily;5e
o and children;5e
tyouth;5e
pchildren;5e
pyouth;5e
imens;5e
jusic;5e83
istudent;5e
iwomen;5e
iyouth;5e
n and children;5e
ochildren;5e
bs;0a
ausic;83
e liturgical;83
eal;83
9network;0a
bws;7x
dcast;7x
h television;7x
jv;7x
aonprofit;000x
aurse;0t
ding;0t
g health community;0t
ooccupational;0t
9occupancy;0w
affice business;08
gfront;0s
aperation;010e7x
i broadcast;7x
jchain supply;0e
jdata;0a
jfacility;09
jlab;0u
moratory;0u
kogistic;0e
jmarketing;04
jprevention loss;11
jslot;0q
archestra;83
bganization community;0x
mservice community;0x
bigination;13
9pageant;7x
brole;0x
aersonnel;0g
ahilanthropy;07
aicture motion;7x
alacement;0g
cnning and research employment;00
ifinancial;0b
imedia;7x
iresearch employment;00
cyground;df
aower renewable;11
ar;06
beschool;0k
dentation;7j
cvention loss;11
bocurement;0d
cducer;7x
ft center data;2f
iloud;2f
gion;7x
cfit non;0x
cgram;015e7x
g aquaculture;0i
hbrownfield;11
hcounseling group;0x
hdevelopment workforce;0h
heducational;0k0l
hlogistic integrated;0e
hmontessori;0k
hpersonnel pupil;0l
ireschool;0k
hschool after and before;0k
ubefore;0k
ipecial;0l
iustainability;00
hteenage;0x
jlevision;7x
r cable;7x
iransportation;0e
iv;7x
j cable;7x
hwellness;10
iork group;0x
hyouth;0x
gming;7x
k educational;7x
lmedia;7x
cject;11
g energy;11
cmotion;03
cperty assessed;00
q state;00
aublication;0111
fity;06
brchasing;0d
9qc;0c
auality;0c
g product;0c
9r;0u
aa;11
b global;11
cvaccine;11
aecord medical;0taj
creation;df
j park;0rcmdf
ktherapeutic;df
duitment;0g
bgional;05
dstration and licensing;00
mlicensing;00
culatory;11
bhabilitation;0t
bimbursement;0b
blation community;06
iindustrial;0g
ilabor;0g
imedia;7x
ipublic;06
iuniversity;0607
cocation;11
bport sustainability;00
bsearch;0m0u114j
h agricultural;0u
se;0u
iclinical;0u
iinstitutional;0m
cidence;dg
gt;dg
hial;dg
cource human;0g
cponse disaster;0y
bvenue;01
bward total;0f
aoom;0s
9safety;11
f and health environmental;11
ghealth environmental;11
gpublic;0y
ble;05
d regional;05
con;cm
achool;0k
f nursing;0m
gpre;0k
aection facility medical;00
curity;09b9ba
h corporate;09
brvice;080l0m11
g agricultural;00
hcasework;0x
ilient;030t
knical;0t0x
iommunity;0x
kputing;0a
jnference;1g
kvention;1g
ireative;037j
iustomer;e4
hdental;11
iining;0pbv
hemergency;0y
jployment;00
hfield;0x11
iood;0pbv
hhealth;0t
iome;0x11
iydroelectric and water;0c
vwater;0c
hnursing;0t
houtpatient;0t
hpersonnel pupil;0l
iublic;7x
hradio;7x
hsocial;0x
ipecial;0l
itudent;0l0m
hvolunteer;0x5c
hwelfare child;0x
bssion;0m
g summer;0m
ahelter;01
aite;0k
d school after;0k
q and before;0k
rbefore;0k
aocial;df
blicitation underwriter;07
cution technical;0a
burcing strategic;0d
apa;10
bort;7x
atage;7x
cndard labor;00
crt;0k
e early;0k
fhead;0k
j early;0k
bore;01
brategy media;7x
budio;7x
dy;3w
aurvey geodetic;2p
bstainability;00
aystem healthcare;0t
ginformation;0a
r management;0a
gmanagement emergency;0y
herit;0g
gquality;0c
gtechnology information;0a
9t;0h
aalent;7x
bx;0b
aechnical;0a7x
i consulting;0a
jnews;7x
joperation farm;0i
jplant chemical;0u
jtelevision;7x
t radio;7x
kv;7x
eology;0a
j information;0a
blevision;7x
bsting;0k0l0m0n11
aheater;7x
crapy correctional;0t
hhearing;0t
o and speech;0t
pspeech;0t
hoccupational;0t
hphysical;0t
hrecreation;0t
jspiratory;0t
hspeech;0t
aitle;0l
aower;mr
e signal;mr
araffic;0e
cin;mr
eing;0h
cnsformation digital;0a
eportation;0e
av;7x
9video;7x
e music;7x
9weapon system management battle airborne;nv
nwarning and control aerospace;nz
vcontrol aerospace;nz
bb;2f
blfare;000x
g child;0x
hpublic;0x
clness;10
h and fitness;10
t sport;10
mhealth;10
ifitness;10
p sport;10
ihealth;10
aork extension;0m0n11
epublic;0001
escout;0x
cship;5e
9youth;5e
9zoo;01
2sability adult teacher education special;7176
bwith adult for teacher education special;7176
4ssembler;m2na
3hwasher;c2c8
a restaurant;c8
3integrator;lp
d potato sweet;lb
3ker bobbin;m1m2
3mantler;na
a auto;j3na
bbuilding;ha
bmachinery;il
bvehicle;j3
3patch;f0
8er;a5f0l1ma
a 911;ez
baircraft;f0
eline;mamb
cmbulance;ez
cnd distributor power;l1
bbus;f0
e school;f0
bcar;f0mp
e mine;f0
city;f0
communication;ez
o emergency;ez
ppolice;ez
dntrol water;l4
dtton;le
crew;f0
bdelivery;f0
dpartment street;f0
cinkey;f0
dsposal waste radioactive;f0l4
etributor power;l1
belevator;nj
cmergency;ez
k 911;ez
cngine;f0
bfighter fire;ez
n forest;ez
dre;ez
f and police;ez
gpolice;ez
clight;ma
creight;f0
bgas;f0l6
cuard security;f0
binspecting trolley and bus;n1
ubus;n1
dtermodal;exf0
bload;l1l6
f gas;f0
dgistic;f0
bmaintenance;f0
dterial;f5
cedical emergency;ez
cine;f0
bnight;f0
boil;e7f0
crder;f5
bparatransit;f0
cilot ship;f0
dpeline oil;l7
clant gas;l6
colice;ez
cressure;l6
doduct concrete;m5
iion;f5
bradio;ezf0
g police;ez
dilroad;mp
celay;e7f0
dntal automobile;f0
itruck;f0
bsafety public;ez
cecurity;ezf0
drvice;f0
i auto;f0
nmotive;f0
jemergency;ez
s 911;ez
jmaintenance;f0
jrepair;f0
jwater;f0
kell oil;f0
ctreetcar;f0
cystem;f0
h conveyor;n4
idistribution;l1
ipower;l1
btaxi;f0
fcab;f0
celecommunication emergency;ez
fgraph;e7
cicket;dkev
cool;nd
dwer flight;ma
craffic;f0
ein;f0mp
ensportation;f0
dolley and bus;f0
jbus;f0
euble;f0
duck;f0
g garbage;f0
htow;f0
cugboat;f0
bvehicle emergency;ez
jmotor;f0
bwork;f0
4enser aid hearing;ah
afoam;ln
cuntain;c4
agas;my
ainstrument hearing;ah
aophthalmic;af
ctical;af
h licensed;af
asoda;c4
7ing optician;af
4layer;7t
9 freelance;7t
amerchandise;7t
4oser waste hazardous;h5
3tiller;la
9 ammonia;l9
aturpentine;la
ayeast;jlla
4resser;m2
5ibutor;dve2eyf4kenj
b advertisement;e3
cbill;ey
dread;me
ccar;f0fhmp
dircular;ey
cdirectory;mg
cindependent;e2
cleaflet;e3
dicense;ei
cmail;f4fg
eterial;nb
k building green;du
lrecyclable;du
derchandise;nd
cnitroglycer;l9
coil;dv
cpublication;me
csample;ey
delling door door;e2
pto door;e2
kplan party;dw
dupply service central;nd
cticket work;f5
dool;nd
ewel;me
dractor;dv
cwork;m2
2tcher;frfsgb
7 tile;fr
2vemaster;ix
4r;7yfuix
5 aquarium;ix
6certified;ix
7ombatant;nq
f man reconnaissance;o1
gparachute man reconnaissance;o1
oist;nq
9mercial;ix
g area;ix
6firefighter;bb
6hat hard;ix
6marine;ix
6navy;ix
6route;ix
6salvage;ix
7cuba;ix
7ea deep;fuix
7kin;ix
a hunter;fu
8y;7y86
7ubmarine;ix
3ider;lg
1j;8587
2 club;85
3event;85
3host;85
3mobile;85
3radio;87
3wedding;85
1md;8p
2m;0d
2o;c8
1o;9p
2cent;cudb
6 museum;db
d art;db
3kmaster;0e
3tor;969f9h9i9k9l9n9p9r9s9w
6 acupuncture;9u
8llopathic;9p
8nimal;97
8udiology;9c
7baby;9l
7chiropractic;8o
7department emergency;9g
8rugless;9p9w
7eclectic;9p
8d;9g
8mergency;9g9p
8r;9g
7faith;53575f
8oot;8y
7gp;9h
8ynecology and obstetric;9k
iobstetric;9k
7ham;lv
8ealth public;9p9w
art;9s
9rb;969w
8omeopathic;969w
9rse;97
7magnetic;969p9w
8edical;969d9e9f9g9h9i9j9k9l9n9p9q9r9s9w
e chinese;9u
fdermatologist;9f
fgynecology obstetric;9k
fhospitalist;9p
fmedicine nuclear;9o
fpractice family;9h
furology;9p
cine chinese traditional;9u
gdental;8p
ginternal;9i
o general;9i
gnaturopathic;9w
gpodiatric;8y
gveterinary;97
7naturopathic;9w
8eonatal;9l9p
7obgyn;9k
8ptometry;8v
8rthodontic;8r
cpedic;9p
8steopathy;9p
7pharmacy;8w
8odiatry;8y
8ractice general;9h
7research epidemiology;3v
aident;9p
8oom emergency;9g
7science dental;8s
8port;9p
8urgery dental;8p
7trauma;9g9i9r9s
9ee;cj
2ffer;nb
6 bobbin;ko
7can;nb
8loth;nb
7loom;ko
7spinning;konb
7warp;ko
2gger;ftfzm2
6 carriage;fufz
7tail;nb
2llyman;kyna
2mer;lg
2or mechanical except repairer and installer valve and control;ig
winstaller valve control;ig
4keeper;cxdh
4maker;g4jem2
6n;cud9
4person;cud9
4shaker;bo
2peman;gbiklp
4r;gbiklplrm2
2simetrist;91a4
b medical;a4
j certified;a4
cradiation;a4
l medical;a1a4
dt;a4
ctherapy radiation;a4
2tter;lm
6 lens;lm
2uble;7w
6 stunt;7w
6r;ks
7 insole;ki
8upper;ki
3la;andh
5 birth;an
6postpartum;an
3per;ks
2vetailer;ky
2weler;ky
3n drag;m2
5taker;m2
1p;8y
2m;8y
2o;59
2t;90
1r;9w
2 science dental;8s
2after;38393a3b
7 aeronautical;3a
9ided computer;38
9nd estimator utility;3b
9rchitectural;383a
je;38
9utocad;38393a
8board circuit;39
l printed;39
9uilding;38
8cad;38393a
b architectural;38
bd;38393a
artographic;2o3l
asting;3a
9hief;3b
9ivil;38
d and architectural;38
frchitectural;38
9ommercial;383b
bputer;3b
8design;393a3b
e aided computer;38393a
t architectural;38
vuto;38
gnd drafting aided computer;38
guto;3a
jmotive;3a
fchief;3b
fdrafting aided computer;38
felectromechanical;39
tsm;39
fmechanical;3a
ftool;3a
atail;3a3b
9rafting and design aided computer;38393a
hdesign aided computer;38393a
8electrical;39
eonic;39
i and electrical;39
jelectrical;39
9ngineering;3b
9stimator utility;3b
8gas;38
9eological;383b
bphysical;38
8hull;3b
8installation;3a
8landscape;38
ayout design auto;3a
qmotive;3a
8map;3l
arine;383b
9echanical;3a
8oil;38
8patent;3a
btern;3a
9cb;39
9in;ks
9lumbing;38
8structural;38
9urvey directional;38
9ystem electrical;39
8topographical;3l
8ventilating and heating;38
kheating;38
hon and heating;38
kheating;38
5sman;383l
9 architectural;38
aboard circuit printed;39
acad;38393a3b
adesign;38
g aided computer;38393a3b
apcb;39
astructural;38
6person;38
3gger can;nb
4man;nj
3inage layer tile;ha
5er;m2
7 barrel;m1m2
8mold;ly
5man;ho
3matist;8c
3per;7tcwkqks
6 costume;cw
7dress;ks
7window;7t
3ughter cad;383a
adesign aided computer;383a
amechanical;3a
7sman;3b
3wer;kom2
6 coke;jw
b hand;m1
7emblem;ks
8nglish;ks
7hand;m2
7kiln;m1m2
7machine bonding stitch;m2
8etal;jn
7prop;ho
7rod;jn
7tube;jn
b seamless;jn
7warp;ko
8elt;ks
8ire;jnm2
b fancy;lj
3yman;nj
2edgemaster;n6
6r;n6
7 clam;fu
8oyster;fu
8scallop;fu
5ing inspector;nj
9of inspector;nj
3ncher;lv
3sser;cwdhjskslym2
7 belt;ik
9uhr;ij
8caul;jh
9hicken;fsjh
9ostume;cw
8doll;je
8fur;ks
8hair;d4
8leather;m2
8meat;jgji
atal;js
9ill;ij
9odel;7t
ald;lblcly
c metal;lc
8plush;ks
9oultry;fsjh
8shoe;ki
9tone;ly
8thread;ko
9ool;jsk9ka
c machine;js
9rack;h7
8wardrobe;cw
g theatrical;cw
be;lb
bp;kom2
9heel grinding;js
9ig;d4
andow;7t
e society historical;7u
5maker;kgkk
a couture;kk
custom;kk
2ier;jjkelhlonb
5 air;lp
7nd expeditor primer;lh
aimpregnator;lh
6bobbin;ks
6chip;nb
7loth;lh
7onveyor belt;jj
8re;k0
6drum;jj
6expeditor primer;lh
6fish;m1m2
7lat;lh
6good long;jj
bshort;m1
7rain;jj
6impregnator;lh
6label;lh
7eather;m2
6milk;jj
6rice;jj
6sand;lhna
7kein;ks
8in;ks
7torage ore;jw
7ugar;jj
6tray;lh
6veneer;kzlh
6yard skein;ks
9n skein;lh
3fter;kalv
5man;hg
3ller;hbhchfhljrlmm2
7 and setter stab;jr
8barrel;jr
9earing jewel;m2
9illet;jr
9last;hchfhg
8cable;hc
9hurn;hf
9ollet;jr
anstruction;hf
are;hchf
8daylight;hc
9iamond;hflj
ae diamond;lj
arectional;hchfjr
8environmental;hf
8feather and plug quarry;hl
gplug quarry;hl
8geotechnical;hc
9lass;m2
8hand;m2
9ole air;m2
dblast;hfhg
djewel;m2
dshot;hc
8jumbo underground;hk
8lining brake;m2
8machine;hfm2
8oil;hc
9ut clean;hcn7
8patch;li
9late;jr
9rospecting;hc
8quarry;hl
8raise;hf
9elief;hc
9ig oil;hc
9otary;hc
8setter stab;jr
9hothole gas natural;hc
9onic;hc
9pud;hc
9tone;lfm2
8tack;m2
9est;hf
9ool cable;hc
i well oil;hc
9ree;m2
8wagon;hf
ash;hf
9ell;hchf
c oil;hc
dwater;hf
3ver;eyftfzmdmemfmgmimjmk
6 all carry;n8
8mbulance;a5md
g cpr;md
hresuscitation pulmonary cardio;md
8way drive;mj
7b class;mdmf
8ar tow;mj
8ellman;d9
8oat;mu
b school;mt
9bcat;na
9okmobile;7bep
8ug straddle;n8
agy;hj
9ll;mf
9ng;m2
9s;mhmi
a apron airport;mj
bcdl;mi
charter;mi
i farm;mi
jhaul;mi
n day;mi
city;mi
client special;mj
coach motor;mi
durtesy;mi
beducation special;mh
binterstate;mi
blicense driver commercial;mi
bmotor;mi
bneed special;mj
bparatransit;mi
bschool;mh
h cdl;mh
ilicense driver commercial;mh
chuttle;mhmj
cubstitute;mhmi
btransfer airside;mj
git;mi
i public;mi
gportation;mi
7cab;mk
a rideshare;mk
btaxi;mk
9mpus;mh
9nal;mt
9r;mjml
a armored;bo
bchair;md
courtesy;mj
crew;mj
bescort;mj
bflag;mj
cuneral;mj
blivery;mj
bnew;mj
bpackage;mg
brace;7y
f professional;7y
eing;7y
bservice;mg
ctock;7y
g professional;7y
btest;li
cow;mf
bwrecking;mf
arier;f3fzmf
e auto;mf
jmotive;mf
at;hj
9t;n8
aering;me
cpillar;n8
ashovel;ge
atle;fs
8dl;mf
8harter;mi
8ity;mf
8oach charter;mi
dmotor;mimj
9llection recycling;nh
iwaste;mf
eor garbage;mf
9mbine;fq
e grain;fq
fwheat;fq
amercial;mg
apany;mf
9nstruction;mf
9rporate;mj
8rane;n5
c auto;mf
hmotive;mf
7d and p;mf
8edicated;mf
9livery;eyftfzmemgmj
f and pickup;mf
kup pick;me
huto;meml
k new;ml
kmotive;me
gbulk;mg
gcourier;ey
gequipment medical;a5
gfood;me
ghome;me
gice;me
glocal;me
gmail;f3
hilk;me
hotorcycle;ml
gnewspaper;me
gpackage;memg
irt;me
k auto;me
pmotive;me
hharmacy;mg
hickup;mf
izza;me
grestaurant;me
houte;me
gstore;me
gup pick;me
gvan;memj
8inkey;mn
9stributor directory telephone;mg
8olly;n8
8sp;memg
8uck;db
9mpcart;nj
bster;mf
7education special;mh
8ms;md
8quipment;ge
8vent special;me
7fastener corrugated;ky
8eeder;mf
9nce;gb
8latbed;mf
9usher street;mf
8orklift;n8
7gate starting;ml
8oat;mf
8rab;ftfz
7hack;mknj
9mmer;jo
9ul line;mf
baway auto;mf
kmotive;mf
9zmat;h5
8earse;mj
8og;m2
9op bottom;ky
9rse show;7yco
8yster;n8
7independent;mg
7jinrikisha;cv
dsha;n3
9tney;mi
7key set;m2
7license driver commercial;mf
9ft;n8
b high;n8
dy;n8
edraulic;n8
ber;n8
9mb;nh
ao;mjmk
busine;mjmk
9ne;mf
b assembly;ml
8o hi;n8
9ad skip;n8
9cal;mg
9g;fz
9kie;mm
8umber;fz
8yft;mk
7mail route star;mf
9terial hazardous;h5
8echanic;mf
9dical;a5
e emergency;a5
8ilk;mf
9xer;mf
c cement;mf
eoncrete;lymf
dtransit;mf
8obile food;ca
9tor;mm
c tow;n8
ccoach;mi
dycle delivery;ml
9ver furniture;mf
8ule;fsnj
b electric;n8
7nascar;7y
7off roll;mfnh
8tr;mf
7p;mf
8ackage vehicle personal;mg
v seasonal;mg
9rt;mg
bner service delivery;memg
9trol;bj
8edicab;mkn3
9g;m2
8ickup;mf
d car;mf
emilk;mf
9le;g4gd
b vibratory;gd
8ool motor;mj
9st fence;gb
7racecar;7y
aing auto car stock association national;7y
tfor association national;7y
8ecycle;nh
e residential;nh
9fuse;nh
9gional;mf
9habilitation;mj
9sidential;mg
i loader front;nh
8ickshaw;mkn3
9ver;ftfz
bt;ka
8oad;mf
b over;mf
cthe over;mf
9ute;memg
c city;me
djukebox;me
dlaundry;me
dsale;me
7sale route;me
bsperson;me
9w chain;kx
8coop;he
8emi;mf
9rvice delivery route;mg
ffood;mg
fmedical emergency;md
8horeboat;mu
9uttle;hjmjmk
e airport;mj
fdot;mj
fhotel;mj
ftransportation department;mj
uof department;mj
8kidder;fxfzn8
8peedboat;mtmu
9ike;na
9otter;n8
9rinkler;mf
8tacker;n8
e lumber;fx
age;mi
ake;3l
9ock;fsna
are;mg
9unt;7w
8ulky;7y
7tank;mf
b m60 m48;nx
cxm1;nx
ber;mf
d hazmat;h5
ematerial hazardous;h5
9xi;mk
b bicycle;mk
bcab;mk
8eam;mf
9st;li
8ow;n8
8ractor;frn8
e industrial;n8
ailer;mf
e tractor;mf
m truck log;mf
bn miniature;cv
dsubway;mq
am;mq
b coal;mn
ansit;mi
cport;mf
g auto;mf
lmotive;mf
hcryogenic;mf
hmedical;md
hoil;mf
gation;mgmjmk
l medical;md
t emergency non;a5md
mpatient;mj
9encher;he
9olley transit public;mi
9uck;exmfmgn8nh
c a cdl;mf
i company;mf
jdedicated;mf
jlocal;mf
jotr;mf
jregional;mf
glass;mf
k license driver commercial;mf
z commercial company;mf
z commercial dedicated;mf
z commercial local;mf
z commercial regional;mf
z commercial road the over;mf
ermored;mf
db cdl;mf
glass license driver commercial;mf
dcdl;mf
g a class;mf
hclass;mf
iompany;mf
hdedicated;mf
hotr;mf
hregional;mf
eement;mf
elass;mf
i license driver commercial;mf
zommercial company;mf
zommercial dedicated;mf
zommercial regional;mf
zommercial road over;mf
eollector trash;mf
fncrete;mf
gtainer off roll;nh
funtry cross;mf
eream ice;e2
ddairy;mf
eelivery;mfmg
eiesel;mf
eray;mf
hage;mf
eump;mf
delectric;n8
explosive;mfmg
dfarm;mf
elatbed;mf
k a cdl;mf
olass license driver commercial;mf
lcdl;mf
mlass license driver commercial;mf
lloading self;mf
ngging;mf
eork;n8
euel;mf
dgarbage;mf
fs;mf
eravel;mf
dhaul long;mf
fzmat otr regional;h5
eeavy;mfnj
eighway;mf
dindustrial;n8
dlicense driver commercial;mf
zial a class;mf
zial class;mf
fft electric;n8
ireach;n8
fght;mg
i grocery;mg
eocal;mg
fg;fxmf
gging;mf
fw hi;n8
eunch;me
dmaintenance;mf
fterial hazardous road over regional;h5
zd the over regional;h5
eilk;memf
fx ready;mf
ger concrete;mf
ging batch;mf
doff roll;nh
eil;mf
g fuel;mf
ging road;gch6
etr;mf
dparcel;mg
eickup milk;mf
eost parcel;mg
fwder;mf
ger;n8
eroduction;mf
eump septic;h8
droad over;mf
ithe over;mf
eubbish;mf
dsanitation;mfnh
eemi;mf
ehag;n8
eprinkling;mf
etraddle;n8
dtank;mf
eeam;mf
eier;n8
eow;mf
erailer;mf
k commercial;mf
ltractor;mf
s and heavy;mf
theavy;mf
gnsport;mf
gsh load front;nh
dup pick;mg
dwater;mf
7uke;n8
8p hook;mf
apick;memg
7valet;mx
c hotel;mx
9n;mfmgmjmk
a courtesy;mj
bmedi;md
fcal;md
coving;mf
h trailer tractor;mf
bwheelchair;mjmk
8ehicle escort;mg
freconnaissance armor;nx
9nding service;iw
m full;iw
7wagon chuck;e2
dmilk;me
dtank;mf
9rehouse;mgn8
9ste solid;nh
8inch;n7
8orker utility;mj
8recker;mf
2opper;jom2nj
7 brick;g2
9ung;jh
8car;hjnj
9ellar fermenting;la
8gut;jh
8hide;jh
9og;jh
8load;nj
8pelt;ji
8shot;k1
8wire;ks
3sser;m2
2t;a2
2uggist;8w
3mmer;ksm2
7 edge;ki
8fur;ks
8tobacco;dv
2yer can;ks
8r;n9
6fruit;jj
6hair;ks
6ore;jw
3waller;gf
1sd;l1
2o;l1
2p;aoau
1tr;a7
1ucker;m2
2ller;lo
3ser;fu
2mper;nanbnj
6 acid;nb
7batch;gb
8eater;lf
8obbin;ks
8read;m2
7car;hj
8ream;ftm2na
7fruit;m2
7hogshead;nj
7mold;m2
7oven;jf
7pan;jf
8lant mixing;gb
7slag;na
9ip;gb
4man;m2nh
2nger;ks
3ner;e8
2plicator;fik7
a blueprint;kb
bmicrofiche;kc
bpattern;m2
clastic;k1
btape;3k
f video;8m
2ster;kslom2
6 crop;m9
b aerial;m9
7furniture;ce
7rock;hk
7tire;m2
1vm;97
1yer;kekhkiklkzlo
4 and cleaner;ke
5beam;kl
6inding;ki
6oss;ld
5chain;kl
6leaner;ke
7oth;kl
6olorist;jkkl
d dye;kl
etextile;ld
5dip;ld
6rum rotary;kl
5flower artificial;m2
5machine;kl
5piece;kl
6recision;ke
5rug;kekl
5shoe;khm2
6kein;kl
6peck;ks
5wool;kl
5yarn;kl
9 skein;kl
2namicist;2q
a flight;2q
duid;3z
6ter;hg
0eater smoke;bb
1ca;md
2hocardiographer;9za0
alogist;9p
4grapher ophthalmic;ai
2o;ez
3logist;43
9 aquatic;3t43
adevelopment product;43
aforest;3u43
aindustrial;43
arange;3t
besearch biostation wildlife;43
dtoration;3t43
aterrestrial;3t
awetland;3r
3nometrician;47
6ist;47
9 agricultural;47
abusiness;47
aclimate;43
bonsultant;47
adata;2k
aecological;47
bnergy;47
cvironmental;47
afinancial;47
cscal;47
borensic;47
est;47
ahealth;47
bome;477c
aindustrial;47
alabor;47
aprice;47
coject;47
dtection environmental;47
aresearch;47
dource;47
i marine;47
jnatural;47
asocial;47
atax;47
brade;47
3therapist;9296
1dda;ay
2ger;jskxlblm
5 and centerer lens precision;lm
7utomatic;kx
6band;lu
6centerer lens precision;lm
7ircle;lb
6extension;lu
6feather;ki
7ront;kg
6glass;lc
7usset;kg
6hand;lc
6knife;js
6lens;lm
7ine straight;lb
6pattern automatic;lbm2
7ony;kx
a sawmill;kx
6tail;kx
7ile;m2
6up touch;lb
5man;kx
2itor;8a8m
6 acquisition;8a
9ute;8a
8dvertising;8a
8rt;8a
8ssignment;8a
7book;8a
8usiness;8a
7card greeting;8a
8ommunication;8a
9ntent;8a
e online;8a
binuity;8a
9py;fj
b news;fj
gpaper;8a
7design;fe
8ictionary;8a
9gital;8a
7engineer;8m
7fashion;8a
8eature;8a
8ilm;8m
8ood;8a
7gathering news electronic;8m
7index;8a
7legal;8a
8inear non;8m
7magazine;8a
9il fan;eh
9naging newspaper;8a
auscript;8a
9p;2o3l
a field;2o
aping;3l
9rket;8a
8edical;8a
8ovie;8m
7news;8a8m
bpaper;8a
7online;8m
8pinion;8a
8rder;es
7photo;8a8k
c newspaper;8a
8roduction;8a
h video;8m
8ublication;8a
i scientific;8a
7rewrite;8a
7science;8a
9ript;8a
8lot;8a
8ociety;8a
9und;8i
8port;8a
8tory;8a
7tape;8m
8echnical;8a
9legraph;8a
8ranscription medical;b1
7up make;8a
7video;8m
c and film;8m
dcontract;8m
ddigital;8m
dfilm;8m
dnews;8m
h television;8m
ctape;8m
g news;8m
7web;8a
2ucation activity religious director;5e
bnd activity religious director;5e
ahealth director;0n11
hof director;0n11
aservice director;0n11
iin of director;0n11
bpecial assistant teaching;7f
iexcept school secondary and middle elementary preschool assistant teaching;7e
zondary middle elementary preschool teaching;7e
pteacher kindergarten;6q
xpreschool;6p
xschool elementary;6r
iteaching;7f
atechnical career and special except teacher school middle;6s
zial except teacher school secondary;6u
rspecial except teacher school middle;6s
zexcept teacher school secondary;6u
6or;585y6a6k6q6r6s6u73
8 adult;72
art;6f6r6s6u73
9breastfeeding;58
m certified;58
9chemical;5x6u
bildhood early;6p
alinical;58
aoding;68
bmmunity;585c737c
bnservation;5y
l energy;5y
mwater;5y
9development youth;7c
q h 4;7c
aiabete;58
g certified;58
9elementary;6r
anvironmental;3t5y76db
m urban;5y
axtension;7c
i agricultural;7c
9facs;7c
9health;58
f community;58
gpublic;58
fcare;58
9informatic nurse;21
9jewish;6k
9lactation;58
i certified;58
aife family;5c
9management home and farm;7c
pfarm;7c
auseum;db
cic;6f6r6s6u73
9nurse;5869
e clinical;58
fregistered;58
ftelehealth;21
btrition;5868
i community;5b
9outdoor;6w
9paraprofessional;7e
cent;5473
ahysical adapted;71
p certified;71
nive;71
q certified;71
idevelopmental;71
9religious;5f6k
bsource natural;3t
an;58
9science consumer and family;7c
qfamily;7c
akill adaptive;71
apecial;6z
g childhood early;6w
hec;6w
hinclusion;70
hprimary;6x6y
aubstitute;74
aystem clinical;21
ginformation clinical nurse;21
zl nurse registered;21
zl rn;21
9trial clinical;58
9vocational school;6t
9youth;7c
e h 4;7c
1eler;fu
1fda;ay
1gyptologist;4f
1ho;4o
1ia;52
1lder;5d
2ectrical;0o
a solar;g0
8ian;8jgh
b aircraft;hti1
fplane;ht
gort;gh
duto;hy
gmotive;hy
dviation;ht
cboat and ship;gh
hship;gh
ccommercial;gh
enstruction;gh
ftrol;gh
cdiesel;gh
cev;i4
chelper;gx
cindustrial;gh
eterior;gh
cjourneyman;gh
clicensed;gh
docomotive;hv
cmachinery production;gh
egneto;i1
eintenance;gh
n diesel;gh
ohousing;gh
erine;gh
dill paper;gh
dotor;hui4
cneon;gh
duclear;35
coffice;hs
cphotovoltaic solar;gh
dlant;gh
h hydroelectric;l2
dowerhouse;hx
cradio;hr
desearch;3e
fidential;gh
cservice;gh
j temporary;gh
dhift;gh
dolar;gh
dtage;8jgh
dubstation;hx
ctransport water;gh
cvehicle electric;i4
doltage high;in
klow;hz
6ochemist;41
7dynamicist;3z
7former;k8
7logist;d4dh
8ysist;d4d8
7physiologist;3s
8later;k8
7therapist;969w
8yper;kbkc
2ocutionist;7w
2t;8j
1mbalmer;czd2
8 anatomical;cz
art restorative;cz
cerial;cz
9funeral;cz
9licensed;czd2
9service funeral;cz
9trade;cz
3osser;kckikslxm2
8 check;fi
3roiderer;kgkk
b hand;m2
4yologist;3s3x
2cee;85
2d;ez
2ployee hatchery;fs
9office;fh
9sanitation farm;1b
aervice ramp;bi
aupport postal;f2fg
9waterwork;l4
2t;a5
1nameler;gllolp
8 jewelry;lo
9porcelain;lo
2capsulator;j7ly
4ser mattress;m2
8spring mattress;m2
3ephalographer;ai
3oder;fc
2docrinologist;3w9i
f naturopathic;9w
greproductive;9k
4dontist;8p8t
4scopist surgical;9r9s
3t;a2
2ergy solar;g0
2forcer parking;bi
2gine except mechanic equipment heavy mobile;i7
6er;262a2f2q2r2s2t2u2v2w2x2y2z30323334353637l3mmmnmv
8 ac;33l3
boustical;8i
adsorption absorption;2t
lnd absorption;2t
aerodynamic;2q
dnautical;2q
dspace;2q
agricultural;2r
l research;2r
je;2r
ai;23
brcraft;2q
cplane;2q
dort;2u
algorithm;2f37
analysis failure;32
istructural;2q
ft system;2b2c
btenna;2x
apparatus fire;bb
clication;2b2f3337lt
k automation;37
lcomputer;2b
lmanufacturing;30
lnanoindentation;37
lprocess;2t
lrobotic;37
lsale;e0
moftware;2b
mystem;2f
ltechnology;2d2e
architectural;2u
bray gate programmable field;2v2x
fsolar;37
chythmia;37
asphalt;2u
bsurance information;2f
jquality;2c3033
q software;2c
btronautical;2q
audio;8h8i
e station radio;8h
ftelevision;8h
btomation;2b2f2q2t2w2x30313337
j assurance quality;2c303h
kdesign electronic;2x
kfactory;37
kmanufacturing;30
kprocess robotic;37
ktest;2c
eotive;33
dnomy;37
av;2x
biation;2q
conic;2q
9balance;2l
g and test;37
htest;37
brge;mv
bse;2u
aeater;lblf
aiochemical;2s
k analytical;2s
cinformatic;2s3s
cmaterial;2s
dechanical;2s
edical;2s37
j and bioengineer;2s
kbioengineer;2s
kclinical;2s
kresearch;2s
cprocess;2s
alockchain;2f
cwing;l3
bueprint;3b3k
aoat dredge;n6
efire;mv
esmall;mv
etug;mv
bdy;33
biler;l3
boster gas;ne
arake;33
beaker;l3
bidge;2u
boadcast;8h
i remote;8h
audget;1p
bilding;2uiu
h green;37
n certified;37
blldozer;ge
ayproduct;l3
9cable;2wge
e plant outside;2x
bdastral;2u
blibration;3j
k powertrain;3j
bmera;8l
brtographic;2u
aell design;33
efuel;33
bnter operation network;26
bramic;32
ctification;36
ahemical;2t
h design process;2t
iresearch;2t
aircuit;2w
g traffic;2x
bty;2u
bvil;2u2y38
e development land;2u
fhighway;2u
fmarine;31
fplant wastewater;2u
alamshell;ge
binical;2s
h field;2s
boud;242a2f
aoastal;2y37
eer roller;33
bdebase;2f
bgnitive;30
bmbat;nr
dustion;33
j gas;2t
kinternal;33
kplant power operating;l3
cmercial;2x37
dissioning protection fire;2z
dunication;262x
m unified;26
nwire;2w
cpletion;36
eiance environmental;18
dress;m2
hor;ne
j air;l3
duter;2b2v
bncrete;2u
cdemnation;2u
ditioning air;33l3
p and ventilation heating;3337
qventilation heating;3337
cservation;2r3t
l energy;37
dtruction;2uge
l building;2u
menvironmental;2u
mline;2w
dulting;2u2z37
ctracting;2u
eol;2w378h
g and instrumentation;35
lnavigation guidance;2q
hcorrosion;37
q and electrolysis;2w
relectrolysis;2w
hdust;33
helectrical;2w
hflight;2q
jood;2y
hinstrumentation;35
hmanagement waste hazardous;2y
kufacturing;30
jster;8h
hnavigation guidance;2q
hpollution;2y
q air;2y
irocess;2t37
hquality;30
hrobotic;37
hsystem mechanical;37
y electro;37
hturbine wind;37
hvehicle;33
iideo;8h
hweight;2q
bordination induction;2w
brrosion;32
bst;191d
bunty;2u
arane;ge
e locomotive;ge
beosoting;ky
byogenic;33
austodial;cd
emer;24e0
ayber;2f
esecurity;222f
9d and r;2x3037
br;33
aata;282j2k
d big;28
elogging mud;44
dbase;2728
aeck;mv
dhand;ms
bmolition;2u
bployment;2x
cosition vapor chemical metalorganic;lq
brrick;ge
bsign;2q2t2u2v2w2x30323336377o
f aeronautical;2q
hircraft;2q
hnalog;2v39
hrray gate programmable field;2v
hsic;2v
gbridge;2u
gceramic;32
hhemical processe;2t
hircuit;2x
n integrated;2x
y analog;2v39
zspecific application;2v
ivil;38
gdigital;2v
gelectrical;2w
monic;2x
hquipment agricultural;2r
qfield oil and mining;36
z mining;36
qmarine;31
qnuclear;35
gfpga;2v
hrequency radio;2x37
ggate programmable field;2v
ghardware;2v
highway;2u
gic;2x
i analog;2v39
glogic programmable aerospace;2q
gmachine;33
irine;31
hechanical;33
q facility;33
rproduct;33
gnuclear;35
goptical;37
gphysical;2v
hroduct;377o
jject;37
jtection fire;2z
grf;2x37
hoad;2u
kway;2u
n state;2u
gsite civil;38
hoftware;2b
ilar;37
htructural;2u
hystem;33
m heating and cooling;33
vcooling;33
gtelecom;26
nmunication;26
hool;33
hransportation;2u33
hurbine wind;37
gvehicle autonomous;37
gwastewater;2u
btection leak;2z
bvelopment;2t
k and research;2x303337
mpplication solar;37
lbiochemical;2s
oprocess;2s
musiness;e0
lhardware;2v
lmaterial;32
mechanical;33
mine;34
lpowertrain;33
v hybrid;33
mrocess;2s2t3037
oduct;337o
s new;7o
tphotovoltaic solar;37
uv solar;37
oject;2u
lresearch;2x303337
lsoftware;2b
t drone;2b
nlar;37
mystem;2w37
cice;37
f gan;37
gidentification frequency radio;2x
gmedical;37
hobile;37
gnitride gallium;37
cop;2b
aialysis;2s
be and tool;33
csel;33mm
bmensional;2u
bnkey;mn
f diesel;mn
bsposal sewage;2y
ctribution;2w3337
l gas;36
mpower;2w
fct;2u
bvision;2w
aocumentation;30
arafting;3b
cgline;ge
cinage;2u
bedge;n6
cssing ore;34
billing;36
h oil;36
cver pile;gd
ding pile hoisting;gd
bop scrap;ge
asp;2x
c audio;8i
aurability;37
bty;mn
aynamic and load;2q
hload;2q
9echometer;3k4p
ada;2x
affect radiation semiconductor;37
ciciency;30
j energy;37h2
ahs;2z
alectrical;2w
j facility;09
kgeothermal;2w
kmanufacturing;30
kplant hydroelectric;2w
ksubstation;2w
lystem power;2w
kturbine wind;2w37
gfication rural;2w
folysis;2w
gmechanical;33
gnic;2v
j electrical;2x
kpower;2x
p automotive;33
gphonic;2x
ambedded;2b
and back;2d
dfront;2d
bergy;37
f alternative;37
gbuilding green;37
gindustrial;37
grenewable;37
gsolar;37
gwind;37
bgine fan;l3
bvironmental;2y
m and safety health;2z
ninterdisciplinary;3t
nmine;34
nsafety health;2z
aquipment;2x303337
i automated;il
jcustomer;2x
jdial;2x
jfarm;2r
jmarine;31
joffice central;2x
jplant;33
jship;31
arecting;2u33
bgonomic;30
astimating cost;1d
ava;2z
cluation;2x
axhauster;l3
bploration;3436
k mine;34
loil;36
esive;2t
btrusion;32
9facility;092u30
h design mechanical;33
itest;2q
ctor human;30
fy;30
brm wind;37
aermentation;2s
cry;mv
aield;2q2r2s2w303437hq
e distribution;2w
fstaff;37
ftelevision and radio;8h
qradio;8h
bnancial;0b20
bre;bb
cmware;2f
alight;2qnv
f aircraft wing;nv
t fixed;nv
hnd copilot pilot airline;m8
gcopilot pilot airline;m8
aood;3n
brest;2u
fry;2u
cming glass;ly
bundation;2u
ap;2z
bga;2v2x
areight;mm
g through;mm
cquency radio;2w2x
auel;2t
d pilot;mm
9game;2b2e
d mobile;2e
evideo;2b2e
dplay;2e
bs;36ne
c and oil;36
dnatural;36
doil;36
buge narrow;mm
aeneration power;2w
p plant hydroelectric;37l2
dtic;2s
bodetic;2p2u
clogical;34
cphysical;34
cspatial;2f
ctechnical;2u34
anc;2q
araphic;2a2b
bid smart;2w37
9harbor;mv
cdware;2v
h computer;2v
jybersecurity;2f
idigital;2v
ielectronic;2x
jmbedded;2v
aealth industrial;2z
gpublic;2y
cting;3337
blicopter;2q
aighway;2u
ami;30
aoist skip;n7
eing;gen7
buse power;l3
gump;l3
ase;2z
avac;3337
aydraulic;2u3345
i research;2u
dographic;2u
elogic;45
bgiene industrial;2y
9illuminating;2w
amprovement continuous;30
lprocess;2t30
lyield;2s
andustrial;30
j control quality;30
kqc;30
bformation;28
crastructure;262b2f
n and network;2f
oenergy;2u37
onetwork;2f
bspecting;h2
hon test;2z3033
ctallation;33
l computer;2v
u personal;25
mpc;25
drument aircraft;2q
jation;2w
btegration;2f
k application;2b
lcontrol;37
ldimensional;33
lmechanical microelectrical;37
nms;37
lsystem;2b2c2v
fity product;3h
jsignal;2x
dlligence artificial;23
mbusiness;1a2k
drface machine human;30
juser;2e
arrigation;2u2y
at;2f
9knowledge;2h
9landscape;2n
bser;2w37
aearning machine;232f2k
aiaison;303h
bcensed;2u
fing nuclear;35
bfting slab;ge
bghting;2w8j
bne transmission;2w
aoader;n7
bcomotive;mm
j diesel;mm
mnkey;mn
kpassenger;mm
bgging;36
cistic;1d30
h acquisition;1d
jero;1d
juto;1d
bkie;mm
aubricating;2t
9machine ditching;ge
bintainability;37
eenance;2uhziu
k broadcast;8h
muilding;iu
lmulti;ik
lskilled multi;ik
bnagement data;28
ksecurity information;2f
kvulnerability;2f
kwaste;2y
p material radioactive;35
qnuclear;35
qsolid;2y
cufacturing;30
m lean;30
nprocess;30
qduct;30
bpping;2u
brine;31mv
f consulting;31
gdepartment fire;mv
glicensed;mv
gmaintenance equipment;mv
gnaval;31
goperating;mv
dtime;mv
cketing technical;e0
bstering;8i
bterial;32
h forensic;32
chematical;37
aeasurement turbine;37
bchanical;33
j design conditioning air and ventilation heating;33
zning air ventilation heating;33
rhvac;33
kelectro;37
kgeneration power geothermal;33
kplant hydroelectric;33
ksolar;37
kturbine wind;3337
etronic;37
bdical;2s
bms;37
bssaging;26
btal sheet;33
k automotive;32
elurgical;3242
ceorological;40
dr;2w
chod;303h
aicroelectronic;37
esystem;37
ewave;2x
bne;34
dral;34
cing;34
f underground;34
bxing;8i
aobile;37
bcvd;lq
btor mine;mn
aud;36
bnicipal;2u
bsic;8i
eal;8i
9nanoelectronic;37
dfabrication;37
dsystem;37
dtechnology;37
bval;31
adt;3k
aetwork;262b2f
g area wide;262b
hcloud;26
iommunication;26
kputer;26
p personal;26
hit;26
hoptical;37
o dwdm;37
pmultiplexing division wavelength dense;37
hpc;26
irincipal;26
jotocol internet over voice;26
htechnology information;26
jlecommunication;26
hvoip;26
hwireless;26
ging;262b
alp;23
aoc;26
bvell;2b
f certified;2b
asss;35
auclear;35
9ocean;37
aperating;8hgel3mv
i engine ship;mv
kquipment;gemv
s heavy;ge
jgeotechnical;hf
nhermal;hf
jlogging;fx
jmachine ditching;ge
jrailroad;mm
jshovel steam;ge
gon;3036
i broadcast;8h
jdeveloper;2b
jflight;mb
jstudio;2x8h
jtraffic;2u
for;mm
h heating;l3
btic;37
e electro;37
ffiber;37
eal;37
g electro;37
dmization;37
coelectronic;37
dmechanical;37
ardnance;37
aut lay factory;30
axidation;2t
9packaging;3037
btent;37
ctern;kw
bvement;n0
aerformance solar;37
lturbine wind;37
btroleum;36
aharmaceutical;2s
botogrammetric;2o
hphic;37
enic;373k
evoltaic solar;37
ailot fuel;mm
alanning;34
h city;4e
ienvironmental;43
ifacility office central;2x
ilogistic;1d
itransportation;2u
dt;2t2w3033
e air;l3
fdistrict;2w30
hvision;2w
foutside;2w2x
fpower capture carbon;l2
lhydrogen;37l2
lnuclear;35
fsequestration carbon;l2
cstic;2t32
ctform technical;2f
ding;32
aolymer;32
gization;2t
brt;31mv
bwer coordination induction;2w
felectrical;2w
etrain;33
arevention fire;2z
kloss security information;2f
bocess;2s2t2u3037
g atomic;35
hchemical;2t
hfoundry;3032
hmanufacturing;30
iems;37
hnuclear;35
hpharmaceutical;2t
hrefinery;2t
hsemiconductor;lq
iolar;37
iystem microelectromechanical;37
hwastewater;2u
ging device;lq
klanguage natural;23
ksignal digital;2x
rradar;n0
gor signal digital audio;8i
durement;151d
cduct;2r2x33
g electrical;2w
gion;308h
j agricultural;2r
kmine;34
kpetroleum;36
lroject;36
ktrack;2u
hvity;3h
cfessional solar;37
cject;2r2t2u2v2w2y303132333437
g aeronautical;2q
iutomotive;33
hcivil;2u
ionstruction;2u
helectrical;2w
inergy;37
jvironmental;2y
hgeotechnical;34
hhighway;2u
hmanufacturing;30
iechanical;33
iining;34
hreactor;35
jmediation;2u2y
jsource water;2u
hsignaling;2x
iolar;37
htransportation;2u
iunneling and mining;34
rmining;34
hwastewater;2u
r water;2u
jter;2u
gion;8h
cpeller;2q
dulsion;2q
cspecting electrical;2w
ctection;2w
j and prevention fire;2z
otransmission;2x
kfire;2z
o licensed;2z
kprevention fire;2z
kradiation;2y35
ktransmission;2x
docol internal over voice;26
oet over voice;26
etyping camera;ip
av solar;37
9qc;30
aualification;30
ety;2c30333h
g aerospace;2q
iir;2y
iutomotive;33
hcorporate;30
iustomer;33
hmanufacturing;30
hproduct;30
hsoftware;2b2c
iupplier;2b2q2r2s3031323336
9r;2x303337
aadar;2x
ciation;35
i nuclear;35
do;8h
elogical;35
bil;2u
droad;2ummmn
dway;mm
bte;20
aeactor;35
g nuclear;35
bclamation;2u
k fuel nuclear;35
cording;8i
i audio;8i
jtape and record;8h
orecord;8h
dvery power;l1
iresource;2u
bduction cost;1d
bfrigerating;l3
kon;3337ihl3
bgional;2r
culatory;18
bhabilitation;528z9p
blay;hx
cease design;33
ciability;1d3033373h
k e;2w
m i;2w
mlectrical;30
v and instrumentation;2w
winstrumentation;2w
lservice;30
mite;2b30
p cloud;30
mystem;30
cocation automobile;mx
bmediation;2u
k environmental;2y
bpair computer;hq
bquirement software;2b2c
mystem;2q
bsearch;232r2s32333637
h aeronautical;2q
jgricultural;2r
iceramic;32
jhemical;2t
ielectrical;2w
oonic;2x
jquipment marine;31
snuclear;35
swell oil and mining;3436
zl mining;3436
ifuel nuclear;35
ihighway;2u
ilogistic;1d
imaterial;3242
q quantum;37
jechanical;33
inanofabrication;37
iprevention fire;2z
drvoir;2y36
i project;36
cident;2u
cource natural;43
iwater;2u
cult;2w
btort;ky
af;2w2x
bid;2x
aigging;n7
aoad;2u
dway;2u
bbotic;37
bller road;ge
gstreet;ge
bom dub;8i
apa;37
9safety;2z34n1
f activity vehicular extra;2z
hnd health;2z
q environmental;2z
gcriticality nuclear;35
gfunctional;2z
ghealth;2z
m environmental;2z
highway;2u
gindustrial;2z
gmine;34
jing including engineer geological and mining;34
zgineer geological mining;34
gnuclear;35
gplant;2z
hroduct;2z
gsystem;2z
ble;due0
d enterprise;e0
fquipment agricultural;e0
ochemical;e0
omarine;e0
pechanical;e0
onuclear;e0
efield;e0
einside;e0
eoutside;e0
epre;e0
goduct;e0
l aeronautical;e0
qspace;e0
mceramic;e0
melectrical;e0
eregional;e0
eservice and equipment well oil and mining;e0
mequipment well oil mining;e0
fystem and product electronic;e0
lnavigation missile;e0
lproduct electronic;e0
etechnical;e0
cvage;3037
bnitary;2u2y
ftion;2ynh
j collection garbage;nh
vtrash;nh
acada;37
cle utility;37
bience data;2k
hglass;32
hmaterial;42
aecurity;1l2f2zi0
h automotive;2f
icloud;222f
jyber;2f
iinformation;2f
jt;2f
imobile;2f
inetwork;2f
ioffensive;2f
iphysical;1l
isystem;2f
o information;2f
itechnology information;2f
bismic;34
bmiconductor;37lq
bnsing;46
g remote;46
brver;262b2c
dice;2q2w37hs
g biomedical;2s
hcustomer;24hq
hdigital;ip
hfield;2q2v2x333hf1hmhqip
m biomedical;2s
himaging;2s
hmachinery propulsion;31
jrine;31
hray;iq
k digital;ip
lx;iq
m digital;ip
htelevision;hz
iv;hz
ahift recovery and power;l1
cp;mv
bovel;ge
f power;ge
gsteam;ge
aignal;2x8h
amelting;32
aoftware;2b2c
h blockchain;2f
icloud;2f
jomputer;2b
jybersecurity;2f
iembedded;2b
jnd back;2d
mfront;2d
ijava;2b
ilearning machine;2k
istack;2b
n full;2b
jystem;2b
o computer;2b
iweb;2d2e
jindow;2b
bil;2y44
blar;37
cution;262b2f
h integration;2f
isale pre;e0
bund;8i
e film;8i
apace;2q
ecraft;2q
becialist method;3h
aqa;2c
atack;3337
e full;37
cff;2v
cking;39
cndard;30
h and safety product;2z
isafety product;2z
ction;8hnenf
g line main;nf
hpumping;l3
hradio;8h
gary;l3
j diesel;l3
khouse power;l3
estical;2j
beam;l3
e stationary;l3
cel structural;2u
borage;28
breet;2u
dss;2q2u32
f aerospace;2q
gpipe;2q
cuctural;2u31
j plant hydroelectric;2u
he;2q
budio;8h8i
dy;30
e motion;3h
ftime;30
aubstance hazardous;2y
ftion;2w
dystem;33
bpersonic;2q
cply power;0u
dort;2425
g application;252b
hcustomer;24
hdesktop;25fe
hit;25
hnetwork;24
hproduct;25e0
hsystem;242b2c
htechnical;252b2c2x
oian;hq
mology information;25
gability;1d
brvey;2p
fing well;36
divability;35
bstainability;37
ging;2s
awitch;mn
aystem;1d262b2f2q30333537mm
f aerospace;2q
hircraft;2q
hutomotive;33
hvionic;2q
gcell fuel;33
hommunication;26
jputer;2b
introl;2x37
n and guidance;2x
oguidance;2x
opowertrain;33
ioling and heating;33
oheating;33
hybersecurity;2f
gdevice identification frequency radio;2x
gedp;2b
hlectrical;2w
monic;2x
hnergy;37
m solar;37
iterprise;2b
gfrequency radio;2x
ghardware;2v
gintelligent;37
glaser;37
hogistic;1d
gmanagement quality;30
jufacturing;30
hicroelectromechanical;37
gnetwork;26
ning;26
goptical;37
gphotovoltaic solar;37
hower;2w37
l photovoltaic;2w37
nv;2w
hrocessing data electronic;2b
hv solar;37
grf;2x
iid;2x
hobotic;37
gsecurity;1l
hoftware;2b2c2f
hupply steam nuclear;35
gtelecommunication;26
hhermal;l3
gwater;2u
9tailing;34
aechnical;37
gian equipment auto;il
ymobile;il
eology information;2f
blecasting;8h
eom;26
gmunication;262x
dvision;8h
bst;2b2c2q2r2w2x32333637
d aeronautical;2q
ecell fuel;33
gramic;32
fhemical;2t
fompatibility;2x
r magnetic electro;2x
edevice;2x
eelectrical;2w
konic;2x
fnvironmental;2y
fquipment agricultural;2r
ofield oil and mining;36
ymining;36
omarine;31
pechanical;33
onuclear;35
eflight;2q
frequency radio;2x
ehardware;2v
eoptical;37
erf;2x
esafety product;2z
femiconductor;37
foftware;2c
fystem flight;2q
ding;2w3237
g and science material;32
hdestructive non;3k
hscience material;32
htechnical;378h
bxtile;33
ahermodynamic;2q
breat security cyber;2f
aipple;ij
aool;33
d production;30
ding;33
bpographical;2u
bwboat;mv
araffic;2u37
cin;mm
cnsmission;2w8h
l power;2w
gtter;2x8h
eonic;2q
eportation;2u
n civil;2u
cveling;2u
beating;kylh
ement water;2u
augboat;mv
bning camera;ip
cnel wind;2q
brbine;37
g gas;36
hwind;37
cnaround;mv
dtable;mr
9ui;2e
asability;2b2c30
atility;2u2w37
g plant;l3
ezation;33
9validation;30
j and verification;30
kequipment;30
ksystem;30
kverification;30
cue;2q
aentilating;33
brification and measurement;37
nrray gate programmable field;2x
mdesign;2v
s asic;2v
tcircuit integrated specific application;2v
mfpga;2x
mmeasurement;37
bssel;mv
aibration;2q
bdeo audio;8i
brtualization;29
bsion computer;2v
cual audio;2x
aoice;26
cp;26
9wan;262b
brehouse data;28
hing data;28
bsher;lflv
cte solid;2y
ewater;2ul4
j water;2u
btch;l3
cer;2ul4
eshed;2u
aeapon;2t33357o
bb;2d2e
bight;2q
blding;32
cl oil;36
aireless;262x
9yard;mn
d rail;mn
der;n7
ding;n7
aield;2s
e stack;2s
9zoning;2u
8ing director;37
6man;i1l3mm
9 insulation;gj
3raver;ljlx
8 and etcher;lx
automatic;ka
9ball bowling;lx
alock;lx
e publishing and printing;lx
qprinting;lx
9chemical;lx
9decorative;lx
aie steel;lx
9electronic;lx
atcher;lx
9glass;lx
9hand;lx
d metal hard;lx
ksoft;lx
9jewelry;lx
9laser;lx
aens;lx
9machine;kclx
aetal;ljlx
aold;lx
d tire;ju
ausic;lx
9pantograph;lx
ahoto;lx
aicture;lx
g publishing and printing;lx
sprinting;lx
arecision machine;lx
boduct glass;lx
9roller;lx
f hand;lx
btary;lx
aubber;lx
9seal;lx
ateel;lx
bone;lx
9textile;lx
9wax;lx
aood;lx
4osser;kclx
2larger;lr
8 photograph;lr
aicture;lr
2ologist;3n
2rober;jj
2terer;ks
5tainer;7w848587
b event;85
cpark amusement;86
9ment director;11
eof director;11
3omologist;3o3r3s
3ryman blasting;hg
2umerator;eo
a census;eo
bfield;eo
2vironmentalist;2y43
g health;43
hindoor;4o4w
n certified;4o4w
1o;gbgcgeh6
1pc;95
2idemiologist;3v
e clinical;3v
fdisease chronic;3v
fenvironmental;3v
gxcept scientist medical;3w
fhealth public;3v
fmedical;3v
fnurse;3v
fresearch;3v
fstate;3v
fvet;97
ierinarian;97
oy;97
3leptologist;9j
1qualizer;kx
9 bolt and stave;kx
fstave;kx
3estrian;7yco
3ipment and vehicle of cleaner;n9
aindustrial and commercial repairer electronic and electrical;hw
lcommercial repairer electronic electrical;hw
amusical assembler;jem2
arecovery launching mate boatswain aviation;nw
atransportation repairer and installer electronic and electrical;hv
yinstaller electronic electrical;hv
avehicle cleaner;n9
1radicator;ci
a rust blister;fv
btick;cg
bweed;ci
2ector;g4gtha
7 aerial;hw
9ssembler;j9
9wning;ha
8billboard;gt
9oard;gt
d sign;gt
ailer;g1
9uilding metal;gt
8distribution line power;in
8elevator;h3
g freight;h3
9ngine diesel;i5j9
9quipment playground;gbgt
8fence;h4
d snow;gb
ewire;h4
food;h4
9urnace;ih
8iron;gt
c ornamental;gt
dstructural;gt
8line;in
8machine;il
fry;ilj0
h farm;i6
arine;ij
9etal ornamental;gt
esheet;gs
9onument;g3
8neon;gh
8pump;ijj3
8scaffold;g4gt
9hip;k7
9ign;g4gtha
c neon;gh
alo;g2
9teel;gt
d structural;gt
aoker;ihij
8tank;g4
c metal;gt
dwooden;g4
9ile;g8
9ombstone;na
awer;in
9rim metal;gt
9urbine wind;gt
2gonomist;30
a and engineer factor human;30
bboard;30
bcertified board;30
bengineer factor human;30
bfactor human;30
boccupational;30
bprofessional;30
n certified;30
1sa;39go
2cort;dbdh
6 and guide tour;db
7blind;ap
8us;bt
a school;bs
7car;mg
7guide tour;db
7load wide;mj
7office admitting;db
7patient;ar
e new;ar
7tour;dbdc
bist;db
2t;3ehshz
3ate executor;20
7of executor;20
7real assessor appraiser;1o
cof assessor and appraiser;1o
3hetician;d8
b clinical;d8
clicensed;d8
cmedical;d8
3imator;19f5li
9 accessory and fabric;f5
kfabric;f5
buto;17
emotive;17
abody auto;17i2
jmobile;17
ltive;i2
cx;f5
de paperboard;f5
building;19
acenter collision;17
bivil;19
f heavy;19
bollision;17
j auto;17
cmmercial;19
cncrete;19
dstruction;19
m building;19
ncommercial;19
cst;19
e acquisition;19
fconstruction;19
fjob;19
i construction;19
fproduction;19
adamage auto;17
lmobile;17
brapery;do
cywall;19
aelectrical;19
aflooring;19
aindustrial;19
csulation;gj
ajewelry;f5
bob;19f5li
alumber;f5
amechanical;19
billwork;f5
boving and crating;19
hcrating;19
aprint;19
fing;f5
coject;19
arepair body auto;17
hcollision;17
boofing commercial;19
asale;19
e solar;du
bhop;j3
e body;17i2
j auto;17
omotive;17
bteel structural;19
atimber;fy
aupholstery;f5
k and drapery;e3
ldrapery;e3
awatch;is
ayardage;f5
1tcher;lx
6 copper;kb
7dot;kb
7electrolytic;ka
7glass;lx
c optical;lx
7hand;kblx
b publishing and printing;kb
nprinting;kb
7leather;m2
8ithographic;kb
7machine;ka
7photoengraving;kb
8lasma board circuit printed;ka
8recision machine;lx
7re;lx
7screen silk;lx
8ilverware;lx
8tripper board circuit printed;ka
7wafer semiconductor;lq
2d;ez
2hnoarchaeologist;4f
5logist;4c4f4j
3ologist;3r
2iologist;3s
a plant;3s
2ymologist;4j
1valuator admission;ew
aclinical;4d
bustody child;4a
aelectronic airborne project special;nk
bngine search;1k
htest;4p
afield;4p
aprogram;1f4d
dperty real;1o
atax;1z
best;4p
avocational;4z
3ngelist;5d
3porator;la
2iscerator;jh
b animal;jh
cpoultry;jh
2p;00
2s;cb
1xaminer;181vli
8 accident;bg
bid deoxyribonucleic;4u
adjustment;181y
ampoule;li
appeal;5i
f employment;1a
clication passport;18
architectural;h2
9bank;1v
d national;1v
br;1l
aench;m2
aillet;li
audget;1p
9car;n1
bttle;fn
aheck;fl
aigarette;li
alaim;16
e compensation worker;16
hrporate;16
fhealth;16
finjury bodily;16
hsurance casualty and property;16
yproperty;16
fliability;16
fmedical;16
foffice home;16
both;li
e finished;li
fhand;li
fmachine;li
eing;li
aoat;ke
bmpensation worker;16
dliance;18
j consumer;fn
kfinancial;1v
ksecurity;1v
duter forensic;4u
bne;li
aurrency;li
bstom;1y
9deportation;18
bvelopment educational general;7i
aisability;16
ana;4u
aocument;fh
h credit letter;20
pof letter;20
iforensic;4u
iquestioned;1l
ariver;18
f certified;18
9elevator;h3li
bigibility;el
9facility;hs
h telecommunication;hs
aield;18
e union credit;1v
blm;lr
d picture motion;lr
bnancial;1v
cgerprint latent;4ubg
brearm;4u
alat;li
aorensic;4u
h computer;bg
idigital;2f
dst;3u
cm;18
araud;20
e certified;20
aur;li
9garment;li
aed;7i
c development educational general;7i
alove;li
aood grey;li
arazing;4t
aun;li
9hearing;5i
9institution financial;1v
drument legal;5m
curance;16
9land;2p5m
bw;5n
aease;5m
ding land;eufl
bgal;5g
bns;li
aicense;18
g driver;18
bghtout;li
bne power electric;m2
btigation;16
aoan;1x
9mail;f4
aedical;189p9w
g certified;18
hforensic;189p
hmobile;18
brchandise;1y
aobile;b4
bney;li
9naturalization;18
aurse forensic;4u
9operation employee;1a1l
9package cigarette;li
bramedical;18
btent;5n
byroll;1v
aension;1v
alan;h2
aolygraph;4vbt
bwerline electric;in
arint latent;4ubg
asychological school;4b
fmetric;4c4j
9qualification;18
9range;bd
bte;e9
cing;e9
by aircraft;i1
dx aircraft;i1
ae;li
bgistration license;18
sing;18
aoll;li
aule;1a1l
9sample;li
acene crime;4ubg
bheme distribution mail;1lf4
bience forensic;4ubg
breen;lr
ahoe odd;li
ct;li
akein yarn;li
atation;18
9tax;1y
c estate;1y
aest;18
d road;18
aitle;5m
e commercial;5m
fland;5m
arial;5n
9unemployment;el
bion credit;1v
ap line;kcli
9vehicle motor;18
aocational;4z
bucher;ea
9warehouse;18
bste;li
aelfare social;el
arapper work soft;ln
9yarn;li
2cavator;4f4vgehe
9 horseback;he
3hanger heat;go
2ecutive;000h
9 account;03
h ad;03
kvertising;03
ienterprise;dv
isale;dv
iwholesale;dr
bd;03
cvertising;03
bffair regulatory;11
bnd medical legal except assistant administrative and secretary;fb
bssociation;11
abd;00
business;00
achief;00
borporate;00
adevelopment business;0005
mmarket;04
amarketing;04
bedia;00
ecal legal except administrative secretary;fb
busic;00
asale outside;du
bector private;00
crvice government;00
atraining;0h
aworkforce;1j
6or estate;1u
3rciser;7yde
2hauster;m2
3ibitor;7u
9 livestock;ft
asale;dw
2pander;jo
8 cup fuse;ka
9frame;je
9hoop;ky
3editer;f5
9 information flight;mb
alabor;f5
amaterial;f5
aorder;f5
f food;c2ca
apart;f5
7or;c2edf5
9 control production;f5
afood;c2c7
ageneral;f4
aload retort;f5
dn;eq
aorder service;f5
apc;f5
broduction;f5
burchasing;ed
4rt accuracy;fl
8id visual;7f
8lteration;kk
7banana;fp
8each;ds
7carburetor;i1i4
8ipher;2h
8larity;lj
8ode secret;2l
9lor;7o
9mpensation;1i
9ntrol automation;3f
fproduction;303h
fquality;303h4v
9pyright;fhfl
9rporate;ds
9tton;fp
8redit;ej
7data reference;4h
8emolition;hg
9tection chemical;2z
8iamond;lj
8ye;4n
7economic home;7c
8fficiency;303h
8xplosive;hg
7factory;30
8ood quality;3n
8ruit;fp
7gem;lj
7home smart;7c
7ignition;i4
8nsecticide;cg
9terference radio;hw
cnetwork;29
j certified cisco;2b
lisco;2b
7lock;iy
b time;iy
7mechanical;iu
8ine;34
7oil;41
7product;7o
eion;303h
8ublicity;89
7qc;304v
7remediation;11
7safe;iy
bty product;2z
9mpling;2j
8cale;it
8ecurity database;22
9ed;4k
8ignal;j1
8oil;3o
8ystem signal;j1
7tariff;5n
9x credentialed;1y1z
bincome;1z
8ractor;i5
affic;4e
avel corporate;ds
9ee;cj
7ventilating;33
7waxing brow;d8
3loitation intelligence signal electronic;o2
3o;c2
4 food;c2
5order food;c2
4rter;1418dv
8 importer;1318
3ressman;me
2terminator;cg
c animal predatory;ftfu
dbug bed;cg
dmoth;cg
drat;cg
eodent;cg
dtermite;cg
5n audiology;9c
3ra;7who
5 movie;7w
5ctor acid;l9la
abyproduct;m2
aflavor;jk
ageospatial;4v
ahoney;fsla
aoil;m2na
awort;m2
4uder;kplg
8 core;jnlg
9filament synthetic;kp
9staple synthetic;kp
1ye private;bm
3letter;kiks
0fabricator;jajbjek5ljlo
a and laminator fiberglass;jb
cssembling;je
bbox;lz
creast artificial;m2
bcable instrument medical;je
circuit integrated;lq
component;ja
bdisplay;m2
bearring;lj
bfiberglass;jb
dlter mesh wire;je
corcep surgical;m2
curnace industrial;j7
fiture;je
bgranite;g8lbly
bindustrial;ja
blaminator fiberglass;jb
dyout;k7
bmetal;gsja
g metalwork ornamental and structural;ja
zal structural;ja
hsheet;gs
itructural;ja
cotorcycle;iaja
bnatural;lc
bpanel and door shower;je
hdoor shower;je
drt small;ja
htock;m2
cewter;lj
clastic;jem2
croduct metal;ja
iion rebar;gq
etection fire;bc
fotype;jy
brebar;gqgt
cigging;j0
cubber foam;m2
bscreen display;jeka
cign;jelo
clab granite;ly
cmall;ja
cteel;gtja
g aircraft;i1
hmetalwork ornamental and structural;ja
zal structural;ja
hstructural;ja
dock;m2
ene;ly
g concrete;ly
dructural;ja
curface;k7
i solid;k7
btank and pipe;ky
gpipe;ky
cire;m0
bwafer;lq
celder;k4
2cer;kglb
5 back;jtkg
7earing jewel;jslb
7uttonhole;kg
6club golf;lc
6front;kg
6ham;jh
6jewelry;m2
6ring;fp
6spot;jr
6wheel balance;jt
cgrinding;js
4tor;lj
3ialist;d8
4litator;1j
b around wrap;ji
ccurriculum;7d
cdevelopment career;4z
cinstruction satellite;7i
ctechnology instructional;7d
drade;18
fining;1j
3tor cotton;13
6er;1q
2goter;kg
2ker;ki
5 shank;ki
2ller;fw
6 timber;fw
8ree;fw
2ncier chicken;fo
8pigeon;fo
8rabbit;fo
2rmer;0ifofrfs
6 agriculture;0i
7crop;fr
7dairy;fs
8ryland;fr
7fish;fsfu
8rog;fsfu
9uit;fr
8ur;fo
7grain;fr
7livestock;fs
7nut;fr
7organic;0i
8yster;fsfu
7poultry;fs
7tenant livestock crop;0i
oor crop;0i
8ree;fv
b christma;fv
4ing;fs
4worker;fr
a bulb;fr
bcrop;fr
f diversified;fr
gfield;fr
bdairy;fs
bfrog;fs
duit;fr
bgrain;fr
bhorticultural;fr
blivestock;fs
bmachine;fq
bnut;fr
boyster;fs
bpoultry;fs
bvegetable;fr
3rier;cp
2stener;kiky
8 clip or pin;m2
epin;m2
9machine;m2
9ship;na
2ther house;dg
3ter;jh
1de;4u
1eatherer;ki
2eder;ftfzkslznb
6 and folder press toggle;nb
9imal;cpfs
7back line layup plywood;nb
8lock;nb
awer stock raw dyed;nb
8ottle;m2
8reaker;nb
e first;nb
7calender;nb
9n;nb
a machine packing;nb
ae;nb
9rd;ks
9ttle;fs
8hain haul log;fz
9ipper;nb
9opper;nb
9ute;ftfznb
8leat;nb
9oth;nb
8omposer core;kym2
9nveyor;nb
f bending vial glass;nb
gcan;m2
9re line layup plywood;lu
9tton;nb
d wet;nb
9unter carton;nb
8rusher;lbnb
8utter rotary;nb
7destaticizer;nb
8isintegrator;nb
8rier;lhnb
c rotary;nb
dveneer;nb
9yer;lhnb
8ye;kl
7edger;kx
7filler;nb
8older press toggle;nb
8rame;nb
8ur;ks
anace;k6
7gin;ks
8rinder chicle;nb
fpulp;nb
7hearth;jw
8og;nb
9pper;nb
d filler shredded;nb
emachine making cigarette;nb
7kiln dry;nb
8nife belt;nb
7line;nb
b belt;nb
ccasing;nb
cin casing;nb
cprint;nb
9vestock;fs
8og;nb
7machine;nb
e barking;nb
gindery;nb
glanket wool glass;lu
goning fish;nb
grush polish nail;nb
w automatic;nb
fcigar;nb
goating;nb
gup dessert;nb
htting feather;nb
nglass;nb
nrag;nb
fdressing fish;nb
fedging;nb
gnrobing;nb
ffish;nb
golding;m2nb
hrming hat;nb
gusing;nb
fgathering;nb
gluing;nb
grinding pad disc;nb
flaminating;nb
p mica;nb
gining box;lu
goading clip;nb
fmasking;nb
girror;nb
hxing;ldnb
gottler;nb
fnailing;nb
m automatic;nb
fpacking dynamite;nb
hd;nb
gress;lgnb
fruling;nb
fshearing;kmlf
gkinning;nb
n fish;nb
gorting crayon;nb
gpike;nb
hlitting;nb
gtock raw;nb
ftamale;m2nb
gentering;ks
fwoodworking;nb
9gazine;nb
9ngle;kf
8ill;ldm2
8older;ky
7nail;nb
8ut;m2
7ore;m2
7paper;lz
8et;cp
8laner;nb
bning;nb
8ot;jw
8ress;kcm2nb
c broomcorn;nb
dcylinder;nb
djob;m2
dlithograph;kc
doffset web;kc
dplaten;kc
dreed;nb
8ulper and beater;nb
ebeater;nb
averizer;nb
7range;ks
7saw;nb
8inter;k6n4
8lip;nb
9otter printer;nb
8tock;cpfs
9rip cold;jp
7table delivery;nb
8enter;ks
8hrasher;m2
8unnel steam;nb
7unit spray;nb
7washer wool;nb
2ller armhole machine handstitching;kg
7coat;kg
9llar;kg
d machine handstitching;kg
7lining;kg
d blindstitch;kg
7machine;kg
7seam;kg
7timber;fw
8ree;fw
4ow;7g
6 clinical;969p9w
7graduate;7g
7hospice;9p9w
ctal;9p9w
7immunology allergy;9p
7postdoctoral;0u
7research;48
f postdoctoral;0u
7teaching;7g
3tmaker;ks
6n;ij
2rmenter;la
9 wine;ld
7ologist;4l
3rier car;mf
4yman;ms
3tilizer gun;fr
2ttler;jwlcm2
1iber glass and synthetic tender and operator setter machine forming and extruding;kp
csynthetic tender operator setter machine forming extruding;kp
5glasser;jb
2elder ore;m2
5man;f1
2ghter arts martial mixed;7y
8cage;7y
8fire;bb
8mma;7y
8prize;7y
aofessional;7y
2ler;emk9lc
5 blade;js
7urr;js
6card;em
7ore;k1
7ut;em
6finish;jsk9
6hand wheel balance;lc
6key;js
6metal;js
6pattern;js
6saw;k9
9 band;js
6tool;k9
a hand;lc
3ler;gllnlom2myndne
6 acid;m1m2
8mpoule;ln
8ntisqueak;m2
7bag;nc
9rrel;lnnc
d rosin;nc
9se;lnm2
aket;m1m2
9ttery;ks
8ellow;m2
8in;nc
8oard;m2
9iler bleach;lv
9ttle;ln
bom;kim2
9x cook;jl
8ulb;nb
ak;nc
7can;lnm1
9psule;ln
9r;ho
aboy;na
atridge;ln
9se;nc
8omfort;ln
apound;nb
9ntainer;nc
8up grease;ik
brod;ik
9shion;je
8ylinder;ln
7dip;lp
8rum;ln
7extractor;m2
7furnace;jw
7gas compressed pressure high;ne
8etter;lp
7hogshead;nc
9le;m2
9pper;nb
7jar;ln
8ig;m2
8oint;gb
7keg;ln
7ladle;jx
7machine;iwke
e cigarette;iw
fgum;iw
fvending;iw
9gazine;nb
9ttress;je
8old;jely
7night;nd
7order;c4esnd
c and stocker;nd
dclerical;es
doil linseed;m1na
dstocker;nd
7pie;jk
9tch;m2
8late manual;m1m2
dpad disc;m1
8ot;jw
8reservative machine;ln
7rail;ks
8od;ik
7sack;na
9nd;hom1
8coop;gb
8huttle;ks
8ilo;fs
8lip;gb
8ole;ki
7tank;ln
b oxygen;ln
8ierce;m2
8ray;nb
7vial glass;ln
h level;ln
7water air;m1na
end air;m1na
8ood;ku
5ter;jh
8 fish;jh
3m and video television operator camera;8l
5video television operator camera;8l
4maker;8l
3terer;l4la
8 lead white;l9
9oil flavoring;la
9varnish;l9
9water;l4la
ahite;l9
2nancier;0b
3der end department forming;li
mroving;m1
mtwisting;m1
bloose bobbin;m1m2
3er;jem2
3gerprinter;fl
3isher;g7g9gaggjpjsk3k9kdkgkikskulclelom2
8 action;je
and bender molder blower glass;ly
dsander floor;g7
kmannequin;m2
dtaper winder coil;j6
eurner electrode;k2
dworker terrazzo;ga
btique;ku
9ball bowling;lb
brrel;jtlc
f gun;lc
aelt;m2
d v;m2
bnder molder blower glass;ly
aoard;ksky
ct;g4
d fiberglass;jblc
bdy;js
bok;kd
bttom;ki
bx;lz
c snuff;nc
arass;js
bush;m2
9cabinet;ktkulc
g metal;je
htelevision;ku
hwood;ku
bse;m2
cting;lc
aement;g9
ahair;ku
aloth;kl
e shade;m1m2
aoat;kg
ding architectural;gl
bil;j6
bmpound;ld
bncrete;g9
h and mason cement;g9
imason cement;g9
bre;m2na
arystal;lq
autter;lf
f good rubber;m2
9deburr;lc
bicer;k4
bnture;lk
aie;k3
c metal;k3
aress;kg
by;ks
cwall;gfgg
9edge;ki
alectrotype;kc
ambroidery;kg
anamel;lo
bgraving;lx
9feet pigs;m2
bnder;js
aiberglass;jb
bnal;lc
e dies forging;lc
btting;jt
alat;kf
dwork;kf
h hand;kf
boat bull;gb
cor;g7
by;je
aoundry;k0
aur;kgkiks
cniture;ku
9garment;kg
bsoline;ld
aear;js
alass;lclely
eware;ly
bove;ke
9hand;kjlc
d game and toys;m2
jtoys;m2
dbag;kg
brdwood;g7ku
bt;ksm2
aeel wood;m2
9icer;m2
d de;m2
anside;g4
9jewelry;lj
aoint;g9
9knife;ks
9lace;ks
aeather;kfm2
bns;lm
aining brake;m2
l asbesto;m2
9machine;js
brble;g8gv
bttress;jekj
aetal;jsk3lcljlk
aold;k0lc
9nib;lcm2
9pad stamp;m2
bper;m2
brt;jplc
d boat fiberglass;lc
bstry;jf
btch;li
ctern;jy
aewter;lj
ahoto;lr
eengraving;kb
egraph;lrm2
aipe;lcm2
alastic;ka
cte;kb
e publishing and printing;kb
qprinting;kb
fsurface;lb
bush;ks
aool;h1
brcelain;lk
arint;lr
boduct;lc
g padded;m2
gion;lp
cpeller ship;ja
9rock sheet;gf
bd;jp
bll;ln
9sample;m2
bnder floor;g7
gmannequin;m2
bsh;je
bt;js
acratch;js
aeam;kg
aheet;ke
birt;ke
ailk;kekfkl
apar;j5
ateam;ks
cel;jp
e stainless;jp
creotype;kc
bone concrete;g9
brip felt;ksm2
fhot;jp
9taper winder coil;j6
aerrazzo;ga
h chip granite;ga
aile;g8gv
bp;kim2
bre;m0
aopping whipped;jk
aripe;jh
aurner electrode;k2
ding rim;jt
9umbrella;ksm2
anderwear;kg
9varnish;ku
aest;kg
9ware;ly
aet;kl
aire asbesto;m2
aood;kulc
brker terrazzo;ga
9yarn;ks
2refighter;bb
b airport;bb
cfire crash;bb
dorest;bb
clieutenant;b8
cmarine;bbms
dunicipal;bb
cspecialist wildland;bb
cvolunteer;bb
cwildland;bb
4man;bbmo
7 boiler;l3
e stationary;l3
heam;l3
8engine dinkey;mo
gonkey;mo
8kiln;lh
8locomotive;mo
i diesel;mo
jelectric;mo
jsteam;mo
8marine;ms
8pot;lh
8railroad;mo
9etort;jw
9oundhouse;mo
8shop;mo
bt;hg
9tationary;l3
8watertender and oiler;l3
koiler;l3
4r;hglhmo
5 drier pulp;jjlh
6engine dinkey;mo
eonkey;mo
6furnace;jw
6kettle;gb
7iln;jjjwlh
a porcelain and pottery;lh
lpottery;lh
btunnel;lh
6locomotive;mo
g and operator switch and signal brake railroad;mo
hdiesel;mo
helectric;mo
hoperator switch signal brake railroad;mo
hsteam;mo
6marine;l3
6pot;lh
7ressure high;l2l8
flow;l3
6railroad;mo
7efining petroleum;lh
8tort;l3
7oundhouse;mo
6shop;mo
9t;hg
4setter;m2
2sher bass;7y
b professional;7y
7commercial;fu
8rab;fu
7diving;fu
7line;fu
7net;fu
7pot;fu
7spear;fu
7terrapin;fu
8roll salmon;fu
7weir;fu
6man;fu
9 abalone;fu
abass professional;7y
acommercial;fu
brab;fu
alobster;fu
aoyster;fu
apearl;fu
aseafood;fu
bhell;fu
bponge;fu
aweir;fu
bhale;fu
2tter;fzg1g2gngogti6j9jajejok9kkm2
6 aid hearing;ah
8nd assembler progressive;j9
bfabricator metal structural;ja
8ppliance surgical;ll
8ssembler progressive;j9
7bark;fz
9throom;g8
8eam mill;ja
8icycle;ic
8ody;je
9iler;g1
dmaker;g1
7case;jem2
8ontrol corrosion;gohx
9re;k1
aset;kkks
7damper;je
8ie;k9
8oor;je
8rawer;je
9ess;kgkk
7engine diesel;i5
8yeglass;af
7fabricator metal structural;ja
8lask;k1
8ormstone;g3
8rame glass;lm
8urnace;ih
7garment;kk
e dressmaker;kk
fsurgical;kk
ftailor;kk
8lass;gii3
8own bridal;kk
8un;j3
7hammer;m2
9rness;m2
8ood;je
7innersole;ki
9strumentation;hx
7jig;jem2
7layout;k7
8ens contact;af
8id deck;je
9mb artificial;ag
9ning shoe;ki
8ock;iy
7machine;jv
9in gas;go
9rine;k7
8etal;j5
c structural;ja
n precision;ja
8otor electric;hu
7orthotic;agll
f certified;ag
7pattern;jz
8ipe;gngo
b boat and ship;go
hship;go
eilermaker;g1
blaying;gn
8late;k7
7rib ventilated;m2
8oof;m2
7saw;k9
8eamstress;kk
at heel;ki
g hand;m2
hmachine;lf
9t;m2
8hip;g4jak7
9oe;doki
b orthopedic;do
ap machine;ja
ctailor alteration;kk
knd alteration;kk
8kin;j5
8ole half;ki
8pring;jom2
ckler;go
g fire;go
8taff set;m2
9eel;gtja
c structural;gtja
9ock;kim2
ave;je
9ructural;gtja
7tailor;kk
8emplate;gs
8ile;g6
8rack;na
7valve;m2
7waist;kg
8eld;ja
ber;k4
2xer;ijks
5 appliance;ij
f dental;lk
6belt;ik
7obbin;ks
6card;ks
7hanger;ij
7omb;ij
6frame;ij
6jacquard;ij
6loom;ijkn
a carpet;kn
9per;ik
6machine;ij
d cutting;km
eknitting;kn
erug and carpet;ij
icarpet;ij
etextile;ko
iuring;ik
6napper;ks
6organ;ir
6quill;ko
ater;kn
6reed;ks
7oom boarding;ks
6shuttle;ij
7leeve;kg
7mash;kn
7pare;ij
8inner;ij
8ool;ks
6tip;ki
8re;ie
6warper;ko
7inder;ij
1lagger;bpfzh6m2mo
7 and guard crossing;bp
8certified;h6
9onstruction;h1h6
btrol traffic;h6
8guard crossing;bp
8traffic;h6
4man;bpfzhom2mo
7 crossing;bp
8freight;bp
8passenger;bp
3ker;m2
3mer;kim2
3nger;jpm2
7 sweatband;nb
3pper;m2na
3vorist;3n
2esher;kiksle
7 leather;m2
3tcher;je
3xer outsole;nb
2ipper;m2
7 fish;jh
8tin;li
2oater;ms
7 bingo;cr
8concrete;g9
8oyster;fu
5man;ms
3cker;m2
3orer;g7
5hand;hona
9 unit pulling;n7
5man poker video;cl
5person;boc7clhona
b casino;cl
cfeeder machine;nb
chandler material;na
kstock;na
cmessenger;ey
coperator machine sewing;kg
cservice well;hm
dhop body;i2
5walker;bo
3pper tin;li
3riculturist;3o
5st;7q
7 wedding;7q
3sser;kg
2umer;n4nbnj
6 beet;m2
3nky rivet;gb
3sher;lan9
7 casing;m2
3tist;84
3xer;m2
6 pot;ik
2yer;ksm9na
1np;9b
1o;m8
2lder;kekslzm1m2nbnc
6 and cementer machine;lu
7binding machine;m2
8ox hand;ly
8ulk;kflu
7card;lz
aton;lz
9se;nc
8ementer machine;lu
8over table;m1m2
8uff;m1m2
7diaper;ke
7french;ki
7garment;kfm1m2
7hand;m1m2
bkerchief;m1nc
7label;lz
8inen;cekekfnc
aing;lz
7machine;m2
7paper;lz
9rachute;m2
9ttern paper;nc
7sheet;ke
9irt;kekf
9oe;ki
8watch;ks
7table;m1m2
8owel;keks
3lower crane;ftfznj
9derrick;ftfufznj
9flight;mb
9trip;fhfl
2od fast cook;bw
3ter;kn
4man;dhm2n7
2rce national multi ilo ia gwot individual;o0
6special;o1
3ecaster;40
a general;40
bmarketing;1k
bweather;40
4man;g0
7 antenna telecommunication;hr
9sphalt;h9
asessment condition and maintenance;hr
tmaintenance;hr
8carpenter;g0
9ivil energy renewable;11
9oncrete;0jg0j4
bstruction;0jg0
k landscape;cc
ltower telecommunication;hr
9rew;fmg0
c installation solar;g0
dlogging;fm
8drilling;g0
8electrical;g0hp
8forestry;fm
8general;g0
f millwright;il
9round;cc
8installation landscape;cc
bulation;g0
9rrigation;fm
8landscape;ccfm
ging;cc
9ine telecommunication;hr
9ongwall;g0
8maintenance;hpik
j fleet;hp
klandscape;cc
kmechanical;hp
9etal sheet;g0
9illwright;il
8pipe;g0
9lumbing;g0
9roduction;0c
i mine coal;g0
8road general;0e
aofing commercial;g0
8shop;hpj4
9prinkler fire;bc
8tower telecommunication;hr
8utility telecommunication;hp
gunderground;in
8warehouse;0em4m5
8yard;m4
4nsic digital cyber;2f
4ster;3u
8 area;3u
9district;3u
9extension;3u
9management land;3u
9operation;3u
i fire;bd
9prevention fire;3u
bocurement;3u
ctection environmental;3u
9resource;3u
9service;3u
ailviculture;3u
aupervisory;b8
9transmission;3u
9urban;3u
atility;3u
g consulting;3u
3ger;jo
6 die;jo
8rop;jo
7heavy;jo
7spring;jo
5smith;jo
3ker;m2
6 retort;m2
3mer;jnkalg
6 and cutter insulation;lf
bturner glove automatic;nb
7body;m2
7cable;m2
9ke;lg
8lub golf;k0ka
8oil;j6
9rner;jqkx
9unter;kim2
8utter insulation;lf
7drapery;kf
7extrusion;gs
7fingernail;d6
7gasket;jq
8love;m1na
7hand;jak0ka
9t;keks
8ead club golf;k0ka
cdrapery;kf
7layout;kb
8ead;ka
7machine;kam2
e bulb glass stock tubular;lg
9inspring;je
h end arbor;m2
mbrace;m2
8etal sheet;gs
7nut;jo
7plate;k8
9exigla;je
7skin;m2
8pring;ka
d hand;k0ka
emachine;ka
7toe;ki
a stitchdown;m2
9p;m2
8urner glove automatic;nb
7wheel buffing automatic;m2
lhand;lym2
4ing operator control yardage;lg
4ulator;3n4nld
a colorist;4n
j dye;4n
ktextile;4n
dmpounder rubber;4n
bline glue;lu
bmaker color;4n
bpaint;4n
3tifier sugar liquid;jkld
3warder;f6kbm2
9 freight;ex
h air;ex
idomestic;ex
iexport;ex
iimport;ex
jnternational;ex
iocean;ex
ajob;kb
2under and entity institution venture and entity municipal;0w
8entity institution venture entity municipal;0w
8iron;jw
2xer;lf
1rameman;i4
5r;7ng4gbi4jekoktkym2
6 cloth;m2
8onstruction;g4
7door;je
7fuselage;j5
f aircraft;j5
7handbag;jem2
7metal;gfja
8irror;je
7picture;g4j3jem2
8ole;kzm2
9st;gb
7stud metal;gf
7timber;g4kz
7window;je
3zer;ky
6 end;ky
2eak;86
3ezer;lw
7 batch;lw
2ier chip potato;jl
3nger;m1na
2oid chef;bu
6de chef;bu
3ster cake;bu
2yer;bwjl
5 bakery;jl
6chip;jl
a potato;jl
6donut;jl
8ughnut;jl
6fish;jl
6pancake potato;jl
1sa;d1
2r;ee
2w;c2
1udger;ki
2eler;myn3
6 aircraft;ikmz
aplane;ik
7boat;my
2ller;ksm2
6ette;e2
2migator;cgci
9 spice;m2
2nder and close loan;eq
7close loan;eq
4raiser;1h
a campaign;1h
j capital;1h
community;1h
bevent special;1h
bnonprofit;1h
btelemarketing;1h
2rnaceman angle;j3
3rer;gf
6 metal;gf
4ier;kkks
7 custom;7p
2ser edge saw circular;ka
6packer;nc
0g mate gunner;ny
2technician control fire;ny
1affer;8jghly
4man;fu
2ger pumper;nf
3german;m2na
2lvanizer;k8
a dip hot;k8
bnail;k8
2m;05
3bler;cscy
5ing except manager recreation and entertainment;0r
zentertainment;0r
4reler;jh
3ekeeper;fm
4master;2e
4r;7y
2rageman;my
3dener;chfr
8 landscape;ch
9model instruction and effect special;ck
reffect special;ck
3netter;ksm2
4isher;m1m2
2s and oil except driller earth;hf
coperator derrick;hb
mrill rotary;hc
lunit service;hd
croustabout;hm
4oil except driller earth;hf
8operator derrick;hb
irill rotary;hc
hunit service;hd
8roustabout;hm
3fitter;go
9 industrial;go
3man;m2
3ser;ksm2
3troenterologist;9i9p9w
2teman;bo
7 crossing;bp
8station;bomw
8train;bp
4r pattern;m2
3herer;fvkglym2
8 bit;ly
9cream;mf
9egg;fs
9fern;fv
aoot;m2
9kelp;fu
9moss;fu
d irish;fu
9palm;fv
aecan;fr
e machine;fq
aitch;fv
aroduct forest;fv
9sap;fv
acrape;fv
ahell sea;fu
atraw pine;fv
9work bad;m2
9yarrow;fv
2uger;l7li
6 and operator refinery operator system pump petroleum;l7
7blank lens;li
9ock lens;li
8ottle;li
7cartridge;li
8urvature vial;li
l level;li
7field;l6l7
7government;18
7jewel;li
7lens;li
7mat;lz
7oil;l7
8perator refinery operator system pump petroleum;l7
7pipe hot;m2
8late;li
8roduction petrol;l7
8umper;ni
7terminal;l6l7
f tank;l6l7
7weight roving;li
1dmi;co
1earman;i8nd
2mologist;1nlj
2nealogist;4h
4ral attorney;5g
g assistant special;5g
hspecial;5g
8clerk office;fh
8dentist;8p
8officer watch center information combat system data tactical naval;no
8pediatrician;9l
8worker repair and maintenance;iu
mmaintenance;iu
7ist gyn ob;9k
eecology and obstetric;9k
mobstetric;9k
bit;25
bliability field;16
bproduction;l2
brelation employee;1c
dsource human;1a
bsheriff;bj
i deputy;bj
btechnology information;25
6tion of superintendent;11
bsuperintendent;11
7or lens;lm
e precision;lm
apattern mask photo;lr
4ticist;3s
a animal;3m
bbehavioral;3s
ciochemical clinical;3s
bcardiovascular;3s
clinical;3s
j pediatric;3s
computational;3s
blab;3s
eoratory;3s
bmedical;3s
i pediatric;3s
colecular;3s
k clinical;3s
bpediatric;3s
k academic;3s
clant;3s
copulation;3s
bquantitative crop;3s
bresearch;3s
j plant;3o
bstatistical;3s
2ochemist;44
3desist;2p44
6y and charting mapping intelligence;nr
8charting mapping intelligence;nr
3grapher;4g
a and hydrologist except geoscientist;44
beconomic;4g
bgis;2f4g
bhydrologist except geoscientist;44
bphysical;4g
colitical;4g
bsystem information geographic;2f4g
3logist;44
9 consultant;44
adevelopment;44
aengineering;44
cvironmental;44
bxploration;44
afield;44
amarine;44
bine;44
aoperation;44
apetroleum;44
broduction mining;44
dject;44
dtection environmental;44
aresearch;44
aspectral;44
awellsite;44
3magnetist;44
4eter;2l
6rician;2h2l
4orphologist;444g
3physicist;44
c project;44
3scientist;44
3technician;4p
2riatric;90
9ian;9h
3ontologist;3w
4psychologist;4a
2tter coal;ho
7log;fz
7wood;fz
6er;m2
1fm;10
1hostwriter;8c
1igger;ks
6 steam;ks
2lder;kclo
6 art;lo
2nner;fqfr
6 cotton;fq
2rdler;lj
7 timber;fz
9ree;na
3l bushel;m2
5kettle;e2
5script;fd
6ervice;m2
6hop;do
8w;7w86
5up make;m2
2ver care animal;cp
bhome;ao
1laciologist;4g
3ssblower;ly
5man;gi
3zer;gikekslolym2
6 fur;keksm2
7knife;js
7putty;lom2
4ier;gim2
7 architectural;gi
9uto;i3
cmotive;i3
8commercial;gi
8doughnut;jk
8field;gi
9urniture metal;m2
8glass;gi
d stained;gi
8refrigerator;m2
asidential;gi
8union;gi
8window;gi
2osser;keks
7 fur;keks
2uer;lum2
5 and assembler plastic laminated;m2
7ssembler plastic laminated;m2
6buckle;je
6collet;lu
6edge;lu
6padding;m2
6scarf;m2
7uit wet;m2
6washer mica;m2
7ood;lu
1m;01
2 home funeral;0z
3operation;01
3plant;0c
3store dept;01
1na;aq
1ofer;flfz
2ldbeater;lj
4smith;7klj
3fer;7y
6 professional;7y
2pher;ftfz
6man;ftfz
2uger;ki
6 heel;kilf
7wood;ky
2verness;dd
1ra;ce
3der;7efpgbgekylilj
6 abrasive;li
8nd sizer diamond;lj
7bag;li
9ll bowling;li
9nana;fp
9sket;li
8isque;lim2
8rick;li
9oomcorn;li
8ulb;fp
9tter;fp
bon;li
7card;cq
b plastic cardroom;cscyli
9sing;fpli
8heese;fpli
9ick;fp
8lerical;fl
9oth;li
8oal;li
9mmodity agricultural;fn
9ne paper;li
9tton;fp
8rayon;li
7diamond;lj
7egg;fp
8xam;7e
bination;7e
7fleece wool;fp
9ower;fp
8orm;gc
8ruit;fp
8ur;li
7grain;fp
7hide;fp
8oney;jk
7landfill;ge
8eather;li
8inen;li
8og;fy
8umber;fy
7meat;fp
9tal;na
7needle;li
8ut;fp
7olive;fp
8re;li
8yster;fp
7paper;7eli
9ttern;kqlf
e fabric;kq
flast;m2
8eanut;fp
9lt;fp
8otato;fp
9ultry;fp
8roduction;li
7rag;na
8ib rough;li
9ce clean;la
crough;li
8oad;ge
7sample;fpli
9t test aptitude scholastic;7i
8hell;li
9ingle;li
8ilk raw;li
9zer diamond;lj
8kin;li
8pud;fp
8tave;li
9ock;kx
c plywood;li
dveneer;li
ane;li
7test;7efl
b aptitude;7i
8ile;li
8obacco;fpli
8ree christma;fv
7vegetable;fp
9neer;fyli
7woodworking;li
al;fp
3fter;fr
3iner;ku
7 leather;m2
8machine;kunb
8plate;kb
8wood;ku
3nulator;kpld
a lubricator;ka
3pher music;7k7n7vkc
5ologist;8f
4pler;ftfz
3zier dairy;0i
2easer;i6ikm1m2my
7 and wash;n9
8block;ik
9us;my
8car;ikmy
9hute;ftfufz
8machine;ik
8pan;m2
b machine;m2
8rod;ik
8tipple;ik
9rack;na
auck;my
8wash;n9
3enhouse and nursery crop laborer and farmworker;fr
bnursery crop laborer farmworker;fr
5skeeper;ch
6man;ch
4ter;c9cud1dhe3eu
7 desk;dm
9oor store department;dhe3
8funeral;d1
8official;cu
8people;e3eu
9rotection asset;bt
2inder;gajsk9lblcm2
7 abrasive;lb
9ir;js
8back;lb
ark;lb
byte;lb
9earing;js
f jewel;jslb
anch;js
9illet;js
at;js
9lade;js
9one;lb
9roach;js
9urr;nb
8carbon;lb
bd;k9ks
9enterless;js
9lay;lb
9nc;js
9offee;lb
e industrial;lb
alor;kl
antour;lbm2
crol numerical computer;js
fled numerically computer;js
bvex;lb
ark;ky
bn;lb
9rankshaft;jsk9
aystal;lb
f watch;lc
9ustom;lb
atlery;js
bter;jsk9
e and tool;k9
ftool;k9
9ylinder;jsk9lm
8diameter outer;k9
kside;js
cond;lm
ae;k9
ask;js
9rill;js
8edge;jslm
c crystal watch;lb
9mery;js
9xternal;js
8feed;fslb
9iberglass;jb
anish;js
9loor;g9
aute;js
8gear;js
9lass;lblc
d apparatus lab;lb
roratory;lb
eplate;lb
bze;lb
9raphite;lb
8hand;lblc
ardboard;lb
9ob;js
9ull;lb
8ice;lf
9nk;lb
aside vial;lb
j level;lb
aternal;js
8jewel;lblc
dry;lc
8knife;jslc
8lap;js
9ead white;lb
ans;lm
c precision;lm
8machine;js
ash;jkld
9eat;lb
atal;js
9ill sand;lb
8needle;js
9ib gold;js
9otch;jslb
9ut;lbm2
8od;jsk9
9rgan;86
8pad disc;lb
aint;lb
art watch;js
9erlite;lb
9igment;lb
9lant carbon;lb
bte;js
dn;jslb
9owder milk;lb
9recision;jsk9
9ulp;lb
8rail;js
azor;js
9oll;jslb
cer rubber;nb
9ubber;lb
8salt;lb
ample;js
ausage;jk
aw;js
9cissor;js
9eater;js
9haper lens;lm
9kull;m2
9lab;lb
9nag;js
auff;lb
9oap;lb
9pice;lb
9tand;lc
aeel;js
aopper;lb
aylus sapphire;k9lj
9ugar;lb
arface;js
9wing;js
8tankage;lg
ap;js
9errazzo;ga
9hread;jsk9
9ile;lb
9ool;jsk9
bth;js
9rack;js
8valve;igjslc
9ial;lb
c level;lb
8watch;js
d and clock;js
eclock;js
9heel;js
aite;lb
9ood;lb
3p;j0na
4 set picture motion;na
6tudio;na
3stmiller;lb
3tter;lb
3zzlyman;ho
2oomer;cpfs
7 animal;cp
8car;n9
at;cocp
8dog;cocp
8horse;fs
8pet;cocp
4ver;kilblfnb
7 blade;js
8tire;iem2
3undman;frfzho
9 maintenance;ch
6skeeper;ch
d commercial industrial;ch
emaintenance;ch
7man;chcjj3
7person;chcjfx
4tman;gb
3wer;0ifr
6 agricultural environment controlled hydroponic;fr
7bulb;fr
7crystal;lq
7shellfish;fu
8pecialty horticultural;fr
7tree christma;fv
7vegetable;fr
7worm;fs
2ubber;fr
1sa;en
2i;7g
1ta;7g
1uard;bfbp
5 armed;bo
6bank;bo
7order;bj
6camp;bo
8ptain;ba
8r armored;bo
7onvict;bf
8rrectional;bf
7rossing;bp
e adult;bp
froad;bp
fschool;bp
gite construction;bp
gubstitute;bp
7ustom;1y
6driver;bo
6elevated;bo
6gate;bfbo
7overnment;bo
6immigration;bj
6jail;bf
6life;bq
6maritime;bo
6of captain;ba
6park;bh
8trol;bo
7lant;bo
7oint;bf
8lice;bo
7revention loss;bt
8ison;bf
8otection plant;bo
6security;bo
e armed;bo
fplant;bo
grivate;bo
hotection asset;bt
funarmed;bo
7ubway;bp
6traffic school;bp
8uck;bo
2esser weight;cv
2ide;dbdc
5 adventure;dbdc
7irport;cmd9
d chief;cm
7lpine;dbdc
6bus tour;db
6care;cn
7ruise;dc
6discovery;db
6establishment;db
7vent;dbdc
7xpedition river;dc
arience;dc
6fishing;db
d and hunting;dc
ehunting;dc
6hunter;db
aing;dbfu
6kayak;db
6licensed;db
6mountain;db
7useum;db
6naturalist;dc
6outdoor;db
6park;3tdb
7lant;db
7rogram;dc
9jection technical;ct
6raft;dc
aing river;db
ewhitewater;dc
7iver;dc
6sightseeing;db
8te historical;db
6tour;db
a history haunted;db
bpark national;db
cerson important very;dbdc
bstudent;db
bvip;dbdc
aist;db
7rail;dc
9vel;dc
6wilderness;db
6zipline;db
5man;na
5r;nb
3tarist;84
2mmer;lu
6 heel;ki
2nner;fujj
6 aerial;nv
8ssault antitank;o2
7laad defense air altitude low;ny
7machine;o0
7observer aerial aircrew enlisted;nv
7redeye;ny
7spray;lo
3smith;j3k2
8 laboratory ballistic;k2ka
2tter;jh
6man;ftfz
1yn;9k
3 ob;9k
4physician;9k
3ecologist;9k
c and obstetrician;9k
dobstetrician;9k
dphysician;9k
0haberdasher;do
2cker;2ffvmknb
6 certified;2f
7ethical;2a2f
e certified;2a
7growth;fv
7hardware;2f
9t white;2a
7lumber;fz
7security application;2f
7tie;ftfz
7wood;lem2
4ler;m2
7 wig doll;m2
bs doll;m1
2ircutter;d4
4dresser;d4
4er fine;le
4stylist;d4
2mmerer;g4
8 neck bell;m2
9seam;jp
6man;g4ho
6smith;jolj
2nd;hoksm2na
4 back;ho
7rge;ms
8n;fs
7ttery;ks
6eamer;ko
7nch;jekhlmm2
a burr;js
bjewelry silver;lj
6lock;ki
6oat;ms
7x aging;kl
9steam;jl
6reaker;ks
7ush;lo
5card;ks
9room;ks
6harge;m2
b cellar viscose;l9
6ircus;na
6learing;m2
7oth;ks
6reel;ko
5dairy;fsna
6eburr;lc
7ck;ms
9 crew boat;ms
7rrick;hbhmhnn7
6igester;nb
6ock;mynanj
9 loading;na
6rapery;ke
7edge;n6na
7ill;hchf
5end draw;ks
5factory;m1
7rm;frfs
9 crop food;fr
amigratory;fr
6eller;kg
7rry;ms
6ield;frfs
7fth;m2
7ller brush;m2
9ing;na
7nishing container battery;lo
6loor;hbhm
a gas;hm
boil;hm
brig oil;hm
6older cloth;m2
7rge;jo
a drop;jo
7undry;m2na
8rth;m2
6rame;kom1m2
6urnace;jw
5garage;my
5hired;fr
6ouse boiling;m2
bdye;kl
5in tie;ko
5jig;kl
6ob;m2
5kettle;ks
6ier;kl
7ln;na
5lath;gf
9e;jt
5machine;m2
c forging;jo
dmilling wood;ky
dpunch;jqm2
dscrew;jt
7gazine;nb
7ker bunch;m2
6ill;m2
9 stave;m2
6over material and laborer helper of supervisor line first;m4
ostock freight and laborer;na
klaborer helper supervisor line;m4
kstock freight laborer;na
6uffler;jw
5orchard;fr
9id;fr
6ut knock;m2
9pick;ks
5packager and packer;nc
epacker;nc
7d;jekh
7ttern;m2
6iece;ko
7t;m2
6laner;jtkz
6ress;m1
a drop;m2
bgood knit;m2
bpneumatic;jq
7oduction;jem2
6unch;m2
5quiller;ko
5railroad;mr
7nch;fs
a crop;fr
blivestock;fs
6ig;hm
8 servicing well;hd
7ng up round;m2
6oll bending;jq
7om aging;m2
afruit;m2
ameal;la
aripening;l9
awood;m2
7ustabout;hm
8ter wood;ky
7ving;m2
5sample;kn
7wmill;kx
6cow;ms
6econd;ks
8tion;h7hom2
7wer;kj
6hed;frm2
7ore barge;na
g dredge;nj
hor dredge;nj
7uttle;nb
6lasher;ks
7ubber;ko
6mash;knm2
aer;kn
6pare;ksm2
7eeder;ko
7inner;ko
6table;fs
8cker plate;m2
8ge;na
7icker;nb
5table;m1m2
7iling;ks
6hird;ksm2
6ie;ko
7mber;fz
6ower;gthr
6rimmer and cutter;le
dcutter;le
6wister;kom2
5up pull;jw
5warehouse;na
8p;ko
7shhouse;lv
8te;m2
6hizzer;keks
6inder;m2
6orker polishing and grinding;lc
mgrinding;lc
5yacht;ms
7rd brick;m2
4er;ksm1
4icapper;8086
b racing harness;80
4ler;cofslim1m2
7 9 k;bj
b detection explosive;co
8animal;cocp
9rt;7879
9sbesto;h5
ah;na
9uto;dn
cmotive;dn
8baggage;d9m1
f hotel;d9
anana;na
arrel;na
9lock;nb
9roke;m2
8can;m2
bine;bcbjco
e detection explosive;cohg
argo;na
9hicken;fs
9oal;n7nj
ancrete;gb
9ylinder;m2
8distribution;f4
9og;co
b working;bj
9rum;m2
9ust;gb
8explosive;hg
h ammunition;hg
jnd ammunition;hg
8feed;na
9lask;m2na
9ood;c2
9reight;f6na
f warehouse;nd
9uel;l2
c irradiated;h5
8glass;na
bze;la
9rain;na
8hide;m1m2
9ose;gj
8ingredient;jk
9ron;m2na
8jet;j3n9
8k;bj
9 detection explosive;co
99;bc
a detection explosive;hg
8lead;m1
9ivestock;fs
9og;fz
9umber;na
8machine;nb
ail;f2f4fg
aterial;h6m1n7na
g ferrous non;na
hhazardous;h5
hlumber;na
hreceiving and shipping;na
rshipping;na
hwarehouse;na
9erchandise;nd
atal;jxna
9ilk;na
9unition;na
8ordnance;hg
g explosive;hg
9utsole;ki
8package;f2na
f warehouse;na
aper;na
art auto;dn
hmotive;dn
9et;co
9ig;m2na
9roject energy renewable;11
8refueling airport;ik
9oll;nj
cer printing;ik
8scrap;kala
d wood;nb
been;lgm2
9econd;li
9late;ho
9teel;na
aock;na
9ugar bulk;m2
8tube;nb
8vegetable;na
8waste hazard;h5
9ood;kynb
4yman;fshoiiium2msmy
8 cleaning;cd
9field;frfs
9help kitchen;c7
9mechanic;iu
hal;iu
3ger;gmgtke
6 awning;gbha
7back;je
9g;ke
8lind;ha
8ody;m2
8undle;nb
7ceiling metal;gs
8hicken;m2
7door;g4je
b garage;g4
i overhead;g4
8rapery;ha
9ywall;gf
7felt;nb
7gutter;gs
7live;fsji
7meat;m2
9tal;jem2
7paper;gm
c wall;gm
8late;k7
8oultry;jmm1m2
7rock sheet;gf
9d;je
7schedule;fl
8hade;ha
8ign;gt
9lk;ks
b wet;ks
8teel;gt
9ock;m2
7tobacco;nb
7vinyl;gm
7wallcovering;gm
bpaper;gm
9rp;ko
8ire;gh
b drop;m1m2
6smith;k7
3ker;kom2
6 wool;ks
2rdener;jek6m2
8 case;k6
d cyanide;k6
9die;k6
9face;k6
alame;k6
9hand;m2
9lens;lh
9metal;k6
9pot cyanide;k6
aroduction;k6
9tool;k6
3nessmaker;je
3pist;84
4ooner;fu
3vester;fqfrfs
9 carrot;fr
bustom;fq
afruit;fr
anut and berry;fr
eberry;fr
aoyster;fu
g wild;fu
aseafood;ft
dweed;fu
2sher;c0lf
2tter;keksm2
2uler;mfn8nj
6 auto;mf
bmotive;mf
7bobbin;nj
7cloth;nj
8oal;mf
8ream;mf
7feed;mf
8ield;fqfrfs
9lling;na
7gravel;mf
7log;fx
7milk;mf
8uck;hjho
7roll;nj
9ving;m2
7sand;mf
8pool;nj
7trash;mf
7warp;nb
9ter;nj
7yarn;m2
2wker;e2
1ca annuitant;f2
1eader;jhjxkym2
6 bale cloth;kj
9rrel;m2
8illet;jx
8olt;ka
7fish;jh
7ingot;jx
7keg;ln
7packing apple;nc
8ile;gb
7shrimp;jh
6man cold;jp
4hunter;1a
4man;nj
7 shaft;ho
6ster;0l
3ler divine;575f
7faith;53575f
7magnetic;9p9wdh
7religious;5f
7science christian;5f
4th biological technician;ai
7home;90
7including specialist and scientist environmental;43
sscientist environmental;43
htechnician protection and science environmental;4o
zion science environmental;4o
3ter;lh
6 billet;k6
7fagot;k6
8orge;k6
7machine spike;k6nb
9nganese;jw
7oven;jw
7plastic and metal;k6
fmetal;k6
8roduction coke;lh
7rivet;k6lh
7sheet;k6
8teel;k6
7tar;ha
8orch;k4
8ube;k6
6man oil;gb
2ddler;ks
2eler;ki
2ister diamond;lj
2licopter aircrewman naval;nv
bengineer flight;nv
btactical aircrewman naval;nv
4otherapist;969w
3per;gwm1
6 accountant;ea
8nglesmith;m1
9nealer;m1
8rtificer ordnance;j2
8ssembler barrel;m1
hengine combustion internal;m1
7bagger;na
9ker;m1
c commercial;m1
cy;m1
9rtender;c7
g and attendant cafeteria and room dining;c7
ittendant cafeteria room dining;c7
8eamer;m1
9nder;m1
8lacksmith;j2m1
aster;hn
cing;hn
9ender;m1
e flour;m1
9ower glass;m1
8oiler;m1
dmaker;m1
9lter;m1
d roof;hn
9nding metal;m1
9re raise;hn
br test;hn
9ttler;m1
8rewer;m1
9icklayer;gv
h tile refractory and firebrick;gv
yfirebrick;gv
yor firebrick;gv
8uilder beam;gw
hlt;m2
fchimney;gv
fjig;m1
frig;h1hn
9ndle;na
9rner;m1
d kiln;m1
elead;m1
9sher;m1
ater rod;h1
9tcher;m1
7cabinetmaker;gw
9fe;c7
bteria;c7
9pper mold;m1
9rpenter;gw
g building;gw
hconstruction;gw
hhouse;gw
9ster;m1m2
d lead;m1
9tcher;m1
aerer;c2c4
8eramist dental;m1
8hain surveyor;3l
arrer barrel;m1
9emist;4n
8leaner dry;m1
frug;m1
cing;cd
arical office;fh
9ipper veneer;j2m1
8oater;m1m2
9mpounder;m1
h chemical;m1
9nditioner leaf;m1
ging air ventilation heating;j2
buit;gz
astruction;h1
j maintenance;h1
gor elevator;h1j2
9ok;m1
b pastry;c2
aper;gwj2
9ppersmith;m1
9rrugator;m1
9unter;c4dm
9verer boiler;h1
fpipe;gz
8rane;nj
9ew shot;hn
9utcher;m1
8utter;m1
d bias;m1
eglass;m1
erug;m1
7dairy;m1
8elivery;na
9partment test;m1
9rrick;hn
eman;hn
8ietician;ca
9gger trench;h1
9ver;h1j2
8ock loading;m1
9mestic;ce
9ubler;m1
9wn blow;m1
8rawer hand;m1
9essmaker;m1
9ier;m1
c and impregnator;m1
dimpregnator;m1
all;hn
cer;hn
e churn;hn
gore;h1hn
fout clean;hn
frotary;hn
fstone;m1nb
fwash;hn
aver;na
d truck;na
evan;na
h moving trailer tractor;na
8uster crop;fr
8yer;m1
b rug;m1
cyarn skein;m1
7electrical;gx
h automotive;j2
fian;gxm1
i auto;gx
nmotive;gx
jmarine;gx
jstage;gx
doplater;m1
8nd wet;j2m2
9gineer beater;m1
gcivil;3d
gheater;m1
gtreating;m1
gwasher;j2m1
8rector tombstone;gv
hwer;gx
8tcher hand;m1
8vaporator;m1
7fabricator metal;ka
9ctory;m1
9rm;fs
b crop;fr
cgame;fs
8iler;m1
9nisher cement;h1
gfurniture;m1
glining brake asbesto;m1
gmarble;gv
gterrazzo;h1
9reman;m1
9tter;m1
d gas;j2
h industrial;gz
emain gas;gzj2
epipe;gz
esprinkler;gz
fteam marine;gz
9xer loom;m1
8loor;na
arist;fr
8orge;m1
cman;m1
cr;m1
d drop;m1
eheavy;m1
amer hand;m1
9undry;m1
btain;c4
8ramer timber;gw
9eezer cream ice;m1
8urnace;m1
e blast;m1
fretort;m1
7gambreler;m1
9rage;j2
9s and water;j2
bwater;j2
8eneral;m1
8inner;m1
d cotton;m1
8lazier;h1
e glass stained;h1
fwindow;h1
8ood long machine;m1nb
8reaser;m1
9inder card;ik
7hammerer;gwhnm1
dsmith;m1
9nd section;m1
bler stock;na
ager awning;h1
edrywall;h1
ewallpaper;gy
bing metal;m1
9rdener;m1
9tchery;fs
f chicken;fs
9uler over;j2
8earth open;m1
ater;m1
d fagot;m1
eoven;m1
esheet;m1
8ostler;mr
9use engine;m1
8vac;j2
7impregnator;m1
8n drawer hand;m1
9spector assembly;m1
hequipment fire;j2
hleak gas;j2m1
hpipe oil;m2
hrug;m1
atallation;j2
j conditioning air ventilation heating;j2
kfloor hardwood;gw
khvac;j2
kmarble;gv
kplumbing;gz
krock sheet;h1
ktile ceramic;gv
pwood;gv
eer;m1
g ac;j2
j unit window;j2
ind servicer burner oil;j2
hconditioner air;j2
w unit window;j2
qing air and heating;j2
yheating;j2
hduct metal sheet;h1
hfurnace air hot;j2
hglass plate;h1
hmain water;gz
ietal sheet hvac;h1
ker gas;j2
hservicer burner oil;j2
iignal protective;gxj2
iystem energy solar;j2
htelevision;j2
aulation cellulose;h1
eor;h1
g cork;h1
hfrost and heat;h1
nheat;h1
hpipe;h1
8ronworker bridge;h1
iconstruction;h1
iornamental;h1
itensioning;h1
s post;h1
7joiner;gw
d boat;gv
bter veneer;m1
7keeper;m1
d furnace blast;m1
9nnel;cp
8indergartner;7e
9tchen;c2c7c8m1
8nitter;m1
7lab;j2
aoratory;j2
9rriman;m1
9undry;m1
9yer adobe;gv
dcarpet;h1
dfirebrick;gv
eloor parquet;gv
dlinoleum;h1
dpipe sewer;gz
itrench;gz
drug carpet;h1
hor carpet;h1
dterrazzo;h1
eile;gv
8ibrarian;7b
9ne;m1
br;m1
c cupola;h1
ddoor;h1
dladle;m1
dspout;m1
dtop hot;gvm1
9thographer;m1
8oader;nanj
d boat;m1nj
elog;fzm1
9cksmith;j2
7machine;hnm1nb
e alodize;m1
fcellophaner and bander;m1
rbander;m1
gylinder;m1
fdie cylinder;m1
fedger;m1nb
fforming carton;m1
fmailing;fg
fprocessing paper;m1
fwrapping;m1
dist;j2m1
g aircraft;m1
9gician;cv
9intainer signal;j2
cenance;cdj2
9ker basket slat;m1
eelt;m2
dcore;je
dgas;m1
dhoop machine;m1
dmold;m1
dpaint and cement roof;m1
jcement roof;m1
dstopper;m1
dtomb;m1
dvarnish;m1
9nufacturing;m1
9son;gv
c brick;gv
8echanic;j2
f automobile;j2
gcar;j2
gdiesel;j2
gequipment construction;j2
qlogging;j2
gfurnace;j2m1
gmachinery hydroelectric;j2
iintenance;j2
hotorboat;j2
gpinsetter;j2
hlant power airframe;j2
tnd airframe;j2
howerhouse;j2
gradio;m1
hefrigeration;j2
gservice equipment gas compressed;j2
gtractor;j2
gupkeep machine forming;m1
9lter;m1
d cupola;m1
elead pig;m1
epig;m1
evarnish;m1
9ssenger office;ey
9tal sheet;m1
clurgist;3k
csmith;h1
8iller;m1
d distillery;m1
biner;m1
bwright;ilj2m1
9ner;hn
aing;hn
bster;5f
9xer;m1
c abrasive;m1
dfeed;m1
dmud;m1
dsyrup;m1
8older;m1nb
d brass;m1
eiron;m1
9norail;m1
9rtician;d1
9ver;na
c furniture;na
dhouse;h1
7nursery;ddfr
9trition;c2
7observer prospecting gravity;hn
sseismic;hn
8ff let calender;m1
aice;fh
8iler;mr
8perator;m1
f bridge liquor;m1
huzzsaw;m1
gcalciner;m1
jender;m1
isting;m1
hharger;m1
hlarifier;m1
hontrol pilot;m1
jverter catalytic;m1
irrugator;m1
hutter;hnm1
m plug slice;m1
gdigester;m1nb
istillation;m1
hragline;nj
jwbench;m1
iier;m1
jll core;h1hn
q shot;hn
mrotary;hn
jver pile;h1
humper car;m1na
gextractor;m1nb
kuder;m1
gferryboat;nanj
hilter char;m1
rm;m1
horge;m1
hurnace carbon;m1
oreduction;m1
ggrinder shear;m1
ghammer drop;m1
hoist boat;m1nj
iuse tank;m1
gjoy;hn
gkiln;m1
k dry;m1
gleveler stretcher;m1
gmachine;m1
n bag;m1
pias;m1
plank box;m1
ponder stitch;m1
qring;gvhn
u earth horizontal;h1hn
priquette;m1
ocalender;m1
qsting;m1
poating;m1
qvering;m1
preping;m1
putting;hn
oedging and beveling;m1nb
vbeveling;m1nb
pmbossing;m2
ofelting;m1
v unit drying;m1
oknitting;m1
oliner;m1
poading;hnnj
qngwall;hn
omaking pad automatic;m1
vtablet;m1
polding;nb
opeeling pole;m1nb
pig;m1
polishing;nb
printing screen;m1
punch needle;m1nb
oshrinking cloth;m1
plitting;m1
ppar;m1
qlitting;m1
ptranding;m1
otube;m1
sr;m1
qmbler;m1
qrning;m1
hercerizer yarn;m1
hill;m1nb
k feed custom;m1
lpug;m1
lrolling;m1
iner continuous;hn
ixer metal hot;m1
gnaphthalene;m1
gphotostat;m1
hlaner shale;hn
kt acid contact;m1
mslime;m1
hrecipitator top;m1
jss cake;m1
mdrill;m1
oy;m1
hump oil wash;j2m1
irification;m1
grecording pressure hole bottom;hn
kvery;m1
iel dye;m1
ifinery;m1
gservice well oil;m1
hhear;m1
hlotter;m1
htill;m1
hubstation;m1
gtable frame;m1
mtransfer;mr
hester;m1
gup make;m1
gwheel casting;m1
8verhauler;j2
7painter;glgym1
e auto;m1
jmotive;m1
fbridge;gy
fhighway;gy
gouse;gy
fship;gy
jyard;gy
gign;m1
gpray;m1
9leontological;4v
9n;m1
9tcher;gvm1
e cupola;h1
8harmacist;b2
ey;b2
9otographer;m2
8ickler;m1
e line pickling continuous;m1
9lot airplane;n3
9pefitter;go
h marine;gz
br;m1
9t blow;m1
8laster;gy
eer dry;gy
hornamental;gy
hpool swimming;gy
ater;m1
d chrome;m1
9umber;gz
e hydraulic;gz
cing;gz
8ointer;m1
e tuck;h1
9lisher terrazzo;h1
aymerization;m1
9ster billboard;gy
9urer steel;m1
8ress;m1
9inter;m1
e cloth;nb
fscreen;m1
fwallpaper;m1
9ocess nut;m1
eor;m1
aduction;m1nb
8uddler;m1
9mper;hnm1
7raiser barrel;m1
9nch;fs
8egasification and liquefaction;m1
mliquefaction;m1
9heater;m1
9pair mechanic;j2
ewinder armature;j2
der;j2
f body automobile;j2
gcar;j2
gelevator;h1j2
gfurnace air hot;j2
ggun spray;j2
ghand;j3m1
ginstrument;j2
glight street;j2
gmachine sewing;j2
iintenance factory;j2
sindustrial;j2
smill;j2
heter;j2
gregulator gas;j2
gshoe;m1
hignal protective;gxj2
hpring hand;j3m1
htreetcar;j2
8igger;j2m1
bing;j2
9veter;m1
8oaster bean cocoa;m1
9d surveyor;3l
9ller;m1
9ofer;h0
d cotta terra;h0
eindustrial;h0
eresidential;h0
eshingle;h0
flate;h0
etar hot;h0
bing;h0
e commercial;h0
am beater;m1
doiler;m1
ccasting;m1
dontrol;m1
cdining;c7
cengine;m1
cheater;m1
cshipping;m1
9tary;hn
9ugher;m1
8unner drill;h1
7salvager;j2
9nder drum;m1nb
i multiple;m1nb
9w hot;m1
ayer;m1
d circular;m1
8caffolding;gy
aler cane field;fr
9ientific;4v
9orer;m1nb
9rapper vessel;m1
8eismograph;hn
9rvice food;c7
fgas industrial;j2
er appliance gas;j2
ggas industrial;j2
ginstaller ac;j2
s and heating;j2
theating;j2
qconditioner air;j2
qsystem control environmental;j2
glight street;j2
gpump;j2
9tter;m1na
d monument;gv
etank;m1
8hactor;m1
9ear;m1
cer;m1
9ipfitter;m1
bwright;gw
byard;gy
9ooter;hn
ap;m1
b fabricating metal;m1
cprint;m1
9redder filler;m1
8ignal;m1
8litter;m1
9otter creaser slitter;m1
fprinter;m1nb
8oaker;m1
8plicer;m1
e cable;j2
9rayer cement;h1
ainkler;gz
g service;gz
8table;fs
ation;m1
e pumping gas;m1
fservice;j2
9ockroom;na
9retcher;m1
aipper drywall;h1
8urgeon tree;fr
aveyor;3lh1
7tailor;m1
9nk blending;m1
9per drywall;h1
drock sheet;h1
dwall;h1
aper;m1
d cupola;m1
8echnician;j2
h instrument;j2
9nder cell;m1m2
fupola;m1
eflotation;m1
emachine bonding stitch;m1
mcutting;m1
mdrawing;m1
mfiltering;m1
min drawing;m1
epicker;m1
ereagent;m1
escreen;m1
flasher;m1
etank blending;m1
jfilter;m1
9ster cable;m1
8ile;gv
b refractory;gv
9nner;h1
asmith;m1
8oolmaker;m1
broom;m1
8reater;m1
e heat;m1
9immer;m1nb
e tree;cfck
7undertaker;d1
8p wind calender;m1
9holsterer;m1
7vet;b3
aerinarian;b3
7wallpaperer;gy
9rd;aqar
aehouse;na
g plumbing;gz
8eaver wire;m1
9igher cane;m1
fdye;m1
9lder;m1
d electric;m1
esocket;m1
8inder;m2
d armature repair;j2
eblanket;m1
etube spiral;m1
9rer electrical;gx
dhouse;gx
dsign electrical;gx
8oodworker;m1
9rk exterior;gy
ber asbesto;h1
ebarrow;m1
feater;m1
gnch;m1
ecable;m1
glender;m1
gr;m1
ekiln lime;m1
emetal ornamental;m1
ksheet;h1
epress;m1
eservice;m1
fhear rotary;m1
fignal;m1
fteel structural;h1
gill;m1
eterrazzo;h1
ewashtub;m1
fire switchboard;m1
2matologist;9i9p9w
c medical;9i
6pathologist;9m
3mer;kg
6 automatic;kg
7blindstitch;kg
7chainstitch;kg
7lockstitch;kg
7overlock;kg
7shirt;kg
7towel;kg
7underwear;kg
3stitcher;kg
2o;ge
3 landfill;ge
2rbalist;969u9w
9 chinese traditional;an
4ologist;9w
3der;fs
6 animal;fs
7goat;fs
7sheep;fs
4sman;fs
3petologist;3r
2wer;fwg4kx
5 stave;kx
8ull;ftfz
6timber;fz
1ha;ao
1ighlighter;lo
2ker;mx
5 auto;mx
6bill;ey
6car;mx
7oal;na
2s;ah
3 board;ah
9 national;ah
4certified board;ah
j national;ah
4licensed;ah
3tologist;3w9x
5pathologist;3v3w9m
5rian;4h
9 architectural;4h
cts dramatic;4h
acounty;4h
bredit;ej
adance;4h
afilm;4h
ahealth;4h
ainformation process;4h
amedical;4h
gtion;4h
busic;4h
aoral;4h
api;4h
aresearch;4h
7ographer;4h
5technician;9x9y
aologist;9x
2tcher;fznj
1obber;jt
6 gear;jt
2er;fr
2g sand;gb
2ister;m2
5man;n7
2lder;jhjom2
6 ball;je
8rake;mo
7copy;fj
7die;jo
7head;jh
7key;di
a retail;di
7mold;m2
2ner;js
5 precision;k9
2oker;fufzkiksm2na
6 bucket;m2
7cable;fz
9nt;ftfz
8hain;fxfznj
9oker;ftfufz
8rane;ftfznj
7felt;ks
7grab;ftfz
7jammer;fz
7log;fznj
7monorail;nj
7reel;m2
8ug;knm2
7scrap;m2
8ponge;fu
7tong;fz
4man;fufzna
3per;ky
6 hogshead;m2
2p boat;c6
4car;c5c6m2mx
7 dining;n2
5ounter;c4
5urb;c6
4skate;cv
4truck;mf
3per car;momx
7truck;mf
2rologist;isjc
3se driving logger;nj
esnaker;nj
5man;7yco
5shoer;cp
3ticulturist;3o3sfr
2seman;gj
7 insulation;gj
3pitalist;9p
b academic;9p
cgyn ob;9k
fecology and obstetric;9k
nobstetric;9k
cicu neonatal;9p
cmedicine internal;9p
cneurology;9p
docturnist;9p
cpediatric;9p
cunit care intensive neonatal;9p
3t;87c9n2
4 bar;c9
6reakfast;c9
5cashier;dk
8ino executive;cl
5deli;c9
7sk front;c9
5event;85
5gaming;cq
6round;n2
5hall dance;cv
5karaoke;85
5museum;cu
5party;c9
6rogram;87
5radio;87
6estaurant;c9
6oom dining;c9
5show;87
9 game;87
amorning;87
atalk;87
e radio;8788
5tearoom;c9
7levision;87
6v;87
4ess;87c9n2
7 airline;mc
8bar;c9
9uffet;c9
8cashier;dk
8desk front;c9
8flight;mc
8ground;n2
8hall dance;cv
9ost ground;dh
dhall dance;dh
dmachine vending;ca
dsale plan party;dw
8meat;do
9useum;cu
8newcomer;dw
8party;c9
8restaurant;c9
9oom dining;c9
8show;87
8tearoom;c9
4ler;fzmnna
7 and operator dinkey engineer yard rail;mn
8car;mx
8engine;mn
8operator dinkey engineer yard rail;mn
8yard;mn
2usecleaner;ce
5fellow;dg
5hold private cook;by
5keeper;cecx
b commercial;ce
cexecutive;cb
chome;ce
cindustrial;ce
claundry;ke
cresidential;ce
cvisiting;ce
5maid;ce
7n;m2na
8 refrigeration;m2
5person;ce
b banquet;c7
chousekeeping;ce
5smith;gt
1ss;ao
1uckster;e2
2ller;lb
6 almond;la
7pecan;lb
2morist;8c
2nter;fu
6 alligator;fu
8nimal predatory;ftfu
7bounty;fu
d animal;fu
ebug;2a2c
7deer;fu
7forestry;ftfufz
7game predatory;ftfu
7hurricane aerial;m9
7leak;jelim2
8ion;fu
7moose;fu
7predatory;ftfu
7threat;22
d cyber;2f
7underwater;fu
2sbandman animal;fo
bdairy;fo
bpoultry;fo
3ker corn;frlb
3tler freight;na
1ydrator;lb
4oblaster;gbgyn9
5dynamicist;37
5geologist;45
e project;45
6rapher;4q4v
5logist;45
b isotope;45
cresearch;45
cservice;40
durface;45
5meteorologist;40
5pulper;lb
5technician;0u
6herapist;96
2gienist;9v
9 dental;9v
g licensed;9v
hpediatric;9v
hregistered;9v
aindustrial;2z4w4x
k advisory;4x
lcertified;4w4x
amental;53575c
aoral;9v
2pertrichologist;d4
3notherapist;969w
6ist;86
0i caner;m2
2jtac;nz
1ceman;c7mena
3r;nanc
4 bun;lo
5cake;bu
7r;m1na
5machine;lp
5offal poultry;na
2hthyologist;3r
2p;3v
1dentifier;csnd
a horse;80
bpart;nd
btattoo;cs
1llusionist;7w
5trator;7l
b and sculptor painter including artist fine;7l
cbook;7l
ccatalog;7r
domic;7l
fmercial;7l
cfashion;7l7p
cgraphic;7l
j computer;7m
chistological;7l
cmedical;7l
dultimedia;7l
cnewspaper;7l
cpatent;7l
ftern;7l
droduction;7l
cscientific;7l
eulptor painter including artist fine;7l
det;7l
ctechnical;3a7l7r
1mager diagnostic ophthalmic;ai
9gital;lr
7electronic;fe
3m;5d
2munochemist;3w9p
6hematologist;9x
6logist;9p9w
c allergist;9p
end allergist;9p
dclinical;9p
dlab;9p
goratory;9p
dpediatric;9p
dtransplant;9p
6pathologist;9m
2paired visually teacher;71
jhe of teacher;71
3ersonator;7w86
c character;dx
3lementer;2f
b transaction electronic;21
3orter;1318dv
4ser;kb
3regnator;k8kskylp
b wad;lp
1n drawer emblem;ks
ahand;m2
amachine bonding stitch;m2
3hander;ksm1
3poke;ka
3stand;7w
3tailer;ftfz
3warm;m2
2dexer;em
2fantryman fire indirect;o0
cvehicle fighting;o0
cweapon antiarmor heavy;o0
3irmarian;5c5f
3luencer;dx
3ormatician health public;21
bst;21
d clinical;21
ehealth;21
enurse;21
epharmacy;8w
2jector lumite;m2
9mold;jn
9nurse aesthetic;d8
fregistered aesthetic;d8
9rn aesthetic;d8
9slip;gb
2ker;7kkikslo
5 machine;m2
8p illustration technical;3l
6ribbon;lp
6sole;ki
2layer;ktlo
3etter;ky
2nkeeper;0s
9 breakfast and bed;0s
kbed;0s
2oculator;fs
2patient;90
2seamer;ki
4minator artificial;4mfo
cpoultry;4mfo
4rter;flm2nc
8 advertising;fg
9block filler;m1
9cardboard;m1m2
9design;jeka
9glass;gi
9jewel;m2
9lens;m2
ainer;m1m2
cing;m2
9mail;fl
9newspaper;fl
9paper;flm1m2
ain regulator;m2
9rod carbon;nb
9stone pallet;isjc
9tag slot;fg
bpe elastic;jem2
aip;kykz
bssue;m2
aoe box steel;m2
aube inner;m2
9valve;m2
9wire;m2
d buckle;m2
3pector;18bcejfnh2jzlin1
9 administration health and safety occupational;4w
wsafety occupational;4w
beronautical;n1
espace;n1
bgricultural;fn
ke;fn
bircraft;n1
dplane;n1
dworthiness;n1
blarm;bc
f burglar;i0li
gfire;bcli
k electrical;i0
cigning;li
bmmunition live;li
cpoule;li
bnd engineer safety mining except engineer safety and health;2z
epolisher shot;ka
freassembler;m2
eslitter plate;jq
ewinder salvage;m2
bpparatus sprinkler fire;bc
brchitectural;h2
cmature;li
bssembly;jdlim2
i barrel;li
kench;li
jmajor;li
jprecision;li
jtypewriter;li
jwatch;li
durance quality;18f7lin1
buction damage auto;n1
tmotive;n1
cthorized;18
do;n1
e field;n1
emotive;n1
bviation;n1
donic;n1
bxle and wheel;n1
o railroad;li
fwheel;n1
k railroad;li
abag and harness;li
eharness;li
dgage;bobr
cll golf;li
east;li
crrel;li
g tight;li
ghead;li
cseball;li
cttery;huli
h storage;li
bead;li
dming;li
dring;li
h roller;li
clting;li
cverage bottled;li
bicycle;li
cllet;li
cological;li
block;li
board circuit printed;li
v assembly pre;li
dt aluminum;li
cbbin;li
cdy car;n1
ciler;h2li
clting;hi
cttle;li
cx;li
d coin;iw
ejournal;n1
ding;li
brake;n1
f air;n1
dnd;fn
f livestock;fn
cidge;h2n1
g balance;li
buckle;li
cilding;bch2
i and construction;h2
jcombination;h2
lnstruction;h2
jresidential;h2
clb;li
cs;n1
d school;n1
ctton;li
acable;inio
cn;li
d metal;li
doe;li
cpsule;li
cr;n1
d freight;n1
enew;n1
erailroad;n1
estreet;n1
etank;lin1
dgo;n1
f marine;n1
dpenter;li
ft;li
g finished;li
drier air;n1
dton;li
csing;li
dket;li
dting;li
cttle;fn
bell;li
bhair;li
dssis;li
h and motor;li
imotor;li
ceck heavy;n1
dmical;li
i agricultural;18
bigar;li
fette;li
crcuit integrated;li
blaim;16fl
ceaner sheet stock;m2
cock;isli
f time;isli
dth;li
cub golf;li
dtch;li
boal;li
dting;li
h certified;li
cde;h2
e building;h2
ffire;bc
cil;li
e coiled;li
dn proof;li
cke;li
cmmercial;h2
eodity agricultural;fn
dplaint;j3li
fiance environmental;18
lpollution air;18
eonent ammunition;li
kmachine office;li
fsite and plastic;li
kplastic;li
cncrete;li
dstruction;h2
m bridge;3d
nhighway;3d
npipeline;h2
ntransportation;h2
dtainer;n1
j snuff;li
einuity electrical;li
eract;18
fol;li
h disease;cfck
iinsect;cfck
o and disease field;fn
pdisease field;fn
iloss;1u
ipesticide;18
jollution water;18
iquality;fnlin1
p aircraft;n1
itemperature;li
iweed;cfck
cre;4pli
csmetology;18
ctton;fn
cver;li
f upholstery;li
brosstie;li
cystal;li
burrent eddy;li
cstom;1ybj
ctter;li
eing;li
bylinder;li
adairy;fn
cmage automotive;n1
becal furniture;li
dorating;li
cicer electric;li
hpneumatic;li
cvelopment site;18
dice precision;li
bial;li
ce;jzli
d open;li
ds stamp rubber;li
eel;li
cmensional;k7
csc;li
dposition material;li
dtribution utility;l1
bowel;li
bredging;h2
cilling;li
dving;gd
h pile;gd
cug;bj
e and food;4w
ffood;4w
aeggs;fnfp
blectrical;h2li
gomechanic;li
pal;li
hnic;li
dvator;h2li
bmission;n1
i exhaust;li
jvehicle motor;n1
bnergy home;h2
cforcement and permitting air;18
mcode;bl
mpermitting air;18
cgine;n1
g combustion internal;li
ger safety mining except engineer safety health;2z
iing;30h2
cvironmental;18
bquipment;lin1
j building;h2
kfire;bcj3
kmicrofilm;li
kphotographic;li
bstate real;h2
dimatic auto;17
omotive;17
bxchange branch private;li
ctermination;cg
dinguisher fire;bc
byeglass;li
afabric;li
gate metal;li
iing metal;li
jon;li
ccility care health;4w
cstener slide;li
bield;171oli
f automotive;n1
gcommercial;17
introl insect and disease;ft
vdisease;ft
gdamage automotive;n1
gproperty;17
gunderwriting;1o
clm;lilr
dter and cigarette;li
hcigarette;li
hoil;li
cnal assembly movement;li
gpaper;li
gshuttle;li
gtrailer truck;li
dish metal;li
ging;li
j container;li
cre;bc
earm;li
ework;li
csh;fn
blat film;li
cight;n1
coor;li
dur;fn
bood;4wfnfp
crestry;fn
brame eyeglass;li
ghandbag;li
gpicture;li
ceight;n1
h damaged;n1
iperishable;n1
cuit;fnfp
f perishable;n1
bsis;fn
burniture;li
agaming;bn
crment;li
h surgical;li
cs;h2
d natural;h2
dket;li
cuge;li
bear;li
e landing aircraft;n1
cnerator and motor;li
kmotor;li
blass;li
f and bottle;li
gbottle;li
goptical;li
cove;li
bood dry;li
frubber;li
brader establishment agricultural;fp
din;fnfp
dvel;li
ceen;li
buitar;ir
ahairspring;li
crdness;li
dness;li
ctchery fish;fn
czard fire;bc
bead club golf;li
dlth;184wfn
g and safety mine;4w
soccupational;4w
henvironmental;4w
hpublic;4w
hsafety mine;4w
ooccupational;4w
bide;li
cghway;h2
bogshead;li
coker;li
cse;li
cuse boiler;li
fkeeping;cb
eing;18h2
h and weatherization;ha
iweatherization;ha
bqs;18
bull;li
aie;3f
bncoming;li
cspection weighing;fy
dtallation;li
m and assembly;li
ossembly;li
erument;li
k and gauge;li
lfretted;li
lgauge;li
loptical;li
lsurgical;li
lwoodwind;li
dulation;li
erance;16
j commercial;16
kresidential;16
ajet;lin1
cwel;li
fry;lilj
big;li
akosher;li
alamp;li
cnd;fn
cyout;k7li
g and setup making die and tool;li
hsetup making tool;li
beak;li
e gas;li
dse pattern;li
cns;li
e multifocal;li
bicense;18
ging;18
cne;h2inioli
e assembly;li
fpipe;li
grint;li
ftoll;li
cquor;li
cvestock;fn
j vet;97
nerinary;97
boading;n1
dn;eq
e farm;ej
cck;li
domotive;lin1
css yield;li
bump;li
amachine;li
h game pin;iw
hry road;li
cintenance;lin1
l aircraft;n1
nnd construction;li
mconstruction;li
mpreventive electrical and instrumentation;3f
zectrical instrumentation;3f
csk gas;li
fphoto;li
donry;li
ct;li
d hogshead;li
derial;fyli
i navy;n1
jpackaging;li
jraw;fy
keturned;li
drix;li
beat;fnfp
e vet;97
ierinary;97
cchanical;3ili
hsm;li
ctal;jn
flurgical;3k
der;li
bica;li
clk;fnfp
cne coal;34
fmetal;34
fnonmetal;34
crror;li
cssile;li
bold;li
eed;li
ction wheel balance;li
dor outboard;li
anaval;n1
bdt;3k
begative circuitry;li
ctting;li
bib;li
ds pen fountain;li
aoffice;fl
bil;li
bpen;li
eing street;h2
dration;n1
j flight;n1
klogging;fnfz
bsha;4w
but lay and up set;li
iup set;li
apacker;ln
eing;n1
cllet;is
cper;li
crachute;li
dt;li
e and assembly typewriter;li
fglove;li
fmachine;li
golded;li
fstock;li
fwatch;li
csting;li
ctrol;bjli
g night;li
dtern paper;li
cving;h2
bbx;li
bencil;li
detrant;3k
j and particle magnetic;li
kparticle magnetic;li
ctroleum;f7lin1
bhoto line sewer;1l
fgraph;lr
biano;ir
clot safety;n1
cnion and wheel;li
hwheel;li
cpe;li
e cooling;li
foil;li
fpress;li
ding house;li
ct;n1
blant;fnli
f power;li
dte;li
f lithographed;li
eing;li
cumbing;h2
bm ie;3f
boint ball;li
gshipping;fn
dsing;li
cle;li
dice;1lbgbj
esh;kh
ger shot;ka
dlution air;18
ctato;fp
g peeled;li
cultry;fnfp
h and meat;fn
imeat;fn
breassembler;m2
dcision;li
dflight;n1
dservation equipment marine;li
dvention fire;bc
cimer;li
dnt;li
fing cloth;li
jscreen;li
cocess;li
h circulating;li
hing;li
k wafer semiconductor;li
hor;li
eurement;li
dduce;fp
gt food;fn
ioutside;li
ipaper;li
iwire;li
hion;li
k outside;li
dject;18
dof;li
dpeller;li
frty;18h2
dtection environmental;4w
lfire;bc
bublication;li
aqc;fnlin1
c aircraft;n1
buality;f7fnlin1
h machined;li
ipart machined;li
drantine;4w
araby;4w
cdon;4o
cg;li
cilroad;n1
cting credit;ej
cy;li
d x;li
beader meter;f1
cceiving;f7li
donditioning food canned;li
cfrigeration and heating;h2
oheating;h2
cgulator;li
chab;el
filitation;el
cnewal termite;cg
cpair;li
g fur;li
ger equipment fire;j3
kxtinguisher fire;j3
cstaurant;4w
cvenue;1y
bide amusement;h2
boad;h2
eway;n1
cll;li
e cold;li
eer;li
cute;fn
cving;li
bts;n1
bug;li
asafety;344wh2n1
g airworthiness;n1
inalysis;4w
jd health;4w
iviation;n1
p manufacturing;n1
konic;n1
o general;n1
hconsumer;4wfn
henvironment work;4w
hfire;bc
iood;fn
hhealth;4w
hmanufacturing;n1
hpilot;n1
hrailroad;n1
iesearch;4w
htruck;n1
cle;fp
dvage;li
h woodwork;li
cnitarian;4w
hy;4w
gtion;184w
cusage;li
bcale;18li
bealing box;li
ccurity;bobr
i transportation;n1
crum virus vet;97
perinary;97
dvice;li
h dining;4w
ifreight;n1
ihome;h2
iinspection and safety food;fn
tsafety food;fn
irefrigeration;li
kturn;n1
isteam;go
ito return;n1
cwer;li
bhank;li
cell;li
cingle;li
h asbesto;li
dpping;lin1
coe and hoof;80
fhoof;80
fsample;kh
dp machine;li
frailroad;n1
cuttle;li
bidewalk;h2
cgnal;j1n1
g rail;j1
htraffic;j1
blitter plate;jq
cug bullet;li
bmoke;bc
boap;li
cldering;li
bpecial;bg
dedometer;li
cray paint;li
ding;li
fkler;bc
j alarm;bc
kextinguisher fire;bc
kfire;bc
o alarm fire;bc
qnd alarm fire;bc
btain;kh
dndard quality housing;18
dte;18
eion;hsn1
ceamboat;n1
fline manhole;go
kunderground;go
del;li
dncil;li
cock;li
f clerical;nd
gfinished;li
hurnace;li
fing;li
creet;h2
bubstation;li
cnglasse clip;li
kon clip;li
crveillance;bnli
bwitch;ghli
gboard;li
bystem aircraft;n1
irresting and launching aircraft;li
rlaunching aircraft;li
hfire;bc
atank;n1
criff;ewfl
bechnical;n1
ceth artificial;li
clegraph;li
evision;li
cmperature;li
crmite;cg
csting destructing non;3k
rve non;3k
bhread;li
bick;4w
ce;li
cmber;li
der;li
ding;li
cp filter;li
cre;li
e green;li
ctle;5m
bool;huli
dth;li
cwel;li
cys;li
brack;h7n1
f railroad;n1
dffic;n1
din;n1
f watch;li
dnsformer power;li
fmission;li
fportation;n1
o public;n1
ceat heat;li
fing;li
i wood;li
de;fn
cuing balance;li
hhairspring;li
bube;li
cnnel;n1
bype;li
ewriter automatic;li
aunemployment;el
bp set;li
dtouch film;li
cholstery;li
bse water;f1
btility;h2l1
avarnish;li
begetable;fnfp
chicle;n1
h automotive;n1
imotor;18n1
itransit;n1
cssel pressure;h2
ct;97
derinary;97
bial;li
e level;li
cscosity;4n
dual;n1
boltage;l1
awafer semiconductor;li
cllboard fibrous;li
epaper;li
cste industrial;184w
ctch;lin1
der;4wf1
f storm and sediment erosion certified;18
msediment erosion;18
cy;n1
beaving;li
cbbing;li
h and belting;li
ibelting;li
ced;cift
cight;h2
cld;li
eing;li
h certified;li
ct glass optical;li
bheat;fn
del;lin1
f buffing;li
ggrinding;li
binder salvage;m2
eing;li
cre;li
bood;li
crk fresh;li
fpiece;li
gublic;h2
eing cold;li
breath;li
ayard;li
azyglo;li
3taller;g5g6g8gagjgmgogtguh3h9hrhshyhzi0ihinioj3j5m2
9 absorber shock;je
bccessory auto;i4
omobile;m2
qtive;i4
coustical;g8gf
ction;je
bdvertising;gm
berial;hwio
g industrial;hw
hradio;i4
blarm;i0
f burglar;hyi0
gcar;hy
gfire;i0
k home;i0
gsecurity;i0
o home;i0
bnd assembler furniture;m2
edeliverer vault burial;n5
emaker button;m2
kcanva boat;ks
fechanic refrigeration and conditioning air heating;ih
ctenna;ghhsi4je
h communication satellite;hs
iradio;i4
itelevision;ghje
bppliance;ii
j electric;ii
kgas;ii
khome;ii
musehold;ii
bssembler furniture;m2
hy interior;je
budio;8ghzi4
f car;hy
ctomobile;i3
bvionic;ht
bwning;gbha
abaffle;je
beading;je
clt conveyor;ij
fsafety;i4
billboard;gt
blade rotor;i1
cind;ha
f venetian;ha
cock glass;ly
dwer;ih
boiler;g1
cx switch;hs
broadband;hs
bulkhead movable;m2
crner oil;ih
ac a and heating residential;ih
futo;i4
duto;i4
cheating residential;ih
babinet;g4kt
dle;hzinio
f broadband;io
gnetwork;hsio
gtelevision;io
cnva boat;ks
crpet;g5
g commercial;g5
hresidential;g5
hwall to wall;g5
mwall;g5
beiling;gfgs
h acoustical;gf
imarble;g8
cll;huik
bhair;m2
dnnel;je
bommercial;g6if
k residential;if
dputer;hq
cnditioner air window;ii
jing air and heating;ih
zing residential;ih
vventilation heating;ih
sutomotive;i4
rheating;ih
y residential;ih
rventilation heating;ih
euit;ghio
h underground;in
dtrol access;hw
ienvironmental computerized;hw
dveyor;ij
i mechanical;n4
coler bulk;ih
hevaporative;ih
hroom;ii
cunter;g4
htop granite;g8
cver seat;jekr
k auto;i2je
pmobile;m2
hlip auto;i2je
fer floor;g5
fing floor;g5g6
o commercial;g5
jwall;gm
kindow;gi
cwling engine;j9
bulvert;gb
adeck tape;hy
cliverer vault burial;n5
birect;i3
csh satellite;hz
boor;g4if
e and window;gi
fcommercial;if
fexterior;if
fgarage;g4if
foverhead;if
fresidential;if
fwindow;gi
brapery;ha
cywall;gf
buct;gs
e heating;gs
fmetal sheet;gs
fwork metal;gs
aelectric;in
i solar;gu
ial;ghhtiu
gonic;hshy
k and electrical;hv
lcar;hy
lelectrical;hv
lmobile;hthvhy
dvator;h3
bnergy wind small;iv
cgine;i1
g boat;i5
bpoxy;g6
bquipment;hshy
j cell;hr
oular;hr
lommunication;hs
nputer;hq
kdairy;i6
kelectronic;hy
kheating;ih
kirrigation;i6
klaboratory;it
koffice;hq
q central;hs
kradio;hr
kstereo;hz
q home;hz
ktower;hr
kventilating;ih
bscalator;h3
bxchange branch private;hs
ctinguisher fire;j3
afan;ih
bence;h4
f link chain;h4
gwood;h4
bield;gs
creplace;g2
estopper;gjgk
cxture lighting;gh
bloor;g6
f alley bowling;g4
gconcrete;g9
irk;g6
ghardwood;g4
glaminate;g6
hinoleum;g6
fing;g5g6
i metal;m2
jvinyl;g6
boam spray;gj
burnace;ih
h air hot;ih
igas;ih
ioil;ih
isteamfitter;go
iwork metal sheet;gs
mer insulation;gj
eiture;j3jeku
j office;ku
dring door;m2
ageneral;j5
cothermal;j3
blass;gii3m2
f auto;i3
kmotive;i3
gleaded;gi
gplate;gi
gsafety;j5je
hervice auto;i3
smotive;i3
htained;gi
gwindow;gi
branite;g8
dphic;gm
cipper;ks
buardrail iron;gt
ctter;grgs
ahardware;je
i shade wooden;m2
dness;j5
beadliner;je
dter;i4ih
g oil;ih
hwater hot;go
nsolar;go
eing;ih
h baseboard;ih
ipool solar;go
isteam;go
bome custom;iz
fmobile;iz
l and building manufactured;iz
mbuilding manufactured;iz
cusing;je
bvac;ih
bydrant water;go
aicer;j5
e aircraft;j5
fde;j5
h aircraft;j5
bnstrument;hs
dulation;gjgk
k ac;gk
lconditioning air;gjgk
ostruction;gj
nrk;gj
lfiberglass;gj
cterlocking;h9
fnet and television;hz
ov;hz
jtelevision;hz
kv;hz
jwireless;hz
bron;gq
ajalousy;g4
alight neon;gh
cne;inio
e except repairer and installer equipment telecommunication;hs
vinstaller equipment telecommunication;hs
ffios;io
fgas;go
fpower;in
frailway street;in
fservice optic fiber;io
ftelecommunication;io
er;je
f car;je
ghead car;je
doleum;g6
bock;m2
amachine;il
h office;hq
iwashing;ii
hry office;hq
cker button;m2
gcanva boat;ks
crble;g8
g and tile;g8
htile;g8
dker lane;h6
csonry;g2
bechanic refrigeration conditioning air heating;ih
ial;iu
ctal sheet;gs
l ac;gs
mconditioning air;gs
zair and ventilation heating;gs
zair ventilation heating;gs
mhvac;gs
der;ig
f electric;ig
ggas;goigj3
gparking;ig
gwater;goig
bilker electric;i6
crror;gi
g control;i4
o remote;i4
bobile;iz
clding;g4
cnument;g3
ctor;j9
buffler;i4je
anavigation car gps;hy
psystem positioning global;hy
lgps;hy
lsystem positioning global;hy
beon;gh
aoffice central;hs
o optic fiber;hs
bpener door garage;if
brgan;ir
f pipe;irje
apanel;g4
f photovoltaic;gu
hv;gu
gsolar;gu
cvement concrete;h9
r interlocking;h9
jinterlocking;h9
er;h9
f segmental;h9
bbx;hs
bermastone;g3
bhone auto;hy
dtovoltaic;gu
m electrician journeyman;gu
nsolar;gu
bipe;gn
e water;go
er;gn
blumbing;goiu
bool;ha
e aluminum;gbha
fswimming;g9gb
n concrete;g9
cst steel;gbha
eer bill;gm
cwer electric generating wind;huiv
gsolar;gogu
brinter simplex;hs
coduct concrete precast;gb
dtection lightning;gh
bump;j3
e gasoline;j3
fheat;ih
firrigation;i6
fwater;go
k ground;j3
bv;gu
c electrician journeyman;gu
dsolar;gu
aradio;i4
f way two;hr
cil;in
e guard;gt
fthird;in
befrigeration;ih
cpeater telegraph;hs
csidential;if
ctrofit;gj
i diesel;i4
boad;h6
cck sheet;gf
cd lightning;gh
cofing;gr
h cool;gr
asafe;iy
csh;g4
e window;g4
ctellite;hshz
bcale;ig
beat;jekr
e auto;i2je
jmobile;m2
ccurity;i0
crvice field;hz
imetal sheet commercial;gs
ctter pin bowling;j3
bhade window;haj3
cield;j5
cw;go
biding;g4
g aluminum;g4
cgn;gt
e neon;gh
froad;h6
eal protective;i0ik
bkin;j5
blab;h9
cip auto;i2je
boftener water;go
eware;252b2c
clar;gogu
f residential;gu
bpouting;gs
crinkler;chgo
j fire;go
klawn;ch
btation;hs
h telephone;hs
ceel;gbha
dreo car;hy
coker;ih
dne paving;h9
dp electric;gh
dve;ii
f electric;ii
crip weather;g4
cull;g4
bubcontractor;g5
bwitchboard;ghhs
bystem address public;8i
ilarm fire and security;i0
ssecurity;i0
hcable;inio
iontrol environmental;ih
pfire;go
henergy solar;gu
owind;iv
hfile;2i
hgeothermal;j3
hheating;ih
hirrigation;gngo
hmilking;i6
hrefrigeration;ih
hsecurity;hyi0
iolar;gogu
jund;hs
iprinkling;go
atank septic;he
belecom;hs
hmunication;hsio
egraph;hs
ephone;hs
etype;hs
iwriter;hs
evision;hzio
k cable;hshzio
lsatellite;hz
crrazzo;ga
bheater home;hz
drmal solar;go
bicker;hs
cle;g6g8
e ceiling and drywall;gf
ndrywall;gf
hramic;g8
fresilient;g6
fwood;g8
cre;ie
bop;jekr
d convertible;kr
p and cover seat automobile;m2
qseat automobile;m2
esoft;m2
evinyl;jekr
j auto;i2je
bravertine;h9
ceatment window;gi
cim;g4je
burbine wind;iv
bv;hz
c cable;hshzio
dsatellite;hz
bypewriter telegraphic;hs
aunit door residential;if
fheating;go
fwindow ac;ii
mconditioner air;ii
av a;hz
bault;iy
f cemetery;n7
bideo;8g
f audio;hz
cnyl;g6gm
csor;je
dual audio;hz
boltage low;hz
awall dry;gf
fsegmental;h9
epaper;gm
cter hot solar;go
beatherboard composition;gj
hization;ha
bindow;g4gii3je
g storm;g4
eshield;i3
cre trolley;in
4ructor;5o5p5q5r5s5t5u5v5w5x5y5z60626364656668696a6b6c6d6e6f6g6h6i6j6k6l6m6n6o6q6r6s6v7273767g
a abe;72
ccademy police;6c6n
dcounting;5o
dt;75
eivity and wellness;6m
krecreational;73
kwellness;6m
cdjunct;5o5p5q5r5s5t5u5w5x5z6064656668696a6c6d6f6g6h6i6j6k6l6m6n6o
i biology;5u
jchemistry;5x
jeconomic;62
knglish;6h
jhistory;6j
jjustice criminal;6c
jphilosophy;6k
lysic;5z
ksychology;65
jscience computer;5p
rpolitical;64
kociology;66
fstment work;6v
cerobic;de
i water;de
cgility;co
dribusiness;5t
fculture;5t
fscience;6v
eonomy;5t
cid;73
e cpr;58
ffirst;73
k and cpr;58
presuscitation cardiopulmonary;58
fresuscitation cardiopulmonary;58
ee nurse;69
cnalysis geospatial;5z
etomy;5u
dthropology;60
n adjunct;60
cpplication computer;5p
cquatic;6m
crabic;6i
dcheology;60
fitecture;5r
dt;6f6r6s6u73
e adjunct;6f
fcommercial;6n
felementary;6f
eist;6f
hry makeup;6f
es culinary;6v
gdigital;6f
gmartial;737zde
gperforming;6f
gvisual;6f
cssembly watch;6n
eistant medical;68
lnursing;69
hing medical;68
eociate justice criminal;6c
cthletic;6m6u737zak
j clinical;ak
cutomotive;6n6v
bbanking;5o
drbering;6n
cilingual;6i6r6s7276
dology;5u
i adjunct;5u
jmcat;5u
jtest admission college medical;5u
emetric;5v
clowing glass;ly
cody auto vocational;6v
kmotive vocational;6v
cridge;73
cusiness;5o
bcadd;6n
dmp;73df
f summer;73df
gtennis;73
dre skin;6n
epentry;6n6v
center learning;75
dramic;73
chef;6l6n73
emistry;5x
k adjunct;5x
lgeneral;5x
lorganic;5x
dinese;6i
cis;5p
classification;6b
groom elementary;6y
dinical;58686n
j adjunct;68
coding;6n
dllege;5u6o
i adjunct;6f
dmmunication;6g
o adjunct;6g
eposition;6h
m english;6h
futer;5p
dnditioning air and ventilation heating;6n
sventilation heating;6n
estruction residential;6n
etroller attack terminal joint;nz
doking;73
dsmetology;6n6v
cpr;58696n73
craft and arts;6f
irts;6f
csr;6n
cyber;1j
gsecurity;5p
bdance;6f7382
g hop hip;81
fing;73
cecorating;6n
dsign and drafting aided computer;6n
idrafting aided computer;6n
igraphic adjunct;6f
iinterior;5r
dvelopment child;656l
neducational general;72
civing;737z
h scuba;73
cog guide;co
k licensed;co
crafting;6n6v
j architectural;5r6n
ewing;5s
diver truck;6n
fing;6v73
i cdl;6v
jdefensive;73
jlicense driver commercial;6v
beconomic;62
j adjunct;62
cducation;6a
k adult;6n72
mgricultural;6v
ve;6v
lbasic adult;6a72
musiness;5o6n
lcontinuing;696a
ldriver;6v73
loutdoor;6a
lphysical;6a6m6s6u
t and health;6m
uhealth;6m
lremedial adult;72
lsecondary adult;72
mpecial;6y70
ltechnical career;6t
kal;6a
cngineering;5s
m adjunct;5s
elish;6h6u72
i adjunct;6h
jdevelopmental;6h
jonline;6h
drichment;73
csl;6i6s6u72
e adult;72
dol;72
cxercise;6m
j group;de
dplorer forest;5v
bfarm;5t
cield;6e
dnance;5o
drearm;73
dshery;5t
dtness;6mde
i group;de
o and trainer exercise;de
ptrainer exercise;de
clight;6n6v73
h certified;6v73
ipilot airline;m8
dying;73n3
corensic digital;6c
fstry;5v
crench;6i
cundamental engineering;5s
bged;72
dmology;6n
dography;63
k human;63
espatial;63
drman;6i
cmat;75
colf;7z
dvernment;64
croup;de
cymnastic;73de
bhealth public;58
cistory;6j
i adjunct;6j
krt;6j
jonline;6j
corticulture;5t
n vocational;6n
cpe;6m
cvac;6n
cygiene dental;68
binformatic health;21
ct;5p
bjournalism;6g
cudo;73
dstice criminal;6c
r adjunct;6c
bkarate;737zde
cnitting;73
blab;5u
e chemistry;5x
dnguage;6h6i6r6s6u73
j arabic;6i
kenglish;6h6i6s6u72
r adult;72
seducation secondary adult education basic adult;72
kforeign;6i
kother of speaker for english;72
qspeaker english;72
ksecond a as english;6i6s6u72
zlish adult;72
zlish and education secondary adult education basic adult;72
dw;6d
e .s u;6d
fbusiness;6d
fstate united;6d
cibrary;6b
dteracy adult;72
hture;6h
dving community;5b
csat;75
bm and o;8z
cachinery apparel;6n
lfootwear;6n
ltextile;6n
dintenance;6n
m aviation;6n
nindustrial;6n
nmechanical;6n
dnagement;5o
l resource human;76
eufacture apparel;6n
drketing;5o
fsmanship;6n
dsonry;6n
dth;5q6u
f college;5q
impetitive;5q
fematic;5q6u
l adjunct;5q
mcollege;5q
ompetitive;5q
ccat;75
cechanic auto;6v
omotive;6v
ddical;68
cicrobiology;5u
dllwright;il
cobility and orientation;8z
kdog guide;co
korientation;8z
ddeling;73
cusic;6f6r6u73
g adjunct;6f
hvocal;6s
bnetworking computer;5p
cuclear;5z
drse;69
g registered;69
fing;69
i adjunct;69
jclinical;69
r adjunct;69
jpractical;69
jvocational;69
dtrition;6l
k and food;6l
lfood;6l
bo;8z
cbedience dog;co
cperation equipment;4r
lvehicle emergency;md
dtic fiber;3k
bp;68
c a;68
caralegal;6d
ce;6m6s6u
dt;co
chilosophy;6k
l online;6k
dysic;5z
h adjunct;5z
imcat;5z
itest admission college medical;5z
hal;de
gology;5u
l anatomy;68
od anatomy;68
ciano;73
dlate;de
eot;n3
dpefitting;6n
clant treatment wastewater;6n
creparation career;70
dogram;6i6n
i life;73
jmedia and film;6b
pfilm;6b
jnutrition;6l
jresource natural;5v
csychology;65
l adjunct;65
br hvac;6n
cange;5v
ceading;6h
i developmental;6h
dcruit;o2
dfrigeration and conditioning air ventilation heating;6n
pconditioning air ventilation heating;6n
dligion;6k
dpair computer;6n
eresentative service customer;6n
dsource natural;5v
euscitation cardiopulmonary;58696n73
dtraining driver;1j6n
ciding;737z
h horseback;73
itherapeutic;7392
cn;69
coad and range;5v
grange;5v
dbotic;5s
i and circuit;5s
jcircuit;5s
bsafety;4w4x
h and health;68
ihealth;68
diling;73
dt;75
cchool after;6n
icorrespondence;6n
iground;6n
dience;5u5z
i animal;5t
jbiological;5u
jcomputer;5p
jexercise;6m
jhealth;6v
jmilitary;6o6u
jphysical;5w
kolitical;64
s adjunct;64
jsocial;66
duba;73
cervice and business;5o
jbusiness;5o
jground;6n
cimulation flight;6o
ior;6n
cki;737z
eing;73
ell communication;6g
cnowboard;73
cociology;66
cpanish;6i
i adjunct;6i
ded;6y
eech;6g
ctudent graduate;7g
fio;6f
fy communication;6g
cubstitute;74
cwim;7zde
fming;737z
cystem information computer;5p
isecurity information;5p
btactic and weapon;nv
iweapon;nv
dxi and trolley bus;6n
gtrolley bus;6n
ceaching educational;6a
dchnical;1j6n
k weapon and explosive;hg
sexplosive;hg
iian tool machine;6n
gology;6n6v
l agriscience;6t
nutomotive;6n6v
mcomputer;5p6n6o6u73
u and business;6v
vbusiness;6v
onstruction;6v
melectrical;6n
w industrial;6n
sonic;6n
nngineering agricultural;5t
minformation;5p
mlibrary;6b
mnetwork;5p
moffice;6n
s business;5o
mscience agriculture;6t
nurgical;68
dnnis;737z
dst admission college medical;75
qmanagement;75
zt graduate;75
qschool law;75
hptitude scholastic;75
fing college american;75
cherapy massage;6n
jrespiratory;68
crade building;6n
hconstruction material green;1j6n
eining pet;co
ktechnical;6n
kvocational;6n
kweight;de
bupholstery;6n
bvocational;6n
l substitute;74
dice;73
bweaving;6n
dight;de
dlding;6n6v
elness;6m
j and fitness;6m
kfitness;6m
coodshop;6f
drk extension;76
gsocial;6e
criting adjunct;6h
bx group;de
byoga;de
f certified;de
duth;5e
bzumba;de
6mentalist;84
aist electro;j8
3ulator;gjgkjem2
9 and coverer pipe;gk
ablower;gj
acommercial;gk
crk;gj
e plant refrigeration;gj
cverer pipe;gk
aduct;gk
afrost and heat;gk
gheat;gk
aindustrial;gk
amarine;gk
bechanic;gk
ial;gk
ctal sheet;gk
apipe;gk
e industrial;gk
arefrigeration;gk
athermal;gj
awire;m2
e bead;m2
bool rock;gj
2tegrator application;2b2c
bcontrol automation;3f
belectrical;2w
cnterprise cross;21
bphotovoltaic solar;gu
cv solar;gu
bsystem;21
h control and command;no
qcommand;no
inetwork;26
itelecommunication multimedia;26
4lligence counter;nr
dhuman;nr
dimagery;nr
doperation;nzo2
dsignal communication;o2
eource all;nr
n aviation;nr
4nsivist;9g9p
b care critical;9g
4rcity and transit driver bus;mi
atransit driver bus;mi
5lacer;m2
6eafer paper carbon;m2
6ocker;mr
5mediary transportation ocean;ex
5n;9p9w
6 actuarial;2g
8rchitecture landscape;2n
7ehs;2z
8ngineering biomedical;2s
jcivil;2u
jelectrical;2w
knvironmental;2y
jindustrial;30
jmechanical;33
jprotection fire;2z
jrobotic;37
jtransportation;2u
7pathology speech;b5
8harmacy;b2
7resident;9p9w
7safety and health environmental;2z
ehealth environmental;2z
8cience data;2k
6ist;9i
9 general;9i
5preter;8d
b asl;8d
cbilingual;8d
ccommunity;8d
eurt;8d
cdeaf;8d
diplomatic;8d
ceducational;8d
dnglish spanish;8d
chistoric;4h
kal;4hdb
clanguage;8d
k american;8d
lforeign;8d
lschool;8d
mign;8d
p american;8d
qschool;8d
cmedical;8d
cparaprofessional;8d
dhotograph aerial;2p3l
cscience;db
deismic;4p
dpanish;8d
cvietnamese;8d
5ventionist;546w6y6z
f academic;6x6y
gbehavior;6w6y
oal;6w
gearly;546x6y
gliteracy;6w
gmath;6y
greading;6w6z
6iewer;1a48eleo
b admitting;eo
cbenefit security social;el
cclassification prisoner;1a59
dredit;ej
cdesk;eo
celigibility welfare;el
dmployment;1a
cfield;48eo
h bilingual;48eo
iscreening;48
dorensic;eo
chousing public;el
cjob;1a
cloan;1xeq
g mortgage;eq
coccupancy and eligibility;el
meligibility;el
cpersonnel;1a
doll;eo
cresearch;484seo
k bilingual;4s
lmarket;4seo
csecurity social;el
durvey;48eo
i telephone;48
ctelephone;48eo
cwelfare;el
2ventor;46
8 toy robotic;7o
4stigator;1620bgbmejeq
c accident;16bg
gount dealer;ew
ft secrecy bank;bm
effair internal;bg
elarm;bmbo
eml;1v20bm
end detective private;bm
hexaminer adjuster claim;16
hinspector fire;bc
rproperty government;18
erson;bc
dbackground;bm
eomb;bc
h and arson;bc
jrson;bc
esa;bm
eurglary;bg
dcase;53575cbm
gino;bn
elaim;16
i freight;fl
ferical;ew
eomplaint bill utility;ek
iiance;181v
fnfidential;20
gtract;bm
froner;18
eredit;ej
fime financial;1v20bg
jspecial;bg
hinal;bg
l and detective;bg
mdetective;bg
fuelty animal;bl
eybercrime;bg
ddeath;18
i legal medical;18
jmedicolegal;18
ftective;bm
m private;bm
eigital;2f
fsease venereal;4w
delectrolysis;2w
employment equal;18
epidemiology;3v
examiner adjuster claim;16
fplosion and fire;bc
v certified;bc
nfire;bc
dfbi;bg
eield;1618bm
fnancial;1v20
fre;bc
h certified;bc
ivehicle;bc
p certified;bc
eorensic;4u
eraud;20bmfl
i insurance;16
eugitive;bg
dgambling and officer surveillance gambling;bn
mofficer surveillance gambling;bn
ging;bn
fng;bg
dhomicide;bg
fur and wage;18
iwage;18
gsing and rent;18
lrent;18
dimmigration;18
enspector fire;bc
nproperty government;18
fterference radio;hwm2
fvestigation bureau federal;bg
rof bureau federal;bg
dlaundering money anti;1v20bm
eegal;bm
i certified;bm
jmedical;18
dmedical;18
iolegal;18
eortician;184w
dnarcotic;bg
doperation industry;18
fportunity employment equal;18
dparanormal;4v
eerson missing;bg
eolice;bg
erevention loss;bmbt
s retail;bt
fincipal;bm
gvate;bgbm
k licensed;bm
fotection asset;bt
lve child;54
dreference;fl
flation employee;bm
fvenue;1y
eight civil;18
dsafety;4w
ecene crime;4ubg
eervice utility;li
ehopping;bm
grtage cash;bm
eiu;20bg
epecial;bgbmbn
eupport child;bg
frveillance;bmbn
dtax;1y
g income;1y
ehreat blockchain;2f
eitle;5m
eraffic;n0
k field;n0
featment animal;bl
gnd;2j
dunit investigation special;20bg
dvp;bg
dwaste and fraud;20
jfraud;20
eelfare;575c
6or;1r
8 estate real;1r
1p;3v
1roner;kfm2
6 brim hand;m2
7clothe;kf
7flat;kf
bwork;kf
8ur;kf
7hand;kf
9t;kf
7last;m2
7machine;ke
7puff;m1
7shirt;kf
8leeve;kf
8ock;m1
8trap vamp;m2
4molder;k1
4worker;gqgt
a bridge;gt
cuilding metal engineered pre;gt
bconcrete precast;gt
estruction;gt
n building;gt
bfield;gq
bjourneyman;gqgt
bornamental;gtha
l and architectural;ha
nrchitectural;ha
breinforced;gq
bsheet;gt
cteel structural;gt
dructural;gqgt
btensioning;gq
l post;gq
2rigator;fr
9 flow gravity;fr
aoverhead;fr
apipe valve;fr
asystem sprinkling;fr
1sa;21
2so;22
3uer clothing protective;nd
7license;ei
0jack steeple;ha
4aroo;fs
4er;ks
6 yard;m2
6man;fz
5ter pneumatic;m2
4man;na
2iler;bf
6 and officer correctional;bf
7deputy;bf
7officer correctional;bf
7station;bf
4keeper;bf
4or;bf
2mmer;fz
6 cotton;na
2nitor;cd
7 maintenance;cd
8school;cd
2panner;lom2
1erk fountain;c4
4er soda;c4
2weler;lj
7 bench;lj
8order special;lj
5smith;lj
1igger;jrklm2
6man;ly
3man;k3
3sawyer;jqkx
1obber;jv
2ckey;7ymf
6 bread;me
7car;mx
7disc;8587
b club;85
cevent;85
chost;85
cmobile;85
cradio;87
h and announcer broadcast;87
knouncer broadcast;87
cwedding;85
ak;85
b radio;87
7gas;my
7professional;7y
8ump;my
7ramp;mx
2gger;lxnb
6 book;m2
7mailing;fg
7press web;nb
2iner;jelrm2
6 back;m2
8oat;g4
b and ship;g4
cship;g4
9dy;j5
7coat;kg
b lockstitch;kg
9upling hose;m2
7glass stained;gi
7seat;kg
b chainstitch;kg
8hade lamp;lu
9ip;g4
9oulder;kg
f lockstitch;kg
7veneer;ky
7waistline;kg
g lockstitch;kg
hoverlock;kg
4ter;g4ioje
7 stave;ky
8veneer;ky
2llier;kily
2urnalist;88
a and reporter analyst news;88
bbroadcast;88
bdata;88
benvironmental;88
bfashion;88
bmagazine;88
cultimedia;88
dsic;88
bnewspaper;88
bphoto;8k
crint;88
breporter analyst news;88
bsport;88
btravel;88
5eyman boilermaker;g1
curner oil;jw
bchange service electrical;hw
concrete;ga
editioning air and ventilation heating;ih
sventilation heating;ih
belectrical;gh
bgas;ne
bhvac;ih
binsulator;gk
bmaintenance;iu
cetal sheet;gs
bpipefitter;go
clasterer;gp
brepair machine;ik
bservice electrical;hw
bterrazzo;ga
1tac;nz
1udge;5k
5 administrative;5i
7ppeal court;5k
dof court;5k
6bankruptcy;5k
6chief;5k
7ircuit;5k
7ounty;5k
9rt appellate;5k
ccircuit;5k
dounty;5k
driminal;5k
cdistrict;5k
chousing;5i
cjuvenile;5k
cmunicipal;5k
csuperior;5k
ctrial;5k
7riminal;5k
6district;5k
e magisterial;5k
8ving;80
7ressage;80
6election;5kfl
7vent equestrian;80
6foul activity sport;80
6immigration;5k
h appellate;5k
6law administrative;5i
o compensation worker;5i
psecurity social;5i
qtate united;5i
pus;5i
6magistrate;5k
7unicipal;5k
6paddock;80
8trol;80
7lacing;80
7olice;5k
7residing;5k
8obate;5k
9cessing ballot;5k
6show dog;co
bhorse;80
6tribal;5k
2ggler;86
2icer;c4jk
2mper;hfmf
6 route;me
7smoke;bb
7truck;mf
2nkman;nh
2rist;5k
3or;5n
2stice;5k
7 court administrative;5k
esuperior;5k
8police;5k
8trial;5k
0k;bj
1alsominer;gl
1eeper;cpnd
6 animal;cpfs
8vian;b3
7bathhouse;cx
8ee;fs
8oardinghouse;0s
athouse;cv
7cabin tourist;0s
8emetery;ch
8ourse golf;ch
7die;nd
8ormitory;cd
7file;em
8urnace;jw
e blast;jwm2
7gate;bo
b toll;dk
8ear;nd
b marine;nd
8reen;ch
9ound;ch
7home tourist;0s
9use lodging;ce
7kennel;cp
7lamp safety;hoj3
8ighthouse;mw
9nen;ce
8ock;mw
7magazine;nd
8onkey;cp
9rgue;em
9tel;0s
7note;h1
7ordnance;hgj3
7park;ch
9ttern;nd
8late;kb
8ound;cp
7record;emew
9ptile;cp
9sort;0s
8oom gear;nd
7saloon;0p
8hip;bo
9op pawn;di
8tallion;fs
9ockroom;nd
areroom;nd
7table;cv
9vern;0p
8ool;nd
broom;nd
9wer fire;bd
7vault;ew
7zoo;cp
2gger nail;ky
2ttleman;gb
6r;ks
2yboarder;kb
8ist;84
3er data;fc
6entry data;fc
3puncher;fc
3smith;iy
1ibbler;m2
2ckboxer professional;7y
2ller animal;ji
7beef;ji
7cattle;ji
7hog;ji
7poultry;jh
7sheep;ji
7timber;fv
8ree;fv
3nman;m2
2ndergarten teacher education special;6x
3esiologist;969wan
7therapist;909596
1neader;jkm2
2ifeman;jh
3tter;kjkn
7 elastic surgical;kn
o frame hand;kn
8garment fashioned;kn
p full;kn
8hand;kjm2
9osiery;kn
f seamless;kn
8machine;kn
9esh wire;ka
8rib;kn
8top;kn
9ransfer;kn
aicot;kn
9ube;kn
8web;kn
2ocker;m2nb
7 cake;nb
ar;na
attle;jh
8olive;fr
3tter;fzkgm2
7 drawstring;ksm2
8fringe;m2
8string draw;ks
2uckler;jo
0labeler;ln
7 bolt;ks
attle;ln
8can;ln
3orer;cjftfzgbhom2na
7 agriculture;fpfr
9quatic;fs
9sphalt;h9
asembly ammunition;m2
8barn car;mnmr
9ed;ly
9lender;m2na
9oat;ms
c oyster;fu
8can tin;m1
bdlemaking;m2
9emetery;ch
9heesemaking;m2
9ircus;m1na
9leaning;cd
cring brush;cjftfz
9ompany;ho
ancrete;g9
g prestressed;m1m2
bservation rangeland;fv
lwetland;fv
ctruction;gb
k concrete;g9
lgeneral;gb
btrol traffic;h6n0
aurse golf;ch
9raft construction;gb
aew drop;gb
9ustodial;cd
8dam tailing;hom1m2
9istillery;na
9ock;na
8electroplating;na
8factory;m2
f starch;la
arm;frfs
c fish;fs
eorestry;fv
dgeneral;fr
dpoultry;fs
dworm;fs
9ence;h4
9ield;fv
d environmental;3gfv
eoil;hm
9orestry;fv
aundry coreroom;m2
8gang leak;gb
arage;my
9eneral;gbm2
9reen;ch
dhouse;fr
dskeeper;ch
aoundskeeping and landscaping;ch
nlandscaping;ch
8hatchery;fs
g poultry;fs
9earth open;m2
9oisting;nanj
ame mobile;iz
ause casting;na
fook;m2
epacking;na
evat;nanb
8irrigation;fr
8job odd;na
8landscape;ch
aundry;na
9eaf gold;nanc
9ife aquatic;fs
avestock;fs
9ogging;fz
at parking;mx
8machine syrup;m1m2
aintenance;h7
j airport;na
ktrestle;na
aking solder;m2
althouse;nj
anufacturing;na
ason;g2
dry;g2
9ine;hnho
8nursery;fr
8odd;na
9utside;ho
9ven;m2
8paving;h9
e asphalt;h9
9erformance home;gb
9ier;na
apeline;m1na
at;m2
9lant asphalt;h9
econcrete;m2
emixing concrete;na
epreserving wood;m2
9olishing and grinding;lc
igrinding;lc
and shrimp;fs
aol;gb
awerhouse;na
9ress density high;m1
eplywood plate hot;nanb
aocessing shellfish;na
bduce;fpfr
bpagation;fr
8rafter logging;fz
ags;m1
9efinery petroleum;m2
buse;na
apair;i8k3
e die;k3
ftrack;gb
9oofing;ga
f commercial;h0
8sanitation;nh
9ection;h7
9hip;ms
9killed;gbm2
9tation filling;my
8tanbark;cjftfz
apping tree;frfv
9errazzo;ga
9rack;h7
8warehouse;na
aste solid;nh
9eatherization;ha
9harf;m1na
9ood;fvfz
ark site;gb
8yard;chftfzhona
cwork and landscape;chft
hlandscape;chft
2c;9u
3emaker;kkkn
4r;khkim1m2
5 and buckler;m1
6belt;ik
7lind;je
7ottom and upper hand;m2
dupper hand;m2
7uckler;m1
6cable;m2
8rd;ks
a jacquard;m2
6hand;ks
6leather;kh
6machine;ki
6shoe;ki
4worker;kkks
3querer;k8lo
2dc;4y
3derman;bb
3leman;jx
5r;jx
3y patrol;bp
2mber;fs
3inator;hajbkskylglum2
9 adhesive;lu
aboard circuit printed;lg
building inflatable;ha
acomposite;jb
afiberglass;jbm2
ahand;m2
amold;kim2
apanel;m2
bhotoresist board circuit printed;m2
breform;m2
3pman;hom2
2ncer tube;lh
3der;nj
4lady;0s0w
5ord;0w
4man;0w
4scape;cc
9r;ch
a indoor;ch
2peler;kg
3idarist;lj
7y;lj
3per;jskikskylem2
6 crystal;lblq
7gear;js
7sliver;ks
7tool hand;k9
2rriman;mn
3yngologist;9p9w
2ster;kim2
6 and puller machine;m2
7bed;kim2
7forepart;m2
7hand;m2
8ooker;m2
7puller machine;m2
7seat heel;ki
g machine;m2
8hoe;ki
8ide;ki
b cement;m2
cstaple;m2
8lip;m2
8tring;kim2
7thread;ki
8oe;ki
a automatic;m2
8urn;ki
2tcher;kn
3exer;lolp
3her;g4gfkx
6 metal;gf
7plaster;gf
7rock;gf
bboard;gf
7tile metal;g4
7wire;gf
8ood;gf
4maker;kx
2unched air officer test missile guided;nn
6man;mu
4derer;ke
9 hand;ke
5ress;ke
2w at attorney;5g
7counselor;5g
6torney;5g
4counselor;5g
3yer;5g
6 admiralty;5g
7business;5g
7civil;5g
8orporate;5g
fion;5g
8riminal;5g
8ybersecurity;5g
7defense criminal;5g
8ivorce;5g
7entertainment;5g
9vironmental;5g
8state real;5g
7family;5g
7immigration;5g
7justice criminal;5g
7military;5g
7patent;5g
8robate;5g
aperty intellectual;5g
7sport;5g
7tax;5g
8itle;5g
8rial;5g
2yer;m2nb
5 adobe;g2
7sphalt;gb
6binder;lf
7lock;g2
b concrete;g2
cplaster;g2
crubber;g6
csegment;g2
7reaker;m2
8ick;g2
6cable;inio
8rpet;g5
7hannel;ki
7leat;nb
7oncrete;gb
9duit tile;g8gn
8re line layup plywood;nb
8ver floor;g6
bing floor;g6
7rossband;m1m2
6drain;gn
7uct;g2
6firebrick;g2
7lagstone;g3
8oor;g6
b absorption shock;g6
ccomposition;g6
chardwood;g4
cmastic;g8
dosaic;g8
cparquet;g8
jry;g8
ctile asphalt;g6
hrubber;g6
cwood;g4
8ume irrigation;fr
7orm;g4
6gold;m2
8od;m1m2
6heel;ki
6lap;ks
7eaf gold;m2
7ine service;gb
9ing;ki
9oleum;g6
6mica;m2
7osaic;g8
6paver;h9
7ipe;gn
a drain iron cast;gn
bgas;go
bmain water;gn
bsewer;gn
btrench;gn
bunderground;gn
ctility;gn
7late mica;lg
g hand;m2
6quill;ks
6rock sheet;gf
8d reinforcing;gq
8ofing;gr
7ug;g5
6sewer;gn
7heet;kb
7od;ch
8le;ki
7pring;m2
7teel;gb
8ock;lf
b veneer;m2nb
9ne;g3
6terrazzo;ga
7ie;na
8le carpet;g5
composition;g6
bfloor;g8
blinoleum;g6
broof;gr
8re;m0
7rack;h7
b rail;h7
6utility;gn
6veneer;je
6wrapper;ln
1cat;96
2mhc;51
2sw;5556
1do;af
1eacher;la
3d team intervention student and support teacher;7d
oupport teacher;7d
4er activity;df
8djuster machine;j4
8nimal companion;cn
7band;83
7canning primer and powder;j4
mpowder;j4
8hoir;83
8rew;bvm2
b arborist;cc
ccirculation;dj
cfarm;1b
clandscape;ccch
l junior;ccch
king;cc
croustabout;g0
csubscription;dj
7development project;11
jwind;11
7group machine;j4
7kitchen;bv
7line;je
7needle;ka
7orchestra;83
7play;df
8ractice brownfield;11
genvironmental;11
9evention loss;11
9oduction;jem2
aject;11
atection asset;11
7recreation;0rdf
h therapeutic;df
hal;df
9staurant;bv
7sale;dj
b unit sale plan party;dj
aon;10cm
8hift restaurant;bv
8ite plant;0c
7team;11
b logistic;0e
csale;dj
cwater;0u
9chnical power wind;11
eian wind;11
7unit infantry;npnt
7workgroup;ha
aship;5d
7zone production;j4
6ship astac control air tactical asuw asw;nz
4man;ha
4sman driving pile;gd
3ser;0w
6 scout;4p
3thersmith;kh
2cturer;5o5p5q5r5s5u5v5w5x5y5z606162636465666768696a6b6e6g6h6i6j6l6o76
8 adjunct;6g
anthropology;60
l adjunct;60
mcultural;60
arts communication;6g
athletic;ak
9biology;5u
9communication;6g
bntrol weight;676o
ariminology;6c
9design lighting;6f
gscene;6f
9economic;62
angineering electrical;5s
lmechanical;5s
clish;6h
9history;6j
9language spanish;6i
bw;6d
9management;5o
bthematic;5q
ausic;6f
9philosophy;6k
bysic;5z
asychology;65
9sociology;66
apanish;6i
atudy hawaiian;61
9work social;6e
2gger;kekn
3islator;02
2nder;1x
6 commercial;1x
2ot;3e
2pidopterist;3r
2tterer;kclolxly
8 car railroad;gllp
cd show;lx
9gold;lo
9monument;ly
9sign;lo
atock;ki
2veler;jpjwkim2
7 first;jp
8land;ge
8roller;jp
8solder board circuit printed;k8
be;ki
c machine;m2
8tar;la
5man;3l
4rman;mw
8 boat derrick;n5
aridge;mw
9hydraulic;n6
9lake and river;mu
eriver;mu
2xicographer;8b
1iaison academia industry;1l
9dministrative;f8fb
8clinical;ai
9ommunity;5b
9ustomer;25
g adp;25
hprocessing data automatic;25
8economic regional;4e
8housing;4e
8legislative;4i
8material;2i
9eteorologist;4v
8nurse;b5
8planning afloat element liaison amphibious and naval operation aoc;no
zison amphibious naval operation aoc;no
8regional;4e
ahab;52
dilitation;52
8science medical;3wal
9hipping;n1
8tool;k3
9ransfer regional;4e
8victim;bg
2brarian;7a
9 acquisition;7a
abookmobile;7a
acatalog;7a
bhemical;7a
cildren;7a
bollection special;7a
adevelopment collection;7a
bigital;7a
bocument government;7a
aelementary;7a
afilm;7a
ahospital;7a
ainstitution;7a
eruction;7a
l and reference;7a
mreference;7a
alaw;7a
bibrary special;7a
cst mail;fg
amedia;7a
ecal;7a
ctadata;7a
borgue;em
busic;7a
f broadcast international;7a
anews;7a
aoutreach;7a
aperiodical;7a
brison;7a
arecord;7a
g medical;7a
cference;7a
csearch;7a
dource electronic;7a
aschool;7a
g elementary;7a
berial;7a
dvice access;7a
iloan interlibrary;7a
ipublic;7a
itechnical;7a
iyouth;7a
bubstitute;ep
bystem;7a
atape;em
e computer;em
auniversity;7a
4ettist;8c
2censer dog;ei
2dder box;m2
2eutenant;b7b8
a accreditation;11
bdetective;b7
bfire;b8
bpatrol police;b7
colice;b7
h precinct;b7
irelation community;b7
bsheriff;bj
i deputy;bj
btraffic;b7
2feguard;bq
9 aquatic;bq
abeach;bq
acertified;bq
aocean;bq
apool;bq
3ter;na
6 sack;na
9lt;na
8kin bacon;jh
8tock;m2
7top;ki
2ghter shot;hg
7man;ms
5man;ho
2mber;fz
3nologist;3r
2nderman;ky
3e conveyor charger battery;m2
5production;m2
4man;ghh1hxiniojem2
7 aerial;inio
9pparatus;hx
9ssembly major;je
8class a distribution;l1
edistribution;l1
8distribution;l1
8electrical;in
i gloving class;in
8gloving rubber class;in
8journeyman;ghin
8line power;in
8power;in
8step;in
c third;in
8telegraph;io
cphone;io
9oll;io
9rouble;in
8utility;in
8wiring electrical;gh
4r;g2jekglolxm2
5 and preparer case;ka
6back heel wood;kiky
8g;m1m2
8rrel;lo
7ody;j5
8ttom;g2je
8x;lz
7rake;i4i8
6carton;m2
8se;nc
9ket;m2
7rate;nc
7upola;g2
6door;g2je
7rawer;m2
6edger;m2
6furnace;g2
6garment;kg
6hat;kg
6ladle;g2im
7uggage;m2
6mason;g2
6package;nc
7ipe;gn
a smoking;lom2
7orcelain and pottery;lo
gpottery;lo
8t;ik
7reparer case;ka
6rubber;m2
6ship;je
7melter;g2
7ock;ki
7pout;g2
6top hot;g2
6vamp;ki
7essel;g2
4sman;injy
8 crew ground;in
4worker;in
a electrical;in
bpower;in
btelephone;io
butility electric;in
3guist;4j8d
8 computational;234j
aryptologic;8d
9farsi;8d
9russian;8d
9scientific;4c4j
3ker;jem2nc
6 mat;m2
7sausage;nc
3otyper;kb
7ist;kb
2quefier butter;la
4idator;e3
2ster;emkend
6 material;f5
7part;nd
8rice;e9
3w;55
2thographer;kb
c job;kb
dphotographic;kb
elate copper;kb
5stripper;kb
1m;an
2ft;50
2hc;51
3p;56
2p;ax
2sw;5455
2t;ax
1na;aq
2c;98
2p;9b
1oader;frfsfxfzhjlynanbni
6 acid;nf
8ssembly;m2
7bag;nc
9nana;na
9rge;ninj
c and boat cement;l8nj
dboat cement;l8nj
arel;na
9se;m2
9ttery;ksnb
8oat;n7nj
9lt;m2na
9mb;m2
9ttom;fz
9x;ho
8rick;nb
8uggy;m2
9ilder order;nd
9lk;na
7cage;nj
9ne;fr
9r;nani
a box;na
bfreight;na
brail;ni
btank;ni
atridge;m2
9ustic;ni
8ement;n4
8hecker;n8
9loride polyvinyl;ni
9ute;nanj
8oal;hnhona
9ke;hjn4
9ntract;fz
aveyor;m2nb
9oker;n4nj
9re;nc
7devulcanizer;l9
8ies semiconductor;lq
8ock;ni
7fertilizer;na
8ilm;m1na
8reight;na
9uit;fr
8urnace;jw
e calcine;nb
ffusing;nb
7grain;n4
9inder magazine;nb
7house malt;nj
7iron pig;nb
cscrap;na
7joy;hjho
7kettle;m2
8iln;m1m2nb
b dry;nb
7lehr;lh
8og;fxn7
aging;fx
8ug;nb
9mber;m2
7machine;hj
e dyeing top;nb
fprinting screen;nb
freproduction;lr
fspray;nb
gtock raw;nb
9terial;na
8etal;na
8ount;m2
7order;nd
8ven;na
7perforator;hg
h gun;hghm
8igeon clay;cv
8latform;na
8otato;frna
9wder;gbhg
8ress;lg
c cold;m2
9inting screen;nb
8vc;ni
7rack;nb
9il;ni
8etort;jwm2
8ock;m2
9oftop;h0
7shake;nb
9ip;ninj
b and truck car tank;ni
ctruck car tank;ni
bping;ni
8kidder;n8
ap;nj
8tand dip;nb
eye;nb
7third;fz
8ie;na
8op;fzho
8rimmer;na
9uck;ni
c crane overhead;n5
dtank;ni
dwarehouse;ni
7van;na
8egetable;fr
7warehouse;nandni
8heel forklift;hh
7yard;hj
4master;m3
a aircraft;m3
bhelicopter;m3
bobserver refueling flight operator radio airborne;nv
bstation;m3
3n and eligibility except interviewer;eo
5eligibility except interviewer;eo
2bbyist;89
3sterman;fu
2cater;4p
7 magnetic;4p
8trouble;li
8utility;in
5or;4pin
7 apartment;fl
9utomobile;e3
8drill directional;4p
8line;4p
c utility;in
8pest;ci
8skip;bm
8trouble desk test;li
8utility;h2inio
f underground;gnin
3ker flat;kg
4maker;iy
6n;mw
4smith;iy
9 forensic;iy
amaster;iy
g certified;iy
aservice road;iy
5titcher;kg
2fter;kv
4sman;jz
8 boilermaker;jz
2gger;fw
6 e geological;4p
cphysical;4p
8lectrical;4p
7mud;4p
7round all;fwfz
7shovel;fx
8ls;4p
8ystem logging surface;4p
7well;4p
b oil;4p
3istician;1d
2iner meat;jg
2ngshoreman;na
c equipment handling material;nj
2okout;ms
3per;knlfm2
6 brilliandeer;lj
2pper;lj
6 brilliandeer;lj
2ta;at
1pa;bt
2c;4a4y50515253
2n;ad
3 clinic;ad
4duty private;ad
4health home;ad
4pediatric;ad
4triage;ad
2o;ag
2t;a9
3a;av
1srp;11
2s;m3
1ta;7b
3 cataloging;7b
1ubricator;ikmy
a car;ikmy
bwad;m2
2gger;na
6 beef;m2
7meat;m2
2mberjack;fw
6man;fwm2na
3per;m2na
2sterer;ks
2terman;m2
3hier;7kir
1vn;ad
2t;ab
1yricist;8c
8 song;8c
0m mate gunner;ny
1a;az
2chine former wheel buffing;ks
8maker brush;m2
ecage;ka
9easurer cloth;m2
8sewing tacker bar;kg
7ry worker maintenance;ik
6ist;ikjvk3
9 aircraft;jv
buto;jv
emotive;jv
acamera;ip
bnc;jrjvlslt
bomponent hydroelectric;jv
cntrol numerical computer;jrjvlslt
hled numeric computer;jv
sally computer;jvlslt
dventional;jv
adie;k3
d and tool;jvk3
dsel;i5
aelectrical;jv
bngine marine;i5
bquipment picture motion;ip
bxperimental;jv
aform operation multi;ka
agear;jv
alab;jv
doratory;jv
cthe;jv
f cnc;jv
hontrolled numeric computer;jv
yally computer;jv
gmanual;jv
gturret;jv
binotype;ij
amaintenance;ikjv
cnual;jv
betal;jv
bill cnc;jv
gontrolled numeric computer;jv
xally computer;jv
eing cnc;jv
jontrol numeric computer;jv
bolding injection;k1
aoutside;jv
aprecision;jv
dss printing;jv
coduction;jv
bump heat geothermal;jv
aradio;hr
boom composing;ij
ftool;jv
aship outside;jv
bwiss cnc;jv
hontrolled numeric computer;jv
atool;jvk3
eroom;jv
burbine wind;jv
awood;kt
eworking;kt
2estro;83
2gician;86
4strate;5k
a and judge magistrate judge;5k
bcompensation worker;5i
durt municipal;5k
bgeneral;5k
bjudge magistrate judge;5k
bpolice;5k
3netizer;m2
4ifier;lr
2id;ce
4 cleaning;ce
5domestic;ce
7rmitory;ce
7wnstair;ce
5hotel;ce
5lounge;ce
5meter;bi
6otel;ce
5parlor;ce
5restroom;ce
6oom;ce
9 dining;ce
arest;ce
5shower;ce
5upstair;ce
5ward;ce
3ler;fg
4man;f3
3ntainer;ik
a battery storage emergency large;hu
cridge;gtna
bcleaner overhead;ik
communication;j1
o and signal;j1
psignal;j1
bdryer stem;ikn9
bgeneral;ik
bhighway;h6
binterlocker;i8
bline;in
boperator advanced seamark;o2
kenhanced center operation tactical intelligence and computer communication control command defense air;nz
z operation tactical intelligence computer communication control command defense air;nz
uontrol fire patriot;ny
tstation launching patriot;ny
ksystem control and command artillery defense air 73 tsq an;nz
zcommand artillery defense air tsq;nz
rm3p processor mobile mission multi jtag station ground tactical joint;nz
bpark;fv
clant telegraph;hs
cress;ij
g curing;ik
culley;ik
bradio;e7hr
bsignal;j1mo
h railroad;j1
itransportation railroad;j1
cwitch track electric;j1
cystem cable;inio
idelivery seal advance;o1
btelephone;hs
dsting system signal;j1
cicker;hs
crack;h7
g rail;h7j1
5enance;ha
b and construction painter;gl
cconstruction painter;gl
cpool swimming;j3
csign;ha
ctelescope;it
bman armament intermediate strike;o2
foperator atw weapon terrorist anti stinger;ny
2jor enforcement wildlife;bh
2ker;jejkk2k3kam2
5 accessory fishing;ka
9ordion;ktkz
8id;l9
7dobe;ly
7irplane;ks
7ppliance medical;ll
7rm;kr
7wning;jeks
6back lockstitch;kg
8g;kglz
9 paper;lz
9el;jf
8it;je
8lloon;lfm2
8nd;kakg
a neck;kg
bortho;lk
gdontic;lk
aage;b0
8r fruit;m2
9rel;jeky
8sket;kym2
c slat;ky
h machine;ky
dwire;m2
8tch;jkld
7ead;lj
aer tire;je
9ring;m2
d jewel;lj
jry;lj
8d;ceje
8er;la
8ll;je
aow;m2
9t;kgm2
a leather;m2
8nch stamping;k3
7illet hydraulic;lg
8scuit;jk
7ladder tire;m2
9nket;gk
d honeycomb;j5
einsulation;je
8each;ld
8ind venetian;je
8ock;lgly
b adobe;ly
cbite;m2
ccement;lg
dinder;lg
doncrete;lg
chat;ktkz
f woodwork;kt
8ueprint;kb
7oat fiberglass;jb
8dy;je
a hat top;m2
8iler;g1
8logna;jk
9t;kx
8ok cigarette;lg
bsample;lf
9t;khki
8ttom;fzm2
8w;jekgktlym2
9 custom;m2
aproduction;m2
9string;m2
8x;jem2
9 metal;ja
apaper;je
fboard;jelzm2
asample;lf
awood;m2
een;je
7race;ll
b orthopedic;ll
csurgical;ll
blet;lj
9id;ks
8ick;lgm2
9ne;jkjlldm2
9quette;lg
8ooch;lj
am;ly
8ush;lu
b driven power;m2
cgenerator and motor;j7
mmotor;j7
cpaint;m2
csweeper machine;m2
7uckle and button;m2
dbelt;je
eutton;m2
8llet plastic iron;m2
8nch;lnly
8tt;lg
aer;la
c peanut;jkld
aon;je
chole;kgle
6cabinet;g4ktky
d custom;kt
9le;je
8ge;jom2
a machine;ja
8ke;bujk
a fish;m2
8m;k3
9era;je
8n;je
9dle;7km2
ay;jk
b artificial;ly
cnovelty;ly
cpopcorn;jl
8p;kgm2
9sule;ln
8ramel;jk
9d;m2
a color;m2
bgreeting;7n8c
bsample;je
9t golf;jb
aon;lz
aridge;je
8se piano;kz
9ket metal;je
dwood;kz
9t;jz
8talog;fl
byst noodle;lg
9hode;lp
7ell;ly
8real;jk
7hain;j3lj
b hand;lj
cmachine;m2
ar;jekt
9ndelier;ka
8eese;jk
c cottage;jkm2
dgrated;jk
9mical;m2
9rry artificial;je
8ili;jk
9p potato;jl
8ocolate;m2
7ider;la
8gar;m2
b hand;ly
bette;lg
7lay;ld
8eat;ky
8ub golf;j3
7oat;kk
8ffee;c2c4
8il;j6
8llar;kg
c top;kgkk
aet;ka
9or;4nklld
b sample;li
8ntainer;na
f metal;je
8py photostatic;fi
8rd;m2
9e;k0
9nice;gsm2
9sage;7q
aet;kg
8smetic;ld
8unter;ki
8ver airplane;ks
cseat;kg
dlip;kk
7rate;je
8eam;ld
b ice;jklw
9pe;lz
8uller;jk
9tch;je
7uff;kg
8shion;jem2
8tlet pork;jh
6damper;m2
8nce;82
7ecal;lo
8sign;7q
9k;je
8tonator;je
7ial;jcljm2
8ce;jejr
8e;k3
9 and tool;k3
i journeyman;k3
abench stamping;k3
acast die;jz
adrawing wire;k3
aelectronic;k3
agood paper;k3
ajewelry silver;k3
aplaster;ly
astamping;k3
atrim;k3
awood;kw
8ploma;kb
8sh;m2
9play;jym2
d art;je
7oll;je
8nut;jk
8or fireproof;je
bscreen;je
ctorm;je
8ugh;jfjkjl
bnut;jlm2
8wel;ky
7rapery;kgkk
9wer;je
aing wire;k3
8essing surgical;m2
8um;m2
7ye;ld
6earring;jem2
7lectronic;k3
7mblem;m2
7nd;je
8velope;lz
e expansion hand;m2
7scapement;jc
7ye artificial;ll
aglass artificial;lmly
aplastic artificial;lllm
9glass;lm
e prescription;lm
9let;kiks
6fagot;m2
8vor;je
7eather;m2
8nce;ka
7igurine;m2
8lament;je
9m;7x
a independent;7x
8rework;jem2
8tting cement;ly
8xture;jvk3ka
d light;jv
7lag;kg
9p;kg
9re;m2
9sk;k1
9tware;lg
8oat concrete;ly
9wer;je
c artificial;jem2
8y;jekg
9er;ks
7orcer;k3
9m;g4kim2
a plaster;m2
8undation;kjksm2
7rame;jeks
b awning;m2
cpicture;je
cumbrella;je
cwindow metal;je
ere;je
8inge;m2
8ont;kg
b lockstitch;kg
7urniture;7kjektku
8se;m2
6gage;k3
8me video;2e
8rland;m2
d and wreath;m2
ewreath;m2
8s;l6
9ket;jq
8uge metal;k3
7laze;lbld
8ove;kg
8ue;m2
a bone;lam2
7ood pantry;c2
dper;k3
8re;kg
7rease;ld
8id;jn
7uitar;7kkt
8m;jl
8sset;m2
6hamper machine;ka
8ndkerchief;kg
ale;ly
8rmonica;je
9ness;kh
d and saddle;kh
esaddle;kh
9p;kt
asichord;kt
8ssock;m2
8t;kjks
7ead brush;lu
aing;m2
7ollock;la
8od;gsje
9p;ky
a machine;ka
8rseradish;m2
8se;jeknm2
6ice;lw
9 dry;m2
arink skating;na
7nk;ld
8nersole;ki
8secticide;ld
9trument;jv
g dental;lk
helectrical;jv
hfretted hand;kt
hmusical;ly
hprecision;jv
hsurgical;ll
p medical;ll
qor medical;ll
hwind brass;je
6jelly;jk
8welry;lj
d silver;k3
7ig;k3kv
7oint plastic;k1
csliding;m2
7unction;m2
6key;iy
6label;7rkgnd
8cquer;lbldm2
8mpshade frame wire;je
8p;ks
8rd;la
8st wood;kv
7egend;m2
8ns;lm
8vi;kg
7imb artificial;ll
8ning;kg
c lockstitch;kg
8quor;la
c bleach;ld
dcadmium;l9
fustic;l9
8thoplate;kc
7ocket;lj
8zenge;lg
7uggage;kh
8mp;lg
8re;je
6macaroni;jk
8gnet;m2
8ndrel;jy
9nequin;m2
8p;2o
8rker;kq
bt;dr
9shmallow;jk
9zipan;jk
8sk photo beam electron;kb
9t;g4
8t;jek1
9ch;m2
bbook;lz
9tress;jem2
7eter;je
7incemeat;ld
8rror;lo
7ockup metal;jy
8del;jykvljllm2
b aircraft;kv
cdenture;ly
cengineering;jy
cfiberglass;m2
erearm;jy
cjewelry;lj
clast;ktkv
dighting fluorescent;jy
cmanufacturing auto;jy
umotive;jy
detal;jy
cporcelain and pottery;ly
mpottery;ly
drototype;jy
cscale;jy
cwatch and clock;jy
iclock;jy
dood;kv
g architectural;kv
8ld;g4k0k1kwljly
a and model;m2
k brick;m2
lplaster;m2
bcotta terra;ly
bdental;lk
bhand;ly
bjewelry;lj
bmannequin;ly
codel;m2
g brick;m2
hplaster;m2
dlding plastic and casting die;k3
rcasting;k3
bplaster;ly
gic and diecast;k3
jdiecast;k3
corcelain and pottery;lj
lpottery;lj
brubber;lgm2
8nogram;kg
8p;m2
9 dust;jem2
8rtar;gb
8torcycle;ja
8uthpiece;m2
6nail;ka
7ecktie;kg
8edle;ka
8on;lo
8t;ksm2
9 fish;ks
atrawl;ks
7ipple;ly
7oodle;jkm2
8velty;kilw
d and souvenir;m2
epaper;jem2
esouvenir;m2
6oar boat;ktkz
7leomargarine;jk
7rnament hand;m2
6pad;jeksm2
9 chair;kr
ceck gas;m2
astamp;m2
8int;ld
b and cement roof;ld
ccement roof;ld
8llet;jc
8nel;jem2
9t;kgkk
8per;lz
8rt;m2
8sta;jk
ae;ld
8ttern;jzkqkw
d metal;jz
eproduction;kq
ewood;kw
7earl;je
b artificial;jem2
8lota;kj
8n;je
9cil;je
8rfume;ld
7iano;je
8ckle;jk
8e;jf
9 frozen;m2
amachine;jjm2
9ce;fz
9rogi;jl
8ll;m2
aowcase;kg
8n;nb
8pe;kzm2
a concrete;ly
borgan metal;je
bsmoking;ktkz
8ston;je
8vot;js
8zza;bwbzc0c2jj
7laster;ly
bic;je
9te;kblx
b engraving;lx
cjacquard;knks
clithographic;kb
coffset;kb
cphotographic;kblr
dreform;lem2
einting;kb
eoof;lx
8ug;je
7ocket;kg
cbook;je
8le;fz
9ish;ld
8mpom;le
8t;ly
8uch;ln
7roduct leather custom;kh
emarble cultured;ly
9p;g4
a recreational amusement;g4
pnd amusement;g4
7ulp;m2
8ppet;m2
8rse;jekk
8tty;ld
8zzle crossword;8c
6quilt;kgkk
6rack;m2
9quet;je
8nd;ki
7ecord;lg
8ed;jeks
8inforcement;kg
8lish;jk
8sin;l9
7ing;lj
8vet;jo
7oad;h6
8d fish;m2
8ll turkey;jh
aer;m2
8pe;koks
a machine;ko
bropewalk;ko
6sack;kglz
8ddle;kh
8gger;lym2
8il;ks
8lad;c2
9t;l9
8mple;kgkvliljm2
c appliance;jy
dhand;m2
dveneer;le
8ndwich;c2
8sh;je
a storm;je
8uce steak;jl
9sage;ld
8w;k3
9 tool and cutlery;k3
fcutlery;k3
7chedule;f5
8reen;lrm2
c process photographic;kc
dtextile;kcks
7eat;jekg
a car;kr
7hade;ks
b lamp;ks
9ke;kx
9nk;ki
8irt;kg
8oe;khki
a and boot orthopedic;kh
bboot orthopedic;kh
bcustom;kh
borthopedic;khki
9wcase;kz
8uttle;m2
7iene;ij
9ve;m2
8gn;je
a neon;lo
8nk;m2
8ze;ld
7kate;kh
8etch;kclx
c photoengraving;kc
eublishing and printing;kclx
oprinting;kclx
8i;jb
9 custom;m2
afiberglass;jb
awood;ktkz
9rt;kg
7led;kz
9eve;kg
c lockstitch;kg
8ide;lr
9ng rope wire;m2
9p;kkld
aper;ki
7now;cv
8uff;lb
7oap;ldlh
8da;l9
8lution;ld
e pickle;jk
king;jklv
ftanning;ld
7pike;jo
9ndle;ka
8onge;jf
9ol;lu
an;m2
8ring;k2ka
c bed;je
eox;jem2
7tain;ld
9mp;je
b rubber;jely
bing;k3
9tue;7l
8em;je
9ncil;jzm2
d trim;m2
8ock custom;kt
cgun;kz
9gy;ly
9pper;im
8rap;kgki
9ing musical;m2
7ugar maple;la
8it;kk
a bathing;kg
8pport arch;ll
8rfboard;m2
8spender;kg
7watch;ks
8itch;nb
7yrup;jklaldm2
b maple;la
6table;je
8ck;ka
8g;kn
8llow;la
8male;m2
8pe;lu
8ssel;ks
7emplate;jyjz
e die extrusion;jz
fextrusion;jz
ftrack;m2
7hermometer;jejv
cstat;je
7ie;kg
9 cross;fz
8le hand;ly
bmosaic;ly
bterrazzo;ly
8nter putty;m2
8p needle phonograph;lj
8re;m0
7oby;ly
8e box;ki
8ol;33k3
a bench;k3
core jig;k3
bcarbide;k3
bjourneyman;k3
bplastic;k3
8p band;jem2
acounter;kt
8rtilla;jk
8y;7k7o
7ransformer;j7
8im;k3
8uss;jekg
7ub laundry;ly
9e;m2
a test;m2
7wist;ka
6undercollar;kgkk
8iform;kg
7p mock;jy
6valve;j9je
8mp;ki
8rnish;lh
8ult;ly
b burial;ly
cconcrete;ly
7est;kk
7inegar;jkld
8olin;kt
c hand;kt
6ware hollow;m2
7elt;kgki
7heel pattern;kn
7ig;jem2
9 doll;kg
amannequin;m2
8ndow;je
9e liquor vinous;0c
7ood;kw
7rapper lumpia;m2
8eath;m2
6yeast;jmm2
7ogurt frozen;jk
2lariologist;3v
3tster;la
2mmalogist;3r
4ographer;9oa2
2n;2m3lho
3 apron;m2
5way take;nb
4bait;fu
5lasting;hg
5oard drop;f0
atail;bb
6dy;i2
8 auto;i2
6lt;hi
6om;fznb
6ttom;gb
5rake air;i8
6eakdown;ij
6oke;m2
7om;gb
6ush fuller;e2
5uggy;hj
6rlap;gb
4casing;g2ho
5hannel;ij
5inder;m2
6rculation;e3
5lothing machine;ij
5ombination;io
6ntract blasting;hg
9ol fire artillery field;ny
7version;m2
9yor;m2
6oler;na
6unter back;dn
g part;dn
5ream ice;c4e2
5upola;lh
4delivery;me
6murrage;fz
6rrick;hb
5isposal;nh
5obie;hg
6or side;m2
6wn tear;i4
aurn;nb
5rive;my
6op;m2
4easement;1o
5levator grain;13
5mergency;in
5nd green;m2
5quipment;lb
5xplosive;hg
4face;hk
6iring;gs
5inish car;lp
5rame;i2
6ont;my
4garbage;nh
5enerator;hy
5rease;ikmy
4handy;iu
6tchery;fs
c fish;fs
dpoultry;fs
5igh;gb
6red;cd
5og;nb
6t;ik
4i;3l
5cebox;lw
5dea;dp
5nstrument;3lit
4jack grab;fz
8screw;fz
5et;gbj3
5ordan;lg
4knockdown;nc
9out;m2
4landing;fz
6yout;jak7
a drafting;3b
5eadite;ha
6g;88
5iner;jy
5obster;fu
6cation;2m
5ube;my
4maintenance;ikiu
f electrical;gh
gtelevision;hz
hrainer link;ij
hv;hz
6stic;gb
6t;gb
7erial;f5
5edicine;9w
6sh;gb
6teorological artillery;ny
5ill hide;m2
5op;gb
6rtar;gb
6tor;hc
4nitro;hg
4off cut;fz
8take;cvnb
5n roll;m2
5peration artillery field;ny
5ut break;f6
8drag;m2
8lease;ik
9ine;nc
4patrol;bk
5illar;hg
6n dowel;gb
5latform;flho
6ugger;ho
5ot tar;gb
5rogress;fl
5ulley;je
4reconnaissance;o1
6ed;ij
7l;io
6lay;inme
7ief;ho
6pair;ii
5igging;n7
6prap;gb
5oad skid;fz
6ll;m2
8 grey;m2
8way;fz
6om coloring;fp
5unner;m2
4saw;ji
5cale roll;nj
5ervice;in
6tup;ju
5hore;ho
7t;hg
7vel and pick;gb
bpick;gb
5ilo;nj
5kid;m2
8way;fz
5lurry;ha
5pot;cu
5quirrel;fz
5tick boom;fz
ahot;in
6raightedge;gb
6unt;86
5upport fire;ny
4tailing;m2
6male hot;c6
6r;gbm2
7e;f7m2
7get;mr
5est;gh
5ie;ha
6le;g8
7ler;bb
6re;ie
5orpedo;hg
5rack;h7
7nsfer;nj
c dry;n7
9it;3l
7p steam;go
7sh;nh
5ube;fl
6nnel;gbhg
6rntable;gb
4up make;m2
7pick;ey
b garbage;nh
7rigging;n7
4wall;ha
6ste;nh
6y of right;gb
8right;gb
4yarn;nj
3agement materiel and munition chemical;nr
kmunition chemical;nr
6r;010a0d0e0f0h0p0q0s0z111l7xdi
7 accommodation;0s
cunt;0305070b1sdrdt
f ad;03
ivertising;03
gbenefit employee;0f
gcommerce e;1l
gemployee;0f
gglobal;05
git;0a
glandscape;cc
gnational;05
gsale;05
hecurity;09
gtechnology information;0a
fing;0be4
i cost;0b
breditation;11
aquisition land;0w
ktalent;0g
atuarial;0b
9d;03
a classified;03
bdigital;03
aministration credit;0b
ndatabase;27
v and development;27
wdevelopment;27
kve;08
avertising;03
j classified;03
kdigital;03
9ffair regulatory;11
p cmc;11
rontrol and manufacturing chemistry;11
ymanufacturing chemistry;11
qglobal;11
9gency;1011
e ad;03
hvertising;03
fmodeling;11
ftravel;1011
aricultural;0i
k other and rancher farmer;0i
rrancher farmer;0i
ie;0ifm
bonomy;0ifm
9irport;0e
9lley bowling;11
9nalysis;0g
g and design solution;0e
lplanning financial;0b
hdesign solution;0e
hintelligence signal;nu
hjob;0g
hplanning financial;0b
dtic;28
g chain supply;0e
hdata;2k
hlogistic;0e
9partment;0w
aplication;2f
braisal;1o
9rbitration;5j
borist producer;0i
achitect;0o
hure enterprise;0a
aea;01
c construction;0j
at;7j
bist;127x
9ssembly;0c
ct;0b1s
d institutional;0b
bistant credit;1q
bociation community;0w
t and estate real property;0w
uestate real property;0w
mndominium;0w
khomeowner;0w
burance quality;0cj4
9thlete;12
am;0b
9udit;11
d compliance;11
ding;0b
ato;0edi
cmotive;0e
8baccarat;0q
akery;di
and;12
bk;0b
c international;0b
cing;0b
f business;0b
gpersonal;1v
bquet;0p
ar;bv
b dairy;bv
csnack;bv
bn;fm
c poultry;0i
btender;bv
asketball;80
attle air;no
9enefit;0f
f and compensation;0f
kpayroll;0f
gemployee;0f
atting sport;0q
gtrack off;11
average and food;0p
hfood;0p
9illing;11
f medical;e4
ango;0q
aofuel;0o
9lackjack;0q
9ooking;12
9ranch;0bdi
e bank;0b
jing;0b
finstitution financial;0b
cd;0304
9udget;0b
ailding;09
asiness;010812e4
g school;0l
8cafeteria;0pbv
age;0q
amp;11
c labor agricultural;0s
caign;030607
g ad;03
jvertising;03
hfundraising;07
cground;0s
anteen;bv
ardroom;cl
be customer;e4
dhealth;0t
j behavioral;56
cer;53
bgo;m5
ase;0x4a4y5153545556575caiel
c behavioral;56
dcare foster;0x
eorrectional;59
demployment;5257
dhealth behavioral;56
kmental;5156
dindependence family;el
dmedical;55
dnurse;98
i registered;98
drehabilitation vocational;52
fsidential;56
en;98
dservice;0x
k employment;52
dtelehealth;21
ereatment correctional;59
dvocational;52
dwork social;55
bh;0b
cier;di
bino;0qcl
ategory;04
cring;0p
btle;fm
9dm;2k
9emetery;0wd2
anter;01
e banking;0b
fcall;11e4
gonference;09
fdata;0a
gistribution;0e
fencoding;0v
n remote;0v
ffinancial;0b
htness;10
fgarden;0i
foperation security;2f
frehabilitation;0x
fsectional service postal;0v
9hain supply;0e
k global;0e
lmanufacturing;0e
bnge;1l
e organizational;1l
cnel;0405
aef;0p
9irculation;037a
9lassification;0f0g
m position;0f0g
aeaning dry;dj
hseed;0i
brk statement;e4
ainical;0t0u
aub;0p0r0x11
c baseball;7z
eoat;0r
dfitness;0r
dgame and fish;0111
ifish;0111
eolf;0r11
eun;11
dhealth;11cm
dmarina;0r
dnight;11
dtennis;0r
chouse;0p
9oaching and wellness;10
hwellness;10
allection;0b78e4
i and credit;0b
jcredit;0b
jsource all cybersecurity;0a
ammerce e;1l
codity;0d
cunication;030611
l 911;0y
mand marketing;06
mmarketing;0406
fty;06070w
h apartment;0w
bpensation;0f
k global;0f
lworker;0f
cliance;11h2
i aml;11
knd safety;4w
jenvironmental;18
jlaundering money anti;11
jprivacy;11
jregulatory;11
jsafety;4w
jtrade;11
bsec;2f
ancert;11
dssion;di
i food;bvdi
bdominium;0w
bference;1g
clict environmental;5j
bstruction;0j
btent;2e2f
f broadcast;7x
gelectronic;2f
gsupport technical;0a
gweb;2f
jsite;2f
cinuity;8f
cract;0d0e
ging;0d
dol combat;nu
gdocument;2f
gflight;0e
ginfection;3v
iventory;0ee4
gloss;11
gproduction;0c
gquality;0cj4
n construction;0c
oenergy;11
gtraffic;ma
bvention;1g
aok;0pbv
bperative;0w
apyright;12
arporate;01
aunter lunch;bv
brse golf;01cccm
9raft;7k
bp;0q
aeative;7j
bdentialing;2f
cit;0b1q
e commercial;1q
aib tool;e4
ayptologic afloat;nu
9ultivation and planting aerial;0e
kplanting aerial;0e
cure plant;0i
arriculum;7d
astodial service environmental;cb
dmer;e4
9ycle revenue;0b
8d and t;0h
ar;0o0u
9airy;0i
ata;282j
c clinical;2k
cbase;2728
aycare;0k
9ealership;05
ali;0p
ccatessen;di
cverable data;2k
fy;0e
g project;1e
hroute;m5
hservice;0e
apartment;01di
i credit;0b
jdairy;di
kelicatessen;di
kistribution electric;hp
jfood frozen;di
jharbor;0e
jmanufacturing;0c
lssage;10
keat;di
killinery;di
kutuel;0q
jpart;di
kroduce;di
jrepair;hp
jservice environmental;cb
ktation pay;e4
jwear ready;di
oto ready;di
ascription;0g
j position;0g
bign;7j7p
e chain supply;0e
fengineering;0o
bk front;0s
avelopment;0a0h11
j and education;0h
oresearch;0o0u
otraining;0h
w staff;0h
lrea;11
kbusiness;040511
kchain supply;0e
keconomic;47
lducation;0h
lmployee;0h
lnergy renewable;11
rwind;11
kland;0w
kmanpower;0h
korganizational;0h
kpower wind;11
lroduct and technology biodiesel biofuel;0o
sbiodiesel;0o
vfuel;0o
stechnology biodiesel biofuel;0o
kresearch;0o0u
ksystem;0a2f
ktechnology biodiesel;0o
yfuel;0o
kweb;2f
9ice;0q
aetary;a7bv
f certified;a7
arector technical media;7x
aspatch;0ee4mp
cosal property;09
hwaste solid;11
btillery;fm
cribution;0e
k and storage;0e
w transportation;0e
lstorage;0e
s transportation;0e
ect;01050w
g irrigation;11
hretail;05
aversity;0g
bision;05
g biodiesel;0o
hcommerce chamber;11
qof chamber;11
hmaritime and trade world;04
qtrade world;04
hquality environmental;11
9ock dry marina;11
bument;7afl
9rilling well gas;11
moil;11
bver;m5
9uty;0q
c on;0q
8education;0h
h basic adult;0m
9fficiency;0g
9lectrician installation commercial solar;0j
9mergency;0y
aployee;0f
ement;0g
as;0t
9nd front;die4
aergy solar;l2
gustainability;00
agagement community;06
bineer flight;ns
hprototype;0o
ging and architectural;0o
lrchitectural;0o
kbiodiesel;0o
nfuel;0o
kcivil;0o
kdata;0o
kelectrical;0o
qonic;0o
lnvironmental;0o
kglobal;0o
kmechanical;0o
kprocess;0o
nject;0o
ksale;e0
lystem;0a
arichment life;df
atertainment;0r11
avironmental;11
l and safety health;11
menergy;11
s offshore;11
msafety health;11
9quipment;j3
h athletic;cx
9sg;00
atablishment liquor;0p
mrecreation;11
cte real;0w
9thic;11
9valuation operation branch;1l
aent;0r1g
d fundraising;07
especial;1g
9xchange;di
g post;di
ahibit;7u
aperience customer;e4
jguest;0s
bloitation intelligence signal electronic;nu
dration process chemical;0u
bort;05
e import;050e
8facility;090we4fm
g aquatic;11
iutopsy;18
hcare residential;cn
hfarm;0i
hlodging;0s
hrecreation;11
ral hotel;11
jgional;09
hwind;11
btory;0c
amily;54dd
arm;0i
c accredited;0i
equaculture;0i
dbreeding game;0i
dcrop agricultural;0i
inut fruit;0i
mor fruit;0i
ddairy;0i
dgeneral;0i
dhorse;fm
gticultural;0i
dlivestock;0i
m grain crop;0i
nor grain crop;0i
dsow;0ifm
dtree christma;0ifm
dvegetable organic;0i
browing;fm
9eed;fm
clot;0i
armentation;0o
9ield;0i1bcc
d commercial;g0
efarm;0i
eresidential;g0
aght;12
anance;0b
f analysis and planning financial;0b
pplanning financial;0b
eial;0b
arm estate real;0w
ascal;0b
bhery;fm
atness;10
f group;10
9leet;0em5
d auto;0e
aoor;di
d exchange;0b
bral;di
cist;di
bw freight;ex
9orest;3u
auntain;bv
g soda;bv
9raming art;7x
aeezer;lw
bight export;ex
gocean;ex
9uel;0c
and annual;0b
dhedge;0b
dinvestment;0b
dmutual;0b
dpension;0b
craising;07
beral;d2
8gambling;0q
be table;0qcl
bing;0q
arage;hp
e storage;m5
bdening;cc
9cr;11
9eneral;01
f accommodation;0s
gfood;0p
ghome funeral;0z
itel;0s
goperation;01
gplant;0c
grecreation and entertainment;0r
rentertainment;0r
istaurant;0p
gservice food;0p
htore department;01
fist personnel;0g
etion;0c
i demand;0c
jhydro;0c
oelectric;0c
for demand;0c
aochemical;0u
blogical;0u
bphysical;0u
9ift major;07
9overnance corporate and social environmental;00
tsocial environmental;00
aw pai;0q
9rant;070n1lel
bvity;0u
aeenhouse;0i
i annual;0i
aievance;1c
aocery;di
bund;cc
cp;11
d engineering;0o
9uest;0s
9ym;011011
8handler material platform;m4
arvest;fm
fing;0i
atchery;0ifm
g brood;fm
hfish;0ifmfu
hpoultry;0i
9ealth;0t
e plant;0i
ecare;0t
ard bison;fm
9im;0t
9ome funeral;0z
dgroup;0x
dnursing;0t
articultural;0i
je;0i5t
aspital;0t
gity;0p0scmcn
atel;0s
d motor;0s
ause;11dd
d apartment;0w
eboarding;0p
efront;0p
eof front;0p
eperennial;0i
dhold;dd
h residence private;cb
dkeeping;cb
cing;0t0w
f public;0w
9se;11
9usbandry animal;0i
8ils;0e
9mport;0e
brovement process;30
r and quality;0c
squality;0c
9ndustrial;0c
aformatic clinical;2k
hon and record;08
khealth;0t11
kmedical;0t
krecord;08
brastructure and sustainability energy;00
nsecurity;09
oustainability energy;00
an;0s
astallation;g0
k energy solar;g0
lsolar;g0
citution financial;0b
cructional;7d
burance and risk;0b
irisk;0b
atelligence;nu
aventory;0e
cstment;0bdr
9o;01
9s;0a
9t;0a2f
8janitorial;cb
8kennel;fm
bo;0q
9itchen;0pbubv
f flight;0pbv
9nowledge;0a0h
h it cyber;2f
8lab;0o0t0u3h
b clinical;9x
cdental;0t
chistology;9x
bel;ln
bor;0h
datory;0o0t0u113h
i clinical;9x
jdental;0t
jhistology;9x
andscape;cc
ging;cc
9eague;03
brning;0h
g e;0h
ilectronic;0h
bsing;0w
f and rental equipment;di
rmachinery;di
huto;di
grental equipment;di
nmachinery;di
9icensing;11
afe wild;0u
ane commercial;04
dproduct;040c
aving assisted;0t
9ocation;0z1l
g agronomy;fm
hfuneral;d2
hhome funeral;0z
adge;0s
cing;0s
agistic;0e
g chain supply;0e
iorporate;0e
iustomer;0e
hexport air;0e
hglobal;0e
hinternational;0e
attery;11
aunge cocktail;bv
9unch school;bv
deonette;bv
droom;bv
8m o;0c
9achine teller automated;0b
ailing;e4
bntenance;090chp
j and operation;0c
lswe equipment support weapon armament;nt
kfacility;09hp
lleet auto;hp
klandscape;cc
koperation;0c
all;0w
anagement change;1l
jdata;282k
n clinical;2k
jinformation health;21
jproject;1e
jrisk;1u
bufacturing;0c
arket;0w
e farmer;0i
flandscape;cc
eing;0304
h and sale;0405
icommerce e;1l
idigital;04
iinternet;04
iproduct;04
p sustainable;04
lmotion;03
isale;0405
aterial;0d0em4
9edia;7x
d digital;7x
epaid;7x
esocial;06
ccal;0t
aeting;1g
f executive;1g
archandise;0ddi
j division;0d
kgeneral;0d
iing;0d
9ining;11
as;29
9oney;1r1sdr
artgage residential;0b
atel;0s
9useum;78
bic;83
8network;0a29
f provider;29
awspaper;01
9ight;0s
9onprofit;010x
9urse;0t
d clinical;98
dry;0i
f plant;0i
8o;0c
9d;0h
9ffice;01e4
e box;11
granch;11
gusiness;08e4
fcontrol rent;0w
gredit;0b
fdental;11
festate real;0w
ffront;0se4
k hotel;0s
flottery;cl
fmedical;0t
ftelegraph;0e11
bshoring;01
9nboarding;0h
9peration;017x
h ad;03
kvertising;03
jgronomy;0i
jir;nu
lborne;ns
jnd general;01
nolf;01
ibiodiesel;0c
lfuel;0c
icasino;0q
jenter distribution;0e
jhain supply;0e
jommerce e;1l
lpliance;11
muter;0a
idistribution;0v
ienergy;11
o wind;11
jthanol;0c
ifacility;090i
krm;0i
m wind;11
jlight;0e
jraud;20
igas;0c
jeneral;01
kothermal;0c
jolf;01
ihotel;0s
ilogistic;0e
imanufacturing;010c
jortuary;0z
ipharmacy;8w
jlant power;0c
owind;11
jrevention loss;11
irecreation and entertainment;0r
tentertainment;0r
lycling;m4
ksource human;0g
isecurity;09
jite;01
jlot;0q
jystem space;nu
iterminal;m4
jrain;0e
iwarehouse;0em4
jeatherization;0j
jind;11
m offshore;11
9rchard;0ifm
aganization industrial;01
9utbound;mp
9versight regulatory;11
8pararescue;o1
bk amusement;0r
dhome mobile;0w
dtheme;0r
erailer;0w
cing;bi
blor billiard;11
bt;0edi
c auto;0edi
hmotive;0e
cy field;01
j prospecting geophysical;11
ayable account;0be4
broll;0fe4
9ersonnel;0f0g
9harmacy;11
9it;0q
b game table;cl
9lanning and logistic;0e
hchain supply;0e
ionference;1g
hdemand;0e
hfinancial;0b
hlogistic;0e
hmaterial;0e
hrecreation and entertainment;0r
sentertainment;0r
jquirement material;0e
hschedule;0e
ct;0c0i
d area;0c
ebiodiesel;0c
hfuel;0c
hmass;0c
fulk;0c0e
egeothermal;0c
epower biomass;0c
frocessing food;0c
hduction;0c
esub;0c
eutility water;0c
ewind;11
dation pineapple;0i
jsugar;0i
9oker;0q
aol;0r11
chall poolroom;11
artfolio;0b1r1s1x20
h credit;1q
iestate real;dy
iincome;0b
o fixed;0b
jt;0a
itechnology information;0a
9r;06
aactice;e4
g medical;0t
aeparedness emergency;0y
cress;j4
bserve game;fm
bvention loss;11
n area;11
odistrict;11
ologistic;11
oregional;11
ostore;ba
aicing;04
bnting;01j4
aocess regulatory;11
gsustainability corporate;00
fing data;0a
curement;0d
j chain supply;0d0e
bduct;04
f biodiesel;0o
jfuel;0o
gchain supply;0e
hommerce e;1l
gdigital;04
ggeothermal;0c
gmarketing;04
gsale commerce e;1l
gtechnical;04
fion;0c7xj4
i art and design graphic;7j
ndesign graphic;7j
jbiofuel;0c
mmass;0c
jcorn seed;0i
jfood;0c0p
jgeneral;0c
lothermal;0c
jhydroelectric;0c
jindustrial;0c
jmanufacturing;0c
jprint;01
jroad general;11
jtouring;12
bgram;010x117x
f brownfield;11
gcampaign;03
hhain supply;0e
hlinical;0u
hompensation;0f
kliance;11
instruction environmental;0j
gdata transportation;4j
hevelopment workforce offender;0x53
gefficiency energy;h2
hngineering;0o
ivironmental;0u11
gfitness;10
ghealth mental;0t
npublic;0t
home family adult;cn
git;2f
grecreation;0r
q and entertainment;0r
rentertainment;0r
jycling;m4
igulatory;11
isearch analytical;0o
gsecurity;09
irvice clinical;cn
gtechnology information;2f
hransition;2f
gwaste solid;m4
hellness;10
o and clinical;10
pcertified;10
qlinical;10
fming computer;0a
bject;0j0o111e2f
f administration database;2f
hrchitectural;0o
gbusiness e;2f
q and internet;0a
rinternet;0a
gchain supply;0e
hivil;0o
l heavy;2u
hlinical;0u
hommerce e;1l
jputer;2f
instruction;0j
s commercial;0j
hybersecurity;2f
gdevelopment database;2f
sprogramming;2f
ssoftware;2f
ze and programming;0a
ze programming;0a
higital;11
ivision utility;0j
gelectrical;0o
q solar;g0
hnergy renewable;11
nsolar;g0
nwind;11
igineering;0o
ivironmental;2y
gfacility;09
ggreenhouse;0i
ghousing;0w
gimplementation;1e
hnfrastructure;2f
iternet;2f
hs;2f
ht;2f
glandscape;cc
gmanufacturing;0c
hedia interactive;0a2f
hultifamily;0w
gnuclear;35
goperation network;2f
gpower;0c
l wind;11
grecreation and entertainment;0r
rentertainment;0r
imedial;11
inewable;0c
isearch environmental;0u
jource human;1e
gsecurity;09
irvice network;2f
hite web;2f
hoftware;0a2f
ilar;g0
hupport information;0a2f
hystem information;2f
gtechnical;1e2f
lology;2f
q information;2f
hransportation;0e
gwater;1l
heb;2f
jsite;2f
hind;11
bmotion;03
h advertising;03
jnd advertising;03
mmarketing;03
imarketing;03
isale;0305
bpagation;0i
certy;0w
g and barn;0i
ipartment;0w
hbarn;0i
hcommercial;0w
hleasing;0w
hregional;0w
btection asset;11
o area;11
pdistrict;11
pmarket;11
pregional;11
pstore;11
9ublicity;06
archasing;0d
i category;0d
9x;di
8qc;0cj4
a energy;11
9uality;0c
brrying;0u11
8r;0o0u
9a;11
a global;11
ace dog;11
ctrack horse;11
bing;0q11
e horse;11
anch;0i
d dude;0s11
bge;0i3t
9eceivable account;e4
eing;0em4
h shipping;0em5
bord;212f77
e business;2f
fmedical;0t
breation;0r
i and entertainment;0r
npark;010r
jentertainment;0r
jpark;010rcmdf
cuiting;0g
fment;0g
bycling;m4
h corporate;m4
adevelopment;11
l corridor;11
afueling flight;ns
o in;ns
cge;3t
e wildlife;3t
agional;05
bulatory;11
aimbursement;0f
alation donor;07
hemployee;0g
hguest;0s
hindustrial;0g
jformation public;06
hlabor;0g
hpublic;06
gship;06
k artist;05
lbanking business;dr
lclient;05
mommercial;1x
bease;2f
antal;0wdi
e and lease land;0w
ning vehicle;05
fbuilding;0w
fcar;di
ffacility event public;0w
flease land;0w
jing vehicle;05
apair and inspection car;0e
jmaintenance installation cable;hp
finspection car;0e
fmaintenance installation cable;hp
bertoire;127x
blenishment;0e
bort regulatory;11
eing financial;0b
iregulatory;11
broduction production;j4
aquirement collection source all cybersecurity;0a
asearch;0o0u
g clinical;0u
hengineering;0o
hmarket;04
crvation flight;0ee4
bident;0s0w
gial;0w
bort;0s
e recreational;0s
gv;0s
fski;0r
fvehicle recreational;0s
curce;3t
g human;0g
hnatural;0u3t
hpower;0c
bponse and planning emergency;0y
hplanning emergency;0y
btaurant;0p
i and bar;cn
jbar;cn
jfood fast;bv
atail;di
avenue;010s
biew utilization;21
award total;0f
9ide animal;11
ag;hp
ank skating;0r11
ask;111u
c and compliance governance;11
dbusiness;1u
dcompliance;1u
n governance;11
eredit;1q
denterprise;1u
dmodel;20
doperational;011u
dparty;1u
i third;1u
9oom card;0q
ddining;bv
dpoker;0qcl
dstock;e4
dtea;bv
aute;m5
8safety;090h11
e and health environmental;112z
jprevention loss;11
lotection asset;11
gsset;11
fconstruction;4w
ffood and quality;0c
kquality;0c
fhealth environmental;112z
fprevention loss;11
hotection asset;11
fregional;4w
fsite;4w
ale;050hdi
c ad;03
fvertising;03
erea;05
dcommerce e;1l
kial;05
ddepartment;di
eistrict;05
dfuneral;0z
k prearranged;0z
dhotel;05
dinside;05
dnational;05
dpart;di
dregional;05
ftail;di
dterritory;05
bon;10cm
d hair;10cm
awmill;0c
9chool operator;e4
aience natural;0u
gsocial;11
aript;8f
9earch;1k
e title;11
acurity;0927b9ba
g cloud;09
iommunication;2f
kputer;0a
jrporate;09
hinformation;0a
jternal;09b9ba
is;27
hphysical;09
hsystem information;27
htransportation;09
hweb;2f
arvice;cce4hpm6
f administrative;08
ioption;0x
hnalytical;0u
id sale equipment professional;05
putility;05
huto;hp
kmotive;0ehp
gcase;0x
hommunity and social;0x
qsocial;0x
inference;1g
jstruction;0j
jvention;1g
q and catering;1g
rcatering;1g
iunseling;0x
hreative;7j
hustomer;06e4
gdietary kosher;bv
genergy;11
iterprise;09
gfield;e4
l wind;11
hlight;m6
hood;0p
k fast;0pbv
huneral;0z
gguest;0s
ghealth and medical;0t
wine;0t
nmedical;0t
sine;0t
human;0g
ginformation;0a
r health;0t
glawn;cc
gmarine;hp
hedical emergency;0t
hountain;dc
gnursing;0t
gonline;1l
gprocurement;0d
gramp and cargo;0e
lcargo;0e
hecreation and entertainment;0r
rentertainment;0r
gsale equipment professional;05
lutility;05
hecurity;09
hocial;0x
hpecialty auto;hp
htaff;e4
gtechnical;0a
hransport armored;11
gvolunteer;0x
9hellfish;0i
cter animal;fm
aift;0p0q11di
d casino;0qcl
egame table;0qcl
eproduction;0c
erecreation and entertainment;0r
esecurity;09
flot;0qcl
ewarehouse;m4na
bpping;0em4m5
aop;cmdihp
c barber;cn
eeauty;cn
j barber;11
kor barber;11
eody;11
dflower;di
dhobby handicraft;11
jor handicraft;11
drepair auto;11
bw horse;11
croom;di
9ite;0j0w11
c and specialist redevelopment brownfield;11
deducation;0k
efficient energy;0j
energy clean;11
dmarine;fm
don;0w
dplant hydro;0c
oelectric;0c
drecreation and entertainment;0r
oentertainment;0r
fdevelopment brownfield;11
dsecurity;09
frvice;11
epecialist redevelopment brownfield;11
dturbine;11
dweb;2f
fll decommissioning;0c
eind;11
9lot;0qcl
9oc;2f
aftware;29
alution digital;23
hlogistic;0e
hproduct;0a
htalent;12
aurcing;0d
g procurement;0d
hstrategic;0d
aw;fm
9pa;10
b day;10
chealth;10
cmed;10
cwellness;10
aecialist inventory;e4
aort;11
d winter;11
9tadium;09
bffing;0g
bge;7x
d production;7x
btion;0e117xdi
f communication;11
gradio;7x
dstic clinical;2k
aock;di
brage;0e
ce;01di
d branch;di
econvenience;di
edairy;di
felicatessen;di
gpartment;0105
ht;01
egrocery;di
emusic;di
eretail;di
arategy chain supply;0e
hsustainability;00
beam value;0c
audio;10
e dance;11
ffitness;10
cy clinical;0u
9ubstation;0e
access client;e4
hustomer;e4
apermarket;di
bply central;e4
cort;e4
f desktop;25
glogistic integrated;0e
gnetwork;29
gproduct;0a
gsystem safety;09
astainability;00
m and change climate;00
renergy;001ll2
tvironmental;00
nchange climate;00
oorporate;00
nenergy;001ll2
pvironmental;00
nglobal;00
9ystem chain supply;0e
gontrol quality;0c
fdata;0a
ffinancial;0b
finformation;0a
q and computer;0a
rcomputer;0a
rmanagement;29
fqc;0c
guality;0c
8t;0h
9acp party control air tactical;nu
alent;12
ax;0b
9eam sport;01
etreet;03
achnical;2f
h weapon airborne;nt
dology;2f
i biodiesel;0o
mfuel;0o
jdevelopment business;0o
jinformation;0a2f
lternet;0a
jnew and development business;0o
aller automated;hp
arminal;0e
g truck;0e
britory;050w3te3
asting germination;0i
9heater;0111
f movie;01
9our;dc
9raffic;0e
f air;ma
gcorporate;0e
gmedia;11
gport;0e
hrint;030e
bining;010h
g and education;0h
lsafety;0h
hlabor;0h
hsale;0h
bnscription;11
dformation business;1l
dportation;0e
m bus;0e
nglobal;0e
aial clinical;0u
9urf;cc
8union credit;0b
bt business;08
9tility;11l3
dzation property;09
8valuation;1o
9endor;0d
bue;010r
9isual audio;2x
avarium;fm
8warehouse;0em4na
h distribution;m5
branty;e4
ash car;11
bte solid;01
9ealth;1s
ab;2f
bsite;2d2e2f
alfare;0x
f employee;0g
blness;10
g and fitness;10
hfitness;10
9ildlife;fm
g and forestry;3t
hforestry;3t
9orkforce cyber;0a
8yard;m5mp
8zone;05
3gler;jpkf
7 chemic;ks
3icurist;d6
4pulator;jp
b charging;jo
3ufacturer;11
c lens contact;lm
dpottery;ly
dveneer;lc
aing carver and cutter stone;ly
lcutter stone;ly
epotter;ly
4grapher;lo
2pper;2o
6 cadastral;2o
7data;2o
2rbleizer;gllp
3inator;ld
5e merchant;ms
6r;ms
7 master;mt
9erchant;ms
3ker;kckem2nd
6 ball bowling;li
cgolf;m2
9rrel;m1m2
8oard racing;ew
9bbin;ks
8uttonhole;le
7can;m2
9rton machine;kc
8lipping;fl
9othe;ke
8one;ks
9py and proofreader;fj
cproofreader;fj
7dial;lo
7good greige;fh
fy;nd
8rader;kq
7ham;m2
9nd;m2
7last;m2
9yout stone;m2
8ens;m2
8ine track portable;fs
8og;fyfz
7machine;m2
9tch;ki
8erchandise;nd
7parachute;m1m2
9ttern;kzm2
e hand;m2
7rate;e9
8od fishing;m2
9ving;ks
7size;ki
8titch;ki
9ripe;gb
7tag;nd
8emple;nb
8hread;kj
8icket;nd
9mber;3u
8rade;jr
9ee;fz
7vamp;ki
8eneer;kz
8ial;le
b level;le
7wafer semiconductor;lq
5ter;1k
8 digital;1k
9fashion;04
3shal;80bgbjbt
7 air;bg
b federal;bg
8city;bj
8fire;b8
c deputy;b8
dstate;b8
eupervising;b8
8state united;bg
k deputy;bgbt
8us;bg
a deputy;bg
7l fire;bc
2scot;86
3her;jlla
3ker;lom2
6 body;m2
3on;g2g3g9gp
5 banker;g3
7lock;g2
b and brick;g2
cbrick;g2
ccinder;g2
doncrete;g2
7rick;g2
6cement;g9
7himney stone;g3
7oncrete;g2g9
8tta terra;g2
6furnace;g2
6journeyman;g2
6memorial;g3
7onument;g3
6oven coke;g2
6refractory;g2
7ock;g3
6stone;g3
8ucco;gp
c and plasterer;gp
q paperhanger painter helper;gy
dplasterer;gp
m paperhanger painter helper;gy
6tile;g8
5tender;gv
3seur;ax
7 swedish;ax
4otherapist;ax
3ter;mt
6 band;83
9rge;mt
c passenger;mt
8oat;mt
9om;fm
8uild;ga
7caddy;cm
8hancery;5k
9orus;83
8ottage;bf
7dance;82
bing;82
8ock;mt
bing;mt
e relief;mt
7ferry car;mt
7game;cv
7lock;mw
7market;0w
8ooring;mu
7pack;nj
9yroll;e4
8roperty;e4
8uppet;86
7relief;mt
8iverboat;mt
8oast;jj
7sailing;mt
8crum;2f
c cybersecurity;2f
8hip;mt
8tation;0e
7tool;hu
8rain;0emp
7vessel;mt
7wine;la
7yacht;mt
4icator;m2
2tcher;kiksm2
7 color;4nkeklm2
9uff;ks
8end;ky
9scapement;jc
8fur;ks
8leather;li
ans;jeli
8part leather;li
9lywood;kz
8stripe;kg
8veneer;li
3e;mt
4 aerographer;ms
5barge;mt
6oat;mt
9 taxi water;mu
9swain;msmt
e aviation;nw
5carpenter;gw
5deck;ms
6redge;mtn6
5first;mt
6ourth;mt
5gunner;ny
5relief;mt
5second;mt
6hip;mt
5third;mt
6orpedoman;ny
6ug coastal;mt
8boat;mt
5vessel fishing;fumt
4r;keksm2
5 hosiery;ksli
5ial related and garment textile presser;kf
hgarment textile presser;kf
3hematician;2h
d actuarial;2g
fpplied;2h
ecomputational;2h
eengineering;2h
egame;2h
3ron;bf
6 bus;bt
a school;bs
7cleaning;ce
7police;bf
7room rest;cx
1c;85
2 event;85
2o;8ll2
1d;969d9e9f9g9h9i9j9k9l9n9p9q9r9s9w
2 dermatologist;9f
3fp;9h
3hospitalist;9p
3medicine nuclear;9o
3obgyn;9k
3urology;9p
2i;18
1easurer;e3li
8 acreage cotton;f7
htobacco;f7
9cloth;li
9land;2p
9prism;lm
9rug;dme3
9upholstery and drapery;e3
kdrapery;e3
9veneer;li
3tcutter;jgjh
4man;jg
2chanic;hqi4i6i7i9ibigihijj3j8k3
8 ac;i4
bcessory aircraft;i1
aerospace;3c
agricultural;i6
je;i6
aid hearing;iq
brcraft;i1
h armament;j5
icontrol and rigging;j5
qrigging;j5
ielectrical;ht
jxperimental;i1
ihydraulic and plumbing;j5
splumbing;j5
iradio and electrical;ht
oelectrical;ht
isystem control environmental;j5
ivent and heat;i1
nheat;i1
cframe;i1
cline;i1
cplane;i1
h driven propeller;i1
alarm burglar;i0
ffire;i0
bignment wheel;i4
bley bowling;j3
ambulance;i4
bf;j3
bplifier;hw
and technician service automotive;i4
appliance;iiij
i dental;lk
jelectrical;ii
jgas;ii
m furnace;ih
jhome;ii
lusehold;ii
area;ij
bmament aircraft;htny
assembly;ij
atm;iw
auto;i4
dmation;hw
eobile;i4
ftive;i4
aviation;i1
awning;gt
9barrel wooden;j3
bttery;hu
aench;j3
e auto;i4
jmotive;i4
ftruck;i5
aicycle;ic
bke;ic
d dirt;ia
emotor;ia
bllboard;gt
alind venetian;ha
bock cylinder;i4
fmotor;i4
cwer;ih
aoat;i5i9
bdy;i2
d auto;i2
ecar;i2
erv;id
evehicle recreational;id
biler;g1
fhouse;g1ij
fmaker;g1
bx drink;j3
djuke;iw
dmusic;it
arake;i7
e air;i8
guto;i4
jmotive;i4
beaker;i8
bidge;g4
auilding;iu
blldozer;i7
bmper auto;i2
brner oil;ih
bs;i5
c school;i5
9c;ihl2
a a;ih
c auto;i4
cuto;i4
aable;io
bmera;ip
br;i4
c hybrid;i4
dmine;i8
drace;i4
fil;i8
dstreet;i8
dtank;i8
erolley;i8
cburetor;i4
cpenter boat;g4
et;g5
ct go;ib
glf;ib
bterpillar;i7
ahair;kt
cssis;i4
bimney;g2
aleaner vacuum;ii
bock;is
e electric;is
ftime;is
cser door;if
butch;i4i7
aoach;i8
e motor;i5
bllision;i2
bmbine;i6
cpactor rubbish hydraulic;ij
donent engine rocket;i1ig
esite;jb
dressor;i8lg
j air;i8
duter;hq
h electronic;hq
bnditioner air;ih
iing air;i4
p aircraft;i1
rnd ventilation heating;ih
rutomotive;i4
qunit window;ii
qventilation heating;ih
duit;ghhaio
ctrol and rigging aircraft;i1
hfire;j3ny
hindustrial electronic;3f
hrigging aircraft;i1
gler;i8
cveyor;ij
burse golf;ib
arane;i7
aupola;g2
aylinder aircraft;i1
9deck;ij
bntal;lk
bvelopment;jvk7
aictaphone;hq
be;k3
csel;i5
f duty heavy;i7
gequipment heavy;i7
gmarine;i5i9
hobile;i5
bnkey;i7
bspenser automatic;j3
dlay;j3
aoor automatic;if
aragline;i7
bedge;i7
byer rice;i6
cwall;gfgg
auct air;gs
bral;gs
eumin;gs
bty heavy;i4i5i7
aynamometer;hu
9e;hw
alectrical;hu
fo;3fhu
gnic;hqhshvhw
cvator;h3
and front;i4
bergy wind;iv
bgine;i4i5ib
f aircraft;i1
huto;i4
kmotive;i4
gboat;i5
hus;i5
gdiesel;i5
inkey;i1i7
gelectric;hu
hquipment farm;i5
qheavy;i5
ggas;ib
ghelicopter;i1
gimplement farm;i5
gjet;i1
j propulsion aerospace;i1
gmachinery farm;i5
irine;i5mv
hodel;ib
goutboard boat;i9
grailroad;i5
hocket;i1
gsmall;ib
l other and equipment power outdoor;ib
sequipment power outdoor;ib
gtest;ij
hractor diesel;i5
iuck;i5
l tank;i5
aquipment;hsi7ij
i agricultural;i6
jbroadcasting;hr
jcanal;ij
kommunication;hs
lnstruction;i7
v garage;i7
wheavy;ge
jdairy;i6
kental;iq
jfarm;i6
kield oil;i5ij
koundry;ij
jgarden;ib
ls compressed;ij
jheavy;i7ik
o mobile;i7
kydraulic aircraft;go
jirrigation;i6
t sprinkler;i6
jlogging;i7
jmanual;hs
kobile;i7
jphotocopying;hq
ographic;ip
v aircraft;ip
klant boiler;l3
kower outdoor;ib
krocessing mail;hq
jray;ij
m x;ij
jsound;8i
ktation filling;ij
rservice;ij
kupport ground;i7
jtest;3c
jwave brain electric;iq
kelding gas;ij
ascalator;h3
axchange;hs
h branch private;hs
bperimental;i4jv
l electrical;jv
mmotor outboard;i9
mwood;kw
btinguisher fire;j3
9fans attic;ih
aence;h4
cder;i2
aield;i7
e equipment heavy;i7
btter composite;jb
aleet;i5
bight aircraft wing;nv
t fixed;nv
boor;g7
eing;g6
aorklift;i7
araming;g4
aurnace;g2ih
diture;j3
9game arcade;iw
evideo;iw
brage auto;i4
kmotive;i4
gbus;i5
gtruck;i5
cnett;ij
aear fishing;j3
elanding;i1
bnerator;huhx
i emergency;hu
alass;gi
e auto;i3
jmotive;i3
aun;j3
c machine;j3
ayro;it
9hammer drop;i7
brvester;i6
aeadlight auto;i4
nmotive;i4
cter;ih
f auto;i4
kmotive;i4
ding;go
blicopter;i1
aoist;i7
bme mobile;iz
avac;ih
aydramatic;i4
ent fire;go
eulic;i1i4i7ij
i aircraft;go
do;i7l2
eelectric;l2
9i and c;l2
fe;hw
agnition;i1i4
amplement;i6
i farm;i6
jgarden;ib
andustrial;ij
bstallation floor;g5
mtruck ordnance;i5m2
drument;3ehsit
j aircraft;ht
lnd electrical;hw
kelectrical;hw
kgyroscopic;it
kmusical;ir
knautical;it
ksurgical;iq
lystem weapon;3eit
jation and communication;l2
telectrical;hw
pcommunication;l2
pelectrical;hw
culation;gjgk
bterior;i8
elocking;i8
9jack auto hydraulic;i7
ehydraulic;i7
aet;i1
bwelry;lj
9kiln;g2
anitter;ijkn
9laboratory optical;lm
bdle;g2
bmp;ho
bthe;hu
byout;k7
f metal sheet;gs
aift fork;i7
eski;i7j3
bght street;gh
bne;i4inio
d toll;io
cing;g2
coleum;g6
dtype;ij
aocomotive;i5
bft rigging;i7
bom;ij
9machine;i6ij
g accounting;hq
idding;hq
imusement;iw
hbakery;ij
jll pin;iw
iookkeeping;hq
iusiness;hq
hcalculating;hq
iigarette;iw
ioin;iw
l automatic;iw
jpying;hq
hdictating;hq
iuplicating;hq
hfelt;ij
hknitting;ij
hlaundry;ij
hmilking;i6
hoffice;hq
hprinting;ij
hsewing;iiij
ilot;iw
itatistical;hq
htabulating;hq
ieller automatic;iw
obank;iw
iranscribing;hq
hvending;iw
iideo;iw
ioting;j3
hwashing;ij
o appliance home;ii
hxerox;hq
gry;i6i7ij
i farm;i6
jgarden;ib
jhydroelectric;ijl2
jindustrial;ij
jmarine;i9
kine underground;ij
jproduction;ij
bgneto aircraft;i1
bintenance;i5i7ihijikiliulwmy
k building;iu
lcar rail;i8
monstruction petrol;i5
oveyor;ij
lelectrical;hx
mngine;i5
mthanol;iu
lfeed and grain;ij
qgrain;ij
lgas composite;ij
meneral;iu
lindustrial;ij
lline product electrical;ij
xion electronic;ij
lmachine sewing;ij
ttextile;ij
sry equipment marine;ij
vplant generation power or water;ij
zt generation power water;ij
lplant gas compressed;ij
rwater;ig
ltelephone;hs
brine;i9ijmv
f certified;i9
bster;i7
f ase;i4
gexcellence service automotive;i4
aetal sheet;gsj5ja
k aircraft;gsi1j5
lconditioning air and ventilation heating;gs
zir ventilation heating;gs
lhvac;gs
cer;ig
e gas;ig
fparking;ig
fwater;ig
aillwright;il
bssile;i1
aobile;i7
bld;ly
bnotype;ij
btor;hui5
e aircraft;i1
guto;i4
jmotive;i4
fboat;i9
gus;i5
fdiesel;i5
l boat;i5
felectric;hu
foutboard;i9
n experimental;i9
frailroad;i5
ftow;ij
gruck;i5
eboat;i9
ecycle;ia
bwer lawn;ib
auffler;i4
9neon;gh
auclear;35
9office central;hs
ape;ib
btical;lm
ardnance;j3
bgan electronic;hz
fpipe;ir
bthopedic;ag
9p;i1
a a;i1
cnd a;i1
aad launching;i1
dmissile;hw
bttern;jz
abx;hs
aermastone;g2
ahonograph;hz
aiano;ir
bccolo;ir
blot automatic;ht
bnsetter;ik
i at;ik
kutomatic;ikj3
alant;ijj3l2
e hydroelectric;l2
fpower;l2
k airframe;i1
mnd airframe;i1
ftreatment;ij
cster;gp
cyer video;hz
bow;i8
bumbing;go
h aircraft;go
aower fluid;ijjv
ehouse;hxij
eplant;i1
j administration aviation federal;i1
lirframe;i1
lnd airframe;i1
kcertified administration aviation federal;i1
ufaa;i1
kfaa;i1
kor and airframe;i1
areflight;i1
binter telegraph;hs
bocessing data;hq
cduction;ij
cpeller;i1j3
aump;ij
d gasoline;ij
ayrometer;ig
9racing;i4
bdar;hw
ciator;i4
h auto;i4
mmobile;i4
otive;i4
do;hr
e and electrical;ht
guto;hy
felectrical;ht
bilcar;mo
droad;i8
bnge;ii
bzor electric;ii
aeady get car;i4
m new;i4
fmake;i4
j car;i4
n new;i4
oused;i4
bcorder tape;hz
ivideo;hz
bfrigeration;ih
m household;ii
jor household;ii
bgister cash;hq
culator;igij
blay;hs
bpair appliance;ii
gfurnace;j3
ggeneral;i5
glawnmower;ib
gmachine;ik
gpump;nf
ceater telegraph;hs
bsearch;3c
h aircraft;3c
aig;ij
aobotic;3f
bcketsled experimental;i1
bd fishing;j3
bll;ij
der;ijlx
bof;gr
ding metal;gr
aubberizing;ij
av;id
9saddle;kh
bfe;iy
bw chain;ib
dpower;ib
acagliola;ly
cle;ijit
booter;ia
g motor;ia
aervice;i2
g auto;i4
lmotive;i4
hbody auto;i2
iuilding;iu
helevator;h3
iquipment gas compressed;ij
iscalator;h3
hfield;i6ij
hmanufacturing auto;i2
zmotive;i2
hsafe;iy
hvault;iy
m and safe;iy
nsafe;iy
ahaft;ho
cver electric;ii
bift;ij
booting trouble;iu
cp;i6ibic
d boiler;g1
etest flight;i1
fire;ie
cvel;i7
f power;i7
aider;g4
cing;g4
f aluminum;g4
hsbesto;g4
bgn neon;gh
dal;i8j1
f rail;j1
gtraffic;gh
aki jet;ib
aled rocket experimental;j3
anowblower;ib
dmobile;ib
aoundscriber;hq
apeedometer;i4
atarter;hu
ction;hs
g generating;hx
hservice auto;i4
tmobile;i4
beering and suspension auto;i4
ztomotive;i4
isuspension auto;i4
xmotive;i4
boker;ih
cve;ii
e electric;ii
brip weather;g4
cuctural;gt
he;i1j5
i aircraft;i1
aubstation;hx
bpercharger;i1
awitchboard;hs
aystem;ih
f address public;8ihw
gcomputing;hq
introl fire electronic;i0
gpneudraulic;i1
9table billiard;j3
fpool;j3
bnk;j3
d lead;j3
aechnician service automotive;i4
blegraph;hs
dphone;hs
dtype;hs
dvision;hz
brrazzo;ga
bst experimental;li
eflight;i1
eload;li
eoperational;li
der pneumatic;ig
ahermostat;ig
aile;g6g8
d ceramic;g8
bpple;i8
bre;ie
aoll;hs
bol;ijk3
d machine;ij
ding;ij
by;j3
arack;h7
e railroad;h7
dtor;i5i6
g farm;i6
hgarden;ib
ciler;i5
g tractor;i5i6
juck;i5
dner link;i7
cnsformer;hu
eit;i5
emission;i4
l auto;i4
qmatic;i4
mbus;i5
mrailroad;i5
mtruck;i5
eportation;i5
bestle;g4
bim;i2
dmer edge;ib
buck;i5i7
e diesel;i5
guty heavy;i7
fheavy;i5
findustrial;i5
flift;i7
aunnel wind;3cij
brbine;ij
g gas;ij
hwind;iv
av;hz
aypewriter;hq
j telegraphic;hs
9unit heating;ih
ap mock radio and electrical;j7
nelectrical;j7
cset;ky
f line automatic;m2
gmachine assembly;m2
w crown;lg
ofilling;m2
porming roll;jp
owinding coil;m2
nry farm;j9
ctune;i4
g auto;i4
lmotive;i4
hbus;i5
hrailroad;i5
htruck;i5
bholstery;kr
j furniture;kr
bkeep machine forming;lg
9valve;i8ig
e air;i8ig
fcontrol;ig
ftriple;i8
fwater;ig
bult;iy
aehicle;i4iaib
g recreational;id
htrack endless;i7
hwheel heavy;i5
bnding;iw
g fountain;iw
aideo audio;hz
bner pea;i6
bolin;ir
9washer and dryer;ij
p appliance home;ii
hutomatic;ii
gdryer;ij
l appliance home;ii
btch;is
cer;go
e soft;go
aeapon;j3
aheelchair power;ib
aindmill;j3
bring;gh
8al aircrewman naval;nv
bworker insulation;gk
7st;jv
9 printing;ij
awood;kt
6otherapist;ax
2diator;1l5j
8 adr;5j
9divorce;5j
9employment public;5j
9family;5j
aederal;5j
9labor;1c5j
aegal;5j
9resolution dispute alternative;5j
4c driver;md
6ems;md
6fire;bb
6service medical emergency;md
6transport;md
6warfare special naval;o1
5ine dental doctor;8p
gof doctor;8p
aoctor;9p9w
9naprapathic doctor;9w
lof doctor;9w
9of doctor;9p9w
9podiatric doctor;8y
jof doctor;8y
9veterinary doctor;97
kof doctor;97
4um;86
2lter;jwjx
6 aod and arc;jw
crc;jw
7cupola;jw
7decarburization oxygen argon and arc;jw
z arc;jw
7hearth open;jw
7iron;jw
7metal;jw
7steel;jw
8ugar liquid;jkld
7vacuum;jw
9rnish;lh
2mber assembly;02
7cast;lj
8hoir;84
8lergy;5d
8ompany ballet;81
9ngress;02
9uncil;02
e city;02
ftribal;02
8rew;c4fugcizms
b air;nv
f of supervisor line first;ns
gsupervisor line;ns
cbridge;mw
cdelivery;iz
cequipment asphalt;gc
mconcrete;gc
cfarm;1b
dield;3l
eshing menhaden;fu
dlight;mc
i in;mc
dorming glass;lg
chome modular;iz
ckitchen;c2
clandscape;ch
cmissile and artillery;ny
lrtillery;ny
coperation airport;mb
mground;mb
cpaving;gch9
i asphalt;h9
crestaurant;c2c4
doad;h6
ecket john honest;ny
cset modular;iz
dpecialist weapon of supervisor line first;nt
usupervisor line;nt
durvey;3l
cteam kitchen;c2
drain;mo
cvehicle assault armored;nx
essel;fu
cweatherization;ha
7element liaison amphibious and naval operation aoc;no
ynaval operation aoc;no
8nsemble;7w
8vent;dw
7faculty;5o5p5r5t5u5y6264656668696a6d6e6h6n6o
e adjunct;6k
m it;5p
ntechnology information;5p
gnalytic business;5o
hthropology;60
grcheology;60
jitecture;5r
fbiology;5u
fchemistry;5x
gollege;5o5p5q5r5s5u5v5w5x5y5z60616263646566686b6c6d6e6f6g6h6i6j6k6l6m
hmmunication;6g
s adjunct;6g
fdesign interior;5r
feconomic;62
gducation;6a
gngineering;5s
ilish;6h
fforestry;5v
fgeography;63
o cultural;63
phuman;63
iscience;5w
gis;63
fhistory;6j
fjustice criminal;6c
flaw media;6d
fmathematic;5q
geteorology;5w
fnursing;69
htrition;6l
fphilosophy;6k
hysic;5z
gsychology;65
p adjunct;65
fresource natural;5v
fscience earth;5w
npolitical;64
gociology;66
gtudy environmental;5y
lspace;5w
gystem information geographic;63
funiversity;5o5p5q5r5s5u5v5w5x5y5z60616263646566686b6c6d6e6f6g6h6i6j6k6l6m
fwork social;6e
9mily guardian;ap
7guard national;o2
7research;3h
7staff event;dw
dresearch;3h
dsupport direct;ap
dtechnical;4n
8upport direct;ap
7team agent insurance;dq
cbakery;jf
distro;c4
dlue;222f
ccashier;dk
dleaning;ce
eimbing rock;cv
drew service;c4
cdeli;c4
gcatessen;c4
distribution;f6
cfield environmental;3g
dlow merchandise;nd
dood;c4
g fast;c4
hprepared;c2
chospitality;ce
euse back;bzc4jk
ifront;c4
iof back;bzc4jk
lfront;c4
ckitchen;bwc2c4
clogistic;1d
cmeat;jgjh
cpresentation;dw
eicing;7t
eoduction;jk
m produce;c2
cred;222f
esource human;et
ftaurant;c2c4
csale;dv
deafood;jh
ervice food;c4
kguest;en
kmeat;jg
kseafood;jg
dignage;7t
dtation;my
j gas;my
eore;do
dupport;a9
dwat;bj
ctactic and weapon special;bj
jweapon special;bj
dheater;7w
druck;bw
cwarehouse;nd
9chnical;4n
7unit combat basic assignment support gwot;o0
2nder;kgkhks
6 bag;kg
8ook;kd
7carpet handwoven;j3
8hair;kt
8loth;kg
8urtain;j3
7garment;kg
8ood knit;kj
7harness;ks
9t;kj
8ose;kg
aiery;kj
7lace;kg
7net;fu
8ylon;kg
7road;h6
8ug handwoven;j3
7sock;kg
7tip;ki
8ub;j3
3tor academic;75
7therapeutic;92
2o;gc
2rcerizer;ks
4handiser;1l7tdwf6
c apparel;7t
dcommerce e;1l
fverage retail;7t
dfashion;7t
eield;dw
dgrain;13
focery;7t
dproject retail;7t
dreset;nd
i retail;7tnd
ftail;7tdu
j traveling;7t
dsale retail;7tdw
eervice retail;7t
etore;7t
dvisual;7t
7t;14
8 commerce e;1l
9diamond;dv
9e;1l
9internet;1l
9online;1l
9retail and wholesale;14
gwholesale;14
9web;1l
aool;dv
3inguer;jj
2smerist;86
3senger;ey
9 and courier;ey
abank;ey
bicycle;ey
acopy;ey
curier;ey
et;ey
adelivery special;f3
briver;ey
amail;eyf3
aoffice;ey
asecurity;ey
binging;ey
atelegraph;ey
ephone;ey
2tal caster and pourer;jx
dpourer;jx
5izer;k8
5lographer;32
6urgist;3242
c extractive;32
dfoundry;32
dphysical;32
erocess;32
5smith;gsgt
a aircraft;gs
cutomotive;i2
cviation;gs
5worker duralumin;gs
4physician;86
bst;4c4j
3eorologist;40
d broadcast;4088
ecomputer;40
gordination warning;40
emarine;40
forning;40
eoceanographic;40
fperational;40
ephysical;40
eresearch;40
esynoptic;40
4rman;f1ig
3hodologist;48
d analytic;48
equantitative;2j2k
esurvey;48
3rologist;3037
1ft;50
1go;07
1ha;a9as
2t;a9
2w;a9as
1ia;bj
2croarchitect core;k0
5biologist;3q
e assurance quality;3q
fclinical;3q
gontrol quality;3q
fhealth public;3q3x
fmedical;3q
fpharmaceutical;3q
fqc;3q
fresearch;3q
fvet;97
ierinary;97
5filmer;fi
5scopist;3q
c asbesto;4o
delectron;3q
2dwife;an
7 center birth;an
artified;an
h and licensed;an
8direct;9aan
8entry direct;9aan
k certified;an
llicensed;an
8homebirth;an
8lay;an
9icensed;an
8nurse;9a
d certified;9a
n staff;9a
eregistered;9a
estaff;9a
8professional;an
k certified;an
u licensed;an
5ve;an
7 nurse;9a
2lker;fs
6 machine;fqfs
4man;fsme
3ler;jukxkylb
6 and sifter rouge;la
7clay;ld
8ustom;lb
7distillery;lb
7flake oats and wheat;lb
iwheat;lb
9our wood;lb
7head assistant process wet;m2
7lab;lb
aoratory;lb
8ever;ju
7meal;lb
9rchant;lb
7process wet;lbm2
7repair;ij
8ouge;la
7sand;ld
8ifter rouge;la
8pice;lb
7wood;ky
4iner;ks
4wright;il
a construction;il
bindustrial;il
bjourneyman;il
bmaintenance;il
m industrial;ik
dnufacturing;il
bprecision;il
2me;7w
4ographer;fi
2ner;hghhhihjhk
5 blasting;hg
e company;hg
hpper;hg
fefficiency;hg
fgold;hg
fhydraulic;hg
firon;hg
flead;hg
gode;hg
fmetal;hg
gica;hg
guck;hg
fore;hg
fquartz;hg
frock hard;hg
fshale;hg
gilver;hg
gkip;hg
fzinc;hg
6clay blasting;hg
7oal;hk
a blasting;hg
colting roof;hi
bmachine mining continuous;hh
8mpany machine mining continuous;hh
8ntinuous;hh
aract blasting;hg
fmachine mining continuous;hh
8pper;hk
6data;2728
a analytical;2k
6efficiency;hk
6gang;hk
a blasting;hg
7old;hk
6hydraulic;hk
6iron;hk
6lead;hk
7ode;hk
a machine mining continuous;hh
6machine mining continuous;hh
7etal;hk
7ica;hk
7uck;hk
6ore;hk
6placer;ho
7roduction;hj
6quarry and mine;hn
dmine;hn
atz;hk
6rock hard;hk
6salt;hn
7ilver;hk
7kip;hk
6underground;hihj
6zinc;hk
5alogist;44
3ing bolter roof;hi
7surface operator dragline and machine loading and excavating;he
xmachine loading excavating;he
7underground operator machine moving and loading;hj
z moving loading;hj
4ster;5d
8 campus;5d
ahildren;5d
aounselor marriage;5d
9music;83
9ordained;5d
9youth;5d
3strel;7w
2ssile air surface;nn
cto surface;nn
8ballistic fleet;nn
8guided;nn
7man tank anti;ny
5onary;53575c5f
a school sunday;575c5f
btraveling;5f
3tress costume;cw
9wardrobe;cw
2xer;8ijfjkldm2
5 abrasive;ld
7cid;ld
a nitrating;ld
7nd weigher;ld
7sphalt;ld
6batch;jkld
9h;ld
a cellophane;ld
coagulating;ldm2
9ter;jkld
7leach;ld
7ran;jkld
8oth;ld
6cake;bu
8ustic;ld
7ement;gbh1ld
7hemical;ld
7lay;ldly
7oating;ld
8lor;ld
b dry;ld
8mposition;ld
bund;jkld
eer rubber;ld
8ncrete;gbh1ld
7ream ice;jk
6dextrine;jlld
7ope;ld
8ugh;jfjkld
b lozenge;ld
cunleavened;ld
7rink;c3
8y;ld
7ust;ld
7ye;ld
9 sample;kl
6extract;ld
6feather;ld
8ed;ftfzld
8rtilizer;ld
7iller;m2
7lour;jkld
8ux;ldm2
7oamite;ld
8od;m2
8rmula;jk
d baby;b5
7rit;ld
6glaze;ld
8ue;ld
7rain;ld
8ound;ld
7um;ld
8nite;ld
6hair;ld
8nd;m2
6icing;jkld
7nk;ld
8secticide;ld
6juice;jk
6lard;jk
7ime;ld
7ubricant bullet;ldm2
6material;ld
8yonnaise;jk
7edia growth mushroom;fqfr
8tal;ld
7ineral;jk
7ortar;gbld
7ud;ld
6oil;ld
7re;ld
6packing cylinder acetylene;ld
8int;ld
b hand;m2
cmachine;ld
8ste;ld
b almond;jk
ccolor;ld
7igment;ld
7laster;ld
d machine;ld
bic;ld
7orcelain;ld
8ur wet;ld
8wder;ld
c chili;ld
ddiamond;ldm2
7roduct food dry;ld
7ulp;ld
8tty;ld
6refractory;ld
8recording;8i
8sin;ld
7ouge;ld
7ubber;ld
c foam;ld
6sand;na
a machine;ld
8usage;jkld
7eal;ldm1
9soning;jkldm2
7ize;ld
7lag;m2
9te;ld
8ip;hald
8udge lime;ld
9rry;ldm2
7oap;ks
8lution;ld
e fluorescent;ld
fsilver;ld
9vent;ld
8und;8i
9p;jk
7pice;jkldm2
8ray;cild
b silica;ld
7tain clay;ldm2
7ugar;jk
7yrup;jkld
6topping whipped;ld
6varnish;ld
6weigher;ld
8t;jkld
7ool;ks
3ologist;c3
1li;18
2t;9y
1odel;dx
5 agent;dx
7rt;dx
9ist;dx
c undraped;dx
9s fine;dx
6class art;dx
8othe;dx
6drawing life;dx
6fashion;dx
7igure;dx
8t;dx
9ness;dx
7loor;dx
7reelance;dx
6hand;dx
8t;dx
6male;dx
6nude;dx
6photographer;dx
7rofessional;dx
6runway;dx
6sale;dx
7pirit;dx
7tudio;dx
5er;7kgpjyly
7 3d;7m
8architectural;7n
8bim;38
8clay;jylym2
8data;282b2c2j2k
cbase;28
9imensional three;7m
8ecological;43
9nergy;37
8hydrologic;2u
8map;lym2
b relief;lym2
9odeling information building;38
alecular;3s
8plastic;jy
9redictive;20
8quantitative;20
8transportation;4j
2hel;5d5f
2ld trimmer bunch;m2
4er;g4jbjnk0k1kelgly
6 airset;k0
8luminum;k1
7bake;k0
b no;k0
blite;m2
9ll bowling;lg
cgolf;lg
cinflated;m2
cwax;m2
9r needle;jnm2
8ead polystyrene;lg
9lt;je
9nch;k1lj
c jewelry;lj
8lock concrete;lg
aw;ly
8onding;lu
8rass;k1
9ead;jk
9im;ks
7candle;lg
d hand;ly
emachine;lg
by hand;m2
9rpet automobile;m2
9sting;k1
8hocolate machine;lg
8lay;ly
8omposition;ly
9re softball;m2
ak;kylg
9unter;kim2
9vering pipe;k1
8rystal watch;ly
7die lead;k1
8ough;jk
8rip;je
9um brake;k1
9y;k0
7edge;ki
8lectrotype;kc
7floor;jnlg
8oundry;k0
7glass;ly
8rid;jn
7hand;ly
8ot;k1
7ingot;k1
c lead;k1
9jection;jnm0
8ron grey;k1
7job;jnlg
7label;m2
8ens contact;k1
8uggage fiberglass;jblg
7mache papier;jem2
bine;k1lg
9nnequin;ly
9scara;ly
8eat;ln
9tal;k1
7neon;ly
7pad shoulder;m2
9rt shoe;m2
9ste almond;lym2
9tch ankle;kim2
atern;k0k1
e foundry;k1
8laster;gply
cic;k1
ate;k1lg
8recast;lgly
9oduct toilet;ly
8unch;k1
7rubber;ly
d foam;lg
7sand;k0
b dry;k0
cgreen;k0
8hell;k1
9oe;m2
8ki;m2
8ole;ki
8teel;k1
areotype;kc
8weep;k0ly
7thermal;lg
8ile;ly
9re;m0m2
8ube fiberglass;m2
7wax;jzlg
8heel;k1
c abrasive;lg
8ood;ky
4maker shop wood;kw
2nger cheese;jk
3itor;4v
7 assurance quality;li
8booth;dl
9us;bqbsbtmhn2
b school;bsbt
8cafeteria;bt
9hild;dd
aloride polyvinyl;ni
9lassroom;dd
aeanup;11
f debris;11
9orrectional;bf
aurt;8e
8debris;113uhf
avice electronic;lq
8engine;na
atrance secured;bk
9quipment phototypesetting;kb
8gambling;bn
8hall;bt
8library;7b
8playground;bqbt
9ool;bq
atline;li
9rotection radiation;4r
9vc;ni
8radiation;4r4x
9ecording court;8e
amote;4v
asearch clinical;0u
bident;dg
8safety;34
9helter;fm
9urveillance;bn
9ystem gas landfill;l2
fsurveillance;bnbqbt
8transportation ground;n2
8visitation supervised;bf
3k;575c5f
4 buddhist;5f
4ey grease;my
7road;ftfz
3ologist;7w
4typer;kb
7ist;kb
2oner;lf
2rphologist;3s3x
3tar and artillery rocket counter assignment support gwot;ny
8rtillery rocket counter assignment support gwot;ny
4ician;d2
9 certified;d2
ahospital;d2
alicensed;d2
2saicist;3l
2ther boarding;dd
7home care;dd
g day;dd
9use;dg
7patrol;bp
7sorority;dg
3orcyclist;7y
5man;mm
8 drilling;hb
aump;mn
9electric;mq
cvated;mq
9relay;mm
9streetcar;mq
2unter;jekcm2nb
7 automatic;lr
8baffle;je
8cabinet;je
ard;m2
9hart and map;m2
emap;m2
9ore;k1
9rystal;lq
8dial;je
bmond;ljm2
ae;kcm2
8film;lr
9rame rug;m2
8globe;m2
8hand;j7le
c watch and clock;m2
jclock;m2
8lens;lm
8mannequin;m2
ap;kb
9icrofilm;fifl
8pad polishing;m2
9hotograph;lr
9ipe smoking;m2
9late;kb
8quartz;lf
8range;je
8sample;je
9hade window;km
9ight;m2
9peaker;je
9tamp;m2
aem;j7
aove;je
8tire;iem0m2
9ube;je
8wafer;lq
2veman;nj
4r;ilmgna
5 bench;m2
7uilding;ha
6car;mnnj
9go;nj
b lead;nj
6earth;gb
6furniture;na
6house;ha
6line;nj
7umber;na
6machine;il
dry;ilj0
8terial;nanj
e dock truck;na
6piano;na
6refrigerator;na
6stock;na
2wer lawn;ch
1ra;b0
2p;f5
1sc;ai
2l;3w
1t;9x
1ucker;na
6 chip;cscy
7tunnel;hn
2ltigrapher;fi
2ralist;7l
2sician;84
8 church;84
9entertainment;84
9jazz;84
9orchestra;84
9pit;84
9solo;84
atudio;84
3tanger;fs
1vfr;ei
1ycologist;3s
0nailer;kikskym2
6 band;ky
8ox;m2
7fur;ksm2
7hand;m2
7rock sheet;gf
7seat;ki
2nny;dd
5 need special;dd
6travel;dd
3otechnician;3h
9ologist;373h
2peo;4r
3per;ks
3rapath;9w
9y doctor;9w
bof doctor;9w
2rrator;7w
2ta re pro technician care patient;ar
dransporter;ar
3uralist;3r3t
a field;3r
binterpretive;3t
bpark;3t
5opath;9w
2val and landscape except architect;2m
6landscape except architect;2m
3igator;5bmt
9 assistant ssbn ssn;nz
abombardier officer flight naval;nk
acare;52ai
eer;52
blient;52
bommunity;5b
aemployment;52
ahealth;5b
g community;5b
bousing;52
anurse;5b
apatient;ai
beer;5b
brogram disability;52
aresource;52
i community;5b
assbn ssn;nz
1ecker;lgnb
2edlemaker;ka
6worker;kgki
c fancy;kgkikk
2gotiator;1c1l5j
a contract;1c1l5j
credit;1q
bpersonnel;1c
k or relation labor;1l
lrelation labor;1l
brelation labor;1c
bsale;dv
cettlement debt;5j
2matologist;3r3s
2o;4r
3natologist;9l9p9w
2phrologist;969p9w
2ster;ln
2tter;fu
3worker computer;24
2urobiologist;3s
5hospitalist;9j9p
5logist;9j9p
b adult;9j
cchild;9j
fropractic;8o9j
cgeneral;9j
costeopathic;9j
cpediatric;9j
l adult;9j
nnd adult;9j
cvascular;9j
5pathologist;9m
6hysiologist;3s3w9j
6sychiatrist;9n
aologist;4c
h adolescent and child;4c
tchild;4c
kult;4c
jviation;4c
iboard;4c
icertified board;4c
jlinical;4c
q board;4c
rcertified board;4c
rpediatric;4c
iforensic;4c
ipediatric;4c
5radiologist;9o
g interventional;9o
5scientist;3w
6urgeon;9s9t
c pediatric;9s
5urologist;9p
3tralizer;ksl9lam2
b metal;lv
cnitroglycer;l9lv
2wscaster;8788
1icker;kilf
2ghtman;my
2pper;mo
1lo;4r
1mt;a1
1np;9b
1octurnist;9p
2dulizer;lh
2nrestaurant server food;c6
2rmalizer;k6
a fabric;m2
2tcher;fzjq
7 backboard shake;ky
3eman;h1
4reader;fd
2velist;8c
3ice;575c5f
2zzleman;gbho
9 driving pile;gd
ainsulation;gj
ajack mud;gb
1p;9b
2 care;9b
7 critical icu;98
8urgent;9b
3gyn ob;9b
3health mental psychiatric;9b
s family;98
3psychiatric;98
3travel;9b
2o;l0
1so;l0
1uclear;35
2mberer film;lr
3erologist;86
3ismatist;78
2n;5c5f
2rse;98
5 admission;98
7mbulatory clinical;98
6care acute;98
bcritical;98
j certified;98
kneonatal;98
kpediatric;98
bintensive;98
k neonatal;98
lpediatric;98
frventional cardiac;98
bprogressive;98
m cardiac;98
7cu;98
7harge;98ad
c relief;98
8ild;dd
7irculating;98
7linic;ad
cal;98
7ondition chronic;98
9sultant;98
ding;98
9trol infection;98
equality;21
8unty;98
6delivery;98
e and labor;98
flabor;98
8ntal;9vay
8partment emergency;98
7ialysis;98
7own step;98
7uty general;98
bprivate;98ad
i registered;98
bspecial;98
6ehr clinical;21
7ndoscopy;98b5
7r;98
6facility nursing;94
7ield;98
7light;98
7orensic;98
6gastrointestinal;b5
7enetic;98
8riatric;98
7yn ob;98
9ecology obstetric;98
6health;98
c community;98
dhome;98
dmental;98
j psychiatric;98
doccupational;98
dpublic;98
j registered;98
dregistered;98
7ospice;98
6icu;98
7ndustrial;98
8formatic;21
g clinical;21
6management quality;98
8ternity;98
7edical;98
7uscle abdominal transverse;98
6neonatal;98
8phrology;98
6ob;98
8stetric;98
fal;98
7ccupational;98
7ffice;ad
7ncology;98
e pediatric;98
fradiation;91ad
7r;98
6pacu;98
7ediatric;98
8rianesthesia;98
anatal;98
aoperative;98
7mh;98
7ostoperative;98
apartum;9a
7ractical;ad
f clinic;ad
gduty private;ad
ghealth home;ad
glicensed;ad
o clinic;ad
pduty private;ad
phealth home;ad
ppediatric;ad
ptriage;ad
gpediatric;ad
gtriage;ad
de advanced;989b
n health mental psychiatric;98
zal psychiatric adult;98
opsychiatric;98
xy;98
8enatal;98
9operative;98
7sychiatric;98
h practice advanced;98
7t;98
6qc;21
6ray;98
9 x;98
7eceptionist;98
9ord health electronic clinical;21
8gistered;98
g care critical;98
mintensive;98
v neonatal;98
wpediatric;98
mprogressive;98
x cardiac;98
hdelivery and labor;98
jpartment emergency;98
iialysis;98
iown step;98
hendoscopy;98b5
hfacility nursing skilled;94
hgastrointestinal;b5
hhealth home;98
iospice;98
hindustrial;98
hmedical;98
honcology;98
p radiation;91
hpediatric;98
iostoperative;98
lpartum;9a
iractice advanced;9b
y health mental psychiatric;98
zhealth mental psychiatric adult;98
zpsychiatry;98
jeoperative;98
isychiatric;98
s travel;98
hroom emergency;98
moperating;98
hstaff;98
iurgery;98
lical;98
p medical;98
htelemetry;98
iravel;98
n surgical medical;98
otelemetry;98
ounit care intensive;98
jiage;98
hunit care anesthesia post;98
rcardiac;98
sritical;98
rintensive;98
ze cardiovascular;98
ze neonatal;98
ze neuro;98
ze neurological;98
ze newborn;98
ze pediatric;98
rprogressive;98
mscreening;98
8source clinical;98
finformatic;21
8view utilization;21
7oom anesthesia;98
l post;98
bemergency;98
boperating;98
k certified;98
brecovery;98
6school;98
8ience christian;5f
8rub;98
b ob;98
estetric;98
7pecialist clinical;98
7taff;98
b health public;98
cindustrial;98
7upply central;98
8rgery;98
d medical;9b
aical;98
e medical;98
m clinical;98
6telehealth;21
ametry;98
7herapy physical;98
7ram;98
9nsition care;98
9uma;98
9veling;98
8iage;98
c telephone;98
6unit care acute pediatric;98
hnesthesia;98
q post;98
gcardiac;98
horonary;98
hritical;98
gintensive;98
p cardiovascular;98
qneonatal;98
suro;98
vlogical;98
swborn;98
qpediatric;98
gprogressive;98
bscreening;98
6vascular;98
7et;ab
9erinary;ab
7isiting;98
7ocational;ad
g licensed;ad
p and practical licensed;ad
hpractical;ad
6ward;98
5maid;dd
5ryman landscape;fr
2tritionist;8u
c and dietician;8u
fimal;3m
j companion;3m
dcattle beef;3m
elinical;8u
ddietician;8u
dhealth public;8u
eolistic;8u
dresearch dairy;3m
dsport;8u
ewine;3m
0oarsman;7y
1b;9k
2 physician;9k
2gyn;9k
2oist;84
2server;4p4v
8 field;4p
bre;bd
9gunfire naval artillery;o2
nor artillery;o2
9magnetic;4p
aill hot;jn
9prospecting;36
k electrical;4p
lgravity;4p
loil;4p
lseismic;4p
9roof;hn
9seismic;4p
eograph;4p
brvice;e7fl
g toll;e6
atudy;3h
e time;3h
aurveillance;bn
l gambling;bn
ping;bn
9tower;mr
9weather;4v
3tetrician;9k
c physician;9k
1ceanographer;444v
d assistant;4v
6logist;44
2r;ff
2ulist;9p9w
1d;8v
1es;4z5359
1ff cracker;m2
4hooker;m2
4knocker;jem2
4striker;m2
4tailer;nb
6ker;nb
9 fiber hemp;nb
5urner;ks
3bearer;nb
9 and feeder machine;nb
abrick;nb
achain;nb
f lumber;nb
afeeder binder perfect;nb
hconveyor;nb
hmachine;nb
o stitching;nb
ajointer veneer;nb
amachine banding edge;nb
jindery;nb
icarroting;nb
joating compound;nb
jutting;nb
igluing;nb
imolding injection;nb
ipad;nb
ksting;nb
ismoking pipe;nb
itaping veneer;nb
iwaste;nb
joodworking;nb
ctcher;nb
aor feeder machine stitching;nb
apipe sewer;nb
bress;nb
asolder wave;nb
3icer;1a57bjbkm8m9mt
7 9 k;bk
8aa;18
av vehicle amphibious assault;nm
9ccounting;1m
aquisition targeting;nn
at reinvestment community;1v
csecrecy bank;1v
bion;18
e affirmative;18
9dministrative;000108e4f8
m chief;0001
cssion hospital;e4
ctting;e4
9ffair public;89
9id financial;1w1x20
ar controller air forward;no
bspace navy;nr
9ml bsa;1v
amunition;nn
9nalysis intelligence source all;nr
ze all senior;nr
ad representative opportunity equal;18
aimal;bl
atisubmarine;nr
l air;nr
mstaff;nr
9ppeal;5i
9rmor;nm
by;nr
aticulation;4z
cllery defense air;nn
ifield;nn
9ssembly weapon nuclear ground;nn
cssment operational and plan strategy aoc;no
vplan strategy aoc;no
9ttendance;1l59
8bank;1x
cing business;1x
o small;1x
gcorporate;1x
gpersonal;1x
9d;00
9oat;fu
aoking;bf
f police;bj
arder and custom us;bj
fcustom;bj
9riefing center control operation;no
9sa;1v
9udget;1p
8c4i intelligence and computer communication control command;no
pcomputer communication control command;no
9anine;bk
avalry;nm
9brn nuclear and radiological biological chemical;nr
lradiological biological chemical;nr
9enter control and command;no
ncommand;no
finformation combat;no
x airborne carrier;no
ystaff;no
zystem data tactical naval;no
9haracteristic military weapon;nn
aest community;53575c
9ollection;e8
i loan commercial;1x
ammanding division investigation;b7
straffic;b7
jequipment motor;hp
jpolice;b7
krecinct;b7
jsquad homicide;b7
pmotorized;b7
junit maintenance vehicle;b7
cissioned non operation psychological;o2
dtment environmental;00
w chief;00
cunication;ezma
l emergency;ez
mflight;ma
mproject;1e
bpliance;18h2
i bank;1v
jtax;1y
anfinement;bf
bservation;4tbhfv
k environmental;bh
lneighborhood;18
lwildlife;bh
btact;el
crol;bl
f airspace aoc;no
hnd command;no
r staff;no
iimal;bl
gcombat;no
jmand;no
gdefense air;no
hog;bl
genergy;1lh2
gfire;nn
k forest;bd
lprotection environmental;bd
ginterface;nu
gparking;bi
gquality ordnance unexploded;hg
gsupport air;no
gtraffic;bi
fler attack terminal joint;no
arrection;bf
i community;bf
jjuvenile;bf
jyouth;bf
ial;59bf
k juvenile;59bf
lof supervisor line first;b6
lsupervisor line;b6
aunterintelligence foreign advanced;nr
brt;be
9ra;1v
aedit;1qej
e commercial;ej
fregional;ej
bw air;nk
dcombat missile operation missile and space;nn
zon missile space;nn
9ustodial;bf
dm;bj
8dare;bj
ata;28
9ebriefing strategic;nr
ack;mt
c flight;nl
afense air;nr
j altitude low;nn
kstaff;nr
gharbor coastal;nr
gradiological;35
antal;8p
apartment fire;1j
bortation;bj
ask;bj
c front;eu
atention;59bf
h justice juvenile;bf
kvenile;59bf
avelopment;1h
j business;00
9isbursing;dk
bpatch security;ez
cosal property;09
aver combatant;nq
n parachute;nq
dsity;00
h chief;00
9nr;3t
9onor;1h
9uty;bj
8education resistance abuse drug;bj
9eo;18
9hs;4w
9mployment;1a1l
i equal;18
jweapon chemical nuclear;nn
9nforcement;18bj
j 9 k;bj
kact recovery and conservation resource;18
xconservation resource;18
lnimal;bl
kcanine;bj
lode;blh2
o park animal;bl
mnservation;bh
kfare;n2
lishery;bh
kk;bj
klaw;bjbk
kordinance animal;bl
kparking;bi
krcra;18
legulation parking;bi
agineering;35
aterprise business;00
9scrow;1x5m5n
e commercial;1v
ftitle;1v
atate and land;5m
fland;5m
freal;1x
9thic;1a1l
9valuation complaint;bj
9xamining;1v
aecution and planning deployment force;no
iplanning deployment force;no
fve;00
h chief;00
atension;7c
8financial;000b
h chief;00
n hospital;00
ihospital;00
are forest;bd
bst;m8m9mt
ascal;1p
9lex;bo
9orce special;nq
best;bd
aurth;mt
9undraising;1h
8gear arresting and catapult;nl
ncatapult;nl
9ift;1h
c major;071h
dprincipal;1h
aving annual;1h
fplanned;1h
9rant;1lel
aeen;00
d chief;00
8health;9p9w
e and safety site;4w4x
fcounty;9p9w
fenvironmental;4o
ffield;4w
fpublic;589p
fsafety site;4w4x
bring;5i
f adjudicator judge law administrative;5i
iministrative;5i
hnd adjudicator judge law administrative;5i
gcompensation worker;5i
gdisability;5i
jciplinary;5i
gfield;5i
gparole;5i
gsupport child;5i
alicopter;nk
9ouse;bm
9umane;bl
bint ci intelligence source human officer counterintelligence;nr
fintelligence source human ci counterintelligence;nr
9ygiene chemical;4w
8identification;bg
9mmigration;18
9nfantry;np
bormatic nursing;21
hon;00
j chief;00
kmedical;0t
kpublic;5889
anovation;00
i chief;00
atelligence;bgnrnz
k air;nr
mrea geographic;nr
ldirector aoc;no
lelectronic;nr
lground;nr
lmagtf force task ground air marine;nr
multisensor;nr
loperation aoc;no
ual;nr
lphotographic;nr
mlan aoc;no
lsource human counterintelligence trained countermeasure surveillance technical;nr
mtrategic;nr
ltactical;nr
lwarfare antisubmarine;nr
crcept radar officer flight naval;nk
avestigation;bg
l complaint;18
ement;1rdr
8jail;bf
c civilian;bf
9uvenile;5459
g deputy;59
8k;bk
8land air sea;nq
aundering money anti act secrecy bank;1v
9earning;0h
anding branch;1x
ghome;1x
9iaison;1l
f gunfire naval;nr
acensing;18
9oan;1x
c agricultural;1x
dcommercial;1x
fnsumer;1x
destate real;1x
dmortgage;1x
adge;5c
agistic mobility air operation aoc;no
8management fire;bd
n district;b8
oforest;b8
jinformation;no
jrecord county;4h
aritime;mt
9edicine nuclear;9o
hoccupational;9p
hpreventive;9p
9inesweeping;nr
assile and artillery;nn
hrtillery;nn
9orale;1a
8navigation;mt
9oncommissioned acquisition target and surveillance combat;o2
z target surveillance combat;o2
ooperation psychological;o2
9uclear;35
arsing;00
f chief;00
8operating;00
h chief;00
fon;20mb
h aadc aoc;no
jirport;18mb
jmphibious;nr
icombat director aoc;no
idefensive operation aoc;no
ihumint ci intelligence source human officer counterintelligence;nr
iinformation aoc;no
ioffensive operation aoc;no
ipsychological;nr
isource military;nr
x advanced;nr
jpace;40
kecial operation aoc;no
jtrike;nr
itechnical special;nr
iwarfare air anti;no
aportunity employment equal;18
9rdnance;nn
g aviation;nr
hgunnery;nr
8parachute;nr
bk patrol;bj
eolice;bj
cing;bi
bole;59
e and probation;59
s adult;59
fcorrection community division;59
z of division;59
fdcc;59
fprobation;59
o adult;59
pjuvenile;59
atrol;bjbkbo
e border;bj
fcustom;bj
fhighway;bj
fpolice;bj
hrt;18
fsafety;bj
gecurity;bibjbo
hrvice community;bjbt
gheriff and police;bj
npolice;bj
gtate;bj
ayroll;ec
9eace;bj
anal;bf
aople;59
arsonnel;1a1j1let
9hilanthropy;1h
9lacement;1a
h job;1a
bn aadc;no
dcombat director aoc;no
ddeception tactical;nr
eirector aadc aoc;no
cning attack air master plan aoc;no
9olice;bj
e 9 k;bj
fauthority transit;bk
fcampus;bj
hnine;bj
gertified;bj
fhighway;bj
m state;bj
finstruction safety;bj
fk;bj
flateral;bj
fmilitary;bj
fpatrol uniform;bj
grevention crime;bj
frailroad;bk
fsecurity;bj
gpecial;bj
gquad prevention accident;bj
ftransit;bk
funiversity;bj
dy;2i47494d4i
e and plan strategic joint;nr
fplan strategic joint;nr
9r;89
aactice business;1l
aeparedness civil;0y
bvention fire;b8bcbd
jloss;babmbobt
aison;bf
bvacy;11
f data;28
aobation;59
h adult;59
icorrectional;59
ideputy;59
ijuvenile;59
iyouth;59
bcurement;ed
bduct credit;1rej
fion order control air order task air plan aoc;no
bgram;4j
f resolution conflict and peacebuilding;5j
z peacebuilding;5j
gtoxic;18
bperty;1l
g unclaimed;09
btection asset;bt
jborder and custom;bj
zm us;bj
qcustom;bj
jcustom;bo
jenvironmental;4w
jplant;bo
gve;bjbo
cocol;1lf8
8radiation;35
co flight;ma
ange;3t
9eadiness;nonr
h staff;nonr
itactical aviation;nr
aconnaissance airborne officer flight naval;nk
ormored light;nm
crd and identification police;bg
fidentification police;bg
cvery and launch aircraft;nl
hlaunch aircraft;nl
agistration;11
bulation;18
alation donor;1he3
hpublic;89
apresentative equal;18
ascue and search combat operation aoc;no
fsearch combat operation aoc;no
bource;bh
g community;bh
hdistrict;bh
hnatural;3tbh
o department;3t
pof department;3t
hschool;bj
btoration;ll
atirement;1a
avenue;1y
f .s u;1y
gtax;1y
biew credit;ej
frisk credit;ej
eing license driver;18
9ight human;18
ask credit;ej
doperational;1u
9oom control;l0
8safety;4w4xn1
e and health environmental;4w
himal;bl
fcommunity;bl
hnsumer;fn
fenforcement;bi
fhealth environmental;4w
fmarine;bq
fproduct;2z
gublic;bj
fradiation;a1
ailing;mt
anitation;4w
9cience conservation;3t
9econd;mt
burity;09bebfbnbobr
g airport;mb
ind privacy management information health;11
lsafety;bo
irmed;bo
hcampus;bo
ihief;09
ioncierge;da
jrrectional;bf
jurt;be
hemployment;1a1l
hhotel;bo
hinformation;000a1l22
s chief;000a
hnetwork;22
hprivacy management information health;11
hretail;bo
hsafety;bo
iervice customer;bo
iystem information;22
htransportation;br
hunarmed;bo
ansor surveillance;no
arvice;53575c
f airfield;mb
hnimal;bl
gbanking;1x
gcommunity;bfbgbjblbp
hustomer;ek
gemployee;1a
gfinancial;1per
ghealth public;4w
gimmigration;bj
gloan;1x
gnational;57
gparking;bi
hrotective;bf
gspecial;1lfl
gveteran;575c
9heriff;bj
auttle;hj
9ignal landing;nl
m stol;nl
r v;nl
9pace;09
aecial;bo
9taff operation aadc aoc;no
oinformation aoc;no
oof chief aadc aoc;no
eplan aadc;no
jof chief and director aadc aoc;no
audent;57
9upervision community;59
kintensive;59
kjuvenile;59
bply logistic;0e
cort child;bg
gintelligence;nr
arveillance;bmbnbo
k casino;bn
lgambling;bn
oing;bn
lrate dual;bn
astainability;001l
m chief;00
9ystem combat;no
fmissile warfare strike;nn
fsurveillance and control offshore;no
scontrol offshore;no
fweapon officer flight naval;nk
8tactical air;nr
k staff;nr
ank;nm
argeting and apportionment guidance plan aoc;no
jpportionment guidance plan aoc;no
icritical sensitive operation aoc;no
ze time operation aoc;no
9d debriefer tactical;nr
9echnical;00
h chief;00
dology;00
i chief;00
alecommunication;ez
9hird;mt
9itle;5m
d advisory;5m
9raining department fire;1j
hpersonnel;1j
bnsit;bk
dportation;bk
auant;59
bst;0b1rdr
8unarmed;bk
ait weapon special;nq
9tilization property;11
8vehicle aerial unmanned takeoff vertical;nr
hrmored light;nm
hssault armored;nm
gdelivery seal;nq
8warfare air anti control air;no
gelectronic;nonr
q ground intelligence signal;nr
rintelligence signal;nr
rofficer flight naval;nk
rship;nr
staff;no
gmine;nr
k staff;nr
gsubmarine;nr
p staff;nr
gundersea inshore;nr
brant force special;nq
atch center command operation;no
zion staff;no
eengineering;mv
enavigation;mt
eradar horizon over relocatable;no
sthe over relocatable;no
etacmobile mobile tactical;nu
feam advisory submarine;nr
9eapon;nnnr
e air surface;nn
jto surface;nn
gntisubmarine;nr
finfantry;np
fnuclear;nr
m staff;nr
fstaff;nr
9ildlife;bh
g state;bh
9orkout loan;1x
5ial building;h2
9church;5f
aode;bc
9fire;bc
9planning;4e
cyground;df
arocurement;15
9soccer;80
aport;80
e intramural;80
fother and referee umpire;80
lreferee umpire;80
fyouth;80
9volleyball;80
7nt wedding;5d
1hp;9p
2st;4x
1icew;mv
2ler;ikm2ms
5 and winder mainspring;m2
6breaker;ik
6car;ik
7rane;ik
6dragline;heik
6engine;ik
7quipment;ik
6generator turbo;ik
6hot;h6
8use boiling;ik
6locomotive;ik
6machine;ik
8rine;ms
c and sailor;ms
dsailor;ms
7ill;ik
6pump;ik
a booster;ik
6refrigerating;ms
7oad;h6
6shovel;ik
c loading;ik
dsteam;ik
fripping;ik
6tipple;ik
7rack;m1
7ubing;ik
6winder mainspring;m2
1lericulturist;3s3x
1mbudsman;5j
9 care long;5j
fterm long;5j
6person patient;ai
2s;8q
1n hooker;fufzm2
3runner;ks
3sticker;m2
2cologist;9i9p
a gynecologic;9k
mal;9k
bmedical;9i
bnaturopathic;9w
bpediatric;9p
bsurgical;9s9t
1paquer;7kkblo
7 and inker;7n7v
8inker;7n7v
2ener;m2nb
6 bale;na
8ridge;mw
7cap and hat;nb
bhat;nb
8hannel;ki
e outsole;m2
8otton;ks
8rate;lg
8ustom;bj
7door;m2
7finish;js
d hole jewel;lb
7hogshead;m2
7mail;f4fg
7oyster;jh
7reject;li
8ough hole jewel;lc
7silk;m2
8umatra;li
3ration airborne;nv
achemical;nr
adefense missile and space;ny
qspace;ny
aintelligence;nr
amissile and space;nr
ispace;nr
apsychological;nr
aspace;nr
cecial joint;o1
6or;e5e6e7h5hehkjqjujwk1kckgkikmknl2l3l4l6l7lalbldlglhlnlsm2
8 .x 4 m cop gccs .x 4 maritime picture operational common system control and command global;nz
ccop gccs .x maritime picture operational common system control command global;nz
91 block acds;nz
bsrs an system finding direction combat;o2
94 v 2 ssn an;nz
9911;ez
9aam;8lm9
absorber;la
eption;la
accelerator;4r
betylene;k4
bid;l9
d hydrochloric;l9
ephosphoric;m2
boustic non;nv
bquisition data and control supervisory;l4
qcontrol supervisory;l4
addressograph;fg
agency;m4
cr;kllhm2
aircraft piloted remotely;3f8l
iunmanned;3f464v8l
eewman naval;nv
cveyor;nf
alarm;ez
e fire;bb
bemite;ik
bl do;m2
dsave;la
cey bowling;cm
analysis core;44
imud;4p
bchor;ki
bneal and scarf;k6
gscarf;k6
fing;lh
bodic;k8
ezing;k8
apparatus;bb
clicator vacuum;k8
bron;kgm2
arc sub;k4
bea control;l1
efinishing;kilg
bm eight;k1
corer cable;m2
asphalt mix hot;ge
bsembly;jdm2
cistance directory;e6
t 411;e6
audio;8h8i
bger;hf
e earth;hf
cmentee subsurface;o2
btoclave;kllhm2
dmatic;fc
hon;kl
j dye;kl
bxiliary;4rl1l2l3
i nuclear;4r
av event;8g
9back double;m2
eplay;8i
dhoe;gehe
g construction;ge
hexcavator;he
hmining;he
biler dumper;hmho
bking and coating;k8
gcoating;k8
bler;fqlgln
bnbury;ld
cd neck;kg
der;jqm2
dmill;kx
dsaw;kx
brker;ky
f power;fzky
cratte;ld
bsin;la
cket;mf
btch;k6la
e pre;k6
eer;l8
eing;jk
ch coagulating;l9
elye;la
ematrix;k8
aead corner;n7
cmer;kokp
cter;lf
f broke;m2
cuty;d4
bck;kl
bd;jpn4
c billet;m2
dflat;kg
drubbing;lb
blt;hkm2n4
d char;lf
fonveyor;n4
bnch burr;js
cder power;ky
czol;lv
bvel;jt
eer;lb
aill duck;hkho
bn;lb
c chip;n4
euring;jjla
dsugar dry and wet;m2
nwet;m2
cder;kd
f and crusher;ksm2
gcase;kd
hrusher;ksm2
gperfect;kd
gspiral;kd
fy;kdlu
g machine small;kd
alade;ge
cncher almond;la
dker nut;jq
cst roller molding shell;k1
fshot;lb
beacher;lv
cnd;jk
eer;jkld
g and crusher;lbld
lscreener;m2
hcrusher;lbld
hscreener;m2
eing;ld
bock;mr
e acds;nz
finverted;m2
cwer;jwksm2
f fur;ksm2
aoard;8hl1l7l8l9
e charging;m2
gontrol;l1l7l8l9
fdimmer;8j8n
fshuffle;cv
ct;mtmu
d canal;mt
frew;mu
ederrick;n5
ewarfare special;o1
biler;l3
f and engineer stationary;l3
gbiomass;l2
gengineer stationary;l3
ghair;kslh
gmechanic conditioning air and ventilation heating;l3
zng air ventilation heating;l3
phvac;l3
gpressure high;l3
plow;l3
grecovery;l3
blter roof;hi
bnderite;lp
gzer;lp
bom;ho
d hydraulic;n7
emicrophone;na
dswing;n5
cster;l2
cth;ct
e photo;dm
grojector;ct
fspray lacquer;lp
ftoll;dk
bre directional;jr
ejig;jr
dmatic;jr
bttomer;lu
bx ammonia;kl
ddry;lhm2
eye;kl
dhot;lgna
djig;kl
dsteam;kylh
cer;ln
araider;m2
dlle;fc
cke;jq
e air;mo
ffreight;mo
fpower;jq
gress;gsjq
frailcar;mo
jroad;mo
ftrain;mo
cze;k5
beakdown;jp
eer air;gb
hbutton;ks
bidge;mw
f liquor;lanf
gore;n5
gslip;mw
gtoll;dk
cquette;lg
ir;lg
boom track;mr
bush;m2
e air;lo
fwire;m2
eer;ks
g corduroy;ksm2
aucket;nj
bg straddle;n8
cgy;hj
e ingot;mn
fmarsh;n8
getal;nj
fshuttle;hj
bilder roll;lu
htread;m0
bllard;jt
ddozer;gehhjo
i construction;ge
jmining;he
bncher;fx
g feller;fx
ck clam logging;fx
brner;hal9m2
f ash black;lh
ggas;k4
crer;js
bs;mi
c school;mh
ciness taxi water;mu
cter concrete;gb
bzzsaw;kx
ayproduct;m2
9c2 nav 13 syq an;nz
gsyq;nz
aable;kon7
bd;383a3b
cd;38
bfe;0p
dteria;0p
bge;n7
dr;nj
blciner;lh
dulator;e9
cender;jpkslglpm2
h board insulation;lp
ileather artificial;m2
iroll four;lp
bmera;8l
f aerial;8l
m unmanned;8l
hircraft piloted remotely;8l
hnimation;8l
gcopy;lr
k up paste;kb
gdrone;8l
geffect optical;8l
hngineer;8l
ggathering news electronic;8l
glithographic;kb
gmicrofiche;fi
nlm;fifl
gnews;8l
gpicture motion;8l
greduction repeat and step;lr
xstep;lr
imote;8l
hpa;8l
gshot movie;8l
htudio;8l
gtelevision;8l
gvideo;8l
cp boat;cv
bn;ks
c dye;kl
cs dry;lh
cteen;c4
g portable;e2
br charging;n8
ddetector;n1
l rail;mm
delectric;n8
dhot;n8
dingot;mn
dladle;jx
frry;mn
dmetal hot;jw
eonitor;hjnf
gorail;nj
dquenching;n8
drail;mm
fm;hj
dshuttle;hj
k mine;hj
dtrack;mq
gnsfer;mqn8nj
l drier;n8
folley;mq
dwork;mn
camel and molasse;jl
hmolasse;jl
cbide;jvk3
cd punch;fc
diograph;9z
criage;fufz
h resaw;kx
istone;lh
eer clamp;je
hlog;fxn8
iumber;fxn8
hstraddle;n8
ct drink and sandwich;e2
ksandwich;e2
ereel;io
bscade;m2
ce;m2
cing;lu
ct;jx
d die;jx
der;jpk1
ding;jxk1lg
g bullet;k1
hchill direct;k1
hdc;k1
hfilm;ka
bt;n8
c boom;n5
calyst;l9
h gasoline;l9ld
dpult 13 c;nw
ic;nw
cerpillar;n8
chead;hmn5
bustic;l9
abx;e5
aell;jsl9
d chlorine;l9
eleach;la
bnter call;e1eu
hommunication;e5
introl;l2
ipy;fi
gdata;2f
grecycling;m4
gservice;fi
drifugal;la
ie;la
j processing plasma;la
ahain bull;n4nj
fdry;nb
fgreen;nb
cr bone;nb
dge;e6jw
fr;jwk6
g monorail;n5
beckout;dk
cmical;l5l8l9ln
biller;l2lw
cpper;n4
g log;fxlb
csel power;le
bloride cuprous;m2
izinc;l9la
fnation;l9
ior;l9m2
ge;l9
bopper;fqm9
bucker;jt
crn;jk
e margarine;ld
cte;hon7
e flume cane;fq
aim;ko
bnema;ct
bp;lv
alamp;je
e glue;je
dshell;n5
crifier;la
cssifier;la
beaner mud;ld
hseed;la
eing ballast;mr
itube;ka
eroom;3h
bicker;lf
cpper;kx
butch;n7
anc;lfls
c metal;ls
ao;e6
bach;mi
e motor;mi
ftransit;mi
cgulating;l9
ion;la
cster roller;cv
ct;kg
der;k8lolplu
f board insulation;lg
gmetal;k8
ding;lolp
g wire metal;k8
bder;m2
e data;fc
biler;jpka
bllator;fiflkc
dector dust;l9lam2
coring caramel;la
imolasse;la
cumn soda;l9m2
bmber;ks
dination;e5
fe;fqlg
gr;m2
cmunication;e5e6ezmanv
m emergency;ez
nflight;nv
npolice;e5ez
nsatellite;8nhs
etator;m2
cpass;3l
dlaint;e5
doser tape magnetic;fc
etype;fi
dression;k1
hor;l3lglwne
j air;l3
kbutadiene;ne
one;ne
kgas;ne
kwad;lg
dtometer;e9
dugraph;fc
eter;252f
bncentration catalyst;ld
jor;lam2
dhe;jkld
drete;nf
cdenser;m2
ditioner moisture;m2
lsteam;jl
lvacuum;la
iing steam;jl
ce;la
csole computer;2f
jnveyor;n4
ctrol;8hkal0l1l2l7
g decay;m2
jnier;kn
hgood molded;m2
hmaster;8l
iill;jp
hnuclear;l0
jmeric computer;ls
oal;jt
q computer;lfls
rmedical;9x9yls
hpest;cg
iilot;l9m2
ilant;l2
irocess;l5
hresource gas;l6
hstudio;8h
htactical air iii mk lamp;nz
umk lamp;nz
iower;ma
iraffic;mp
o air;ma
pcentralized;mp
hvideo;8g
hwildlife;fu
p nuisance;fu
hyardage;lg
gled numerically computer metal;ls
cversion file;f4
fter;jwm2
i bessemer;jw
jcatalytic;l9m2
jdehydrogenation;l9
ging;lf
gor butadiene;l9
eyor;ke
h ash;n4
iblender;ldm2
koom;ka
joom;n4
jridge mobile;hj
ipig;ka
isystem pneumatic;n4
bok fry kettle;jl
der;jl
f tub mash;jlla
ding bone;la
cler;jwlw
bp gccs maritime picture operational common system control command global;nz
cy;fi
bre seed;lq
cn feed custom;jk
crugator;k1lzm2
bttrell;m2
bver;jw
e slip;kg
aracker cat;l9
cft small;ky
cne;n5
e acid;n5
fboom;n5
httom;n5
gridge;n5
fcantilever;n5
gertified;n5
gharging;n5
goke;n5
hntrol radio;n5
fdemolition;n5
giesel;n5
grop scrap;n5
gump cinder;n5
felectric;n5
grecting;n5
fgantry;n5
fladle;n5
gocomotive;n5
hgging;fx
fmachine pig;n5
gill;n5
hxer;n5
gobile;n5
hnorail;n5
foverhead;n5
fpit;n5
i cinder;n5
gort;n5
huring;n5
hwer;n5
fscrap;n5
gteam;n5
iel;n5
ftower;n5
gractor;n5
huck;n5
fwoodyard;n5
fyard;n5
j mold;n5
beel;ko
cmatory;d0
i pet;d0
book;ka
czer;kx
busher;hhlblg
g chip;nb
iinder;lb
ioal;lb
jke;lb
jntinuous;lb
hfeed;lb
hmix;lb
hplant quarry;hh
hrock;lb
hstone;h7
htree;fx
bystalizer;lw
glizer;lalw
atc;mp
aupola;jw
f insulation;lh
bring and casting;m2
gcasting;m2
bt;km
c die;km
cter;fqfwfxkmlf
f bindery;kd
gcorduroy;km
jner round;lf
gdie;kmlf
gelectric;km
gflake;kylf
gjet fluid;lf
gpaper;lz
hlug slice;lf
grotary;kmlf
gsand;k0
gtobacco smoking;lf
hube;lf
gwink;lg
ding cnc;km
ioncrete;g9lf
ktrol numerical computer;km
hpowder;lf
ayber;22
bcle;la
e time;la
blinder gas;ne
9d and d;h5
aado;ky
bm;ftfzmw
c and lock;mw
dlock;mw
cpener;lg
bndy;ks
bta;fc
ads navigator pilot sdv;o1
aebarker;kxn4
curr;jslc
bcator;ks
cker;lalv
commissioning and decontamination;h5
pdecontamination;h5
bgreaser;lv
bhydrator;jjla
j alfalfa;lg
kfood;jj
fogenation;la
blimber;fx
bodorizer;la
bpartment whey;la
ciler slab;k6nj
cosit solder;k5
brrick;hbn5n7
g fracturing;hb
hgas;hb
hoil;hb
hrotary;hb
hwinch;n7
bsign aided computer;38393a3b
u electrical;39
hnd drafting aided computer;3839
gdrafting aided computer;3839
ck;e5
d help;25
etest;hs
dtop;fekb
culfurizer;la
ephuring;l9
jzer;l9
btector;li
h electric;li
iflaw rail;n1
chistler;la
bveloper open;klks
cice sounding;4p
culcanizer;l9
bwaterer;la
bxigraph;fi
aicer;jqka
ctaphone;ew
be;m2
bffuser;lam2
fion;lq
bgester;m2
h kraft;m2
fion;m2
cger back;he
ghole;hf
gpower;he
bnkey;mn
f diesel;mn
boxide carbon;lg
bpper;lp
brectory;e6
bsintegrator;la
ck;m2
cpatch;ez
h pipeline;nf
denser;m2
ging;lw
dlay console electronic;fe
dosal;l4
csolver;l9m2
i tetryl;ld
ctance long;e6
dillation;la
ger badger;l5
dribution;l1
l water;gol1l4
ior;mg
k asphalt;gc
ltar;mf
btcher;ge
bvider;lg
bxonac;lp
aock;l7
d boat;cv
blly;ky
e electric;n8
bor;m2
d discharge;ka
brr;la
bsier;jk
bubler;ksm2
bwn blow;l9
bzer;hh
e angle;ge
arafter pin;ks
eing and design aided computer;38
idesign aided computer;38
cg house melt;m2
dline;he
dsaw;kx
cpery;kg
cw;mw
d base;k6lh
dbench;jnkplg
eridge;mw
der wire;lh
ding;ko
g dowel fiberglass;kp
bedge;n6
f shellfish;fufz
css;kg
bier;jjkakekslalhlpnb
e bone;lh
guttermilk;jj
fcentrifugal;lalh
glothespin;lh
goal;lh
fdrum;jjlhm2
ffiber;ks
glash;lalh
fgrain;jj
flinter;jj
l continuous;lh
frice;jj
gotary;lh
fsoap;lh
gpray;lh
gtretcher;m1
ftobacco;jj
gray;lh
fvacuum;jjkslh
cll;hchfjrm2
e air;gb
gutomatic;m2
fchurn;hf
gontrol numerical board circuit printed;ls
xpcb;ls
hre;gbhc
j shot;hf
fdirectional;4phchfjr
q horizontal;hf
felectric;hf
ffoot;jr
hundation;hf
fgang;jr
good optical;lm
fhighwall;hf
gorizontal;hf
fjewelry;lj
fmetal;jr
gultiple;jr
fplug;gb
fradial;jr
l plastic;jr
gock;hf
j hard;hf
lydraulic;hf
htary fracturing;hc
funderground;hf
fwagon;hf
gell;hf
j construction;hf
good;ky
eing;jr
h cnc;jr
jontrol numerical computer;jr
iwell and geothermal;hf
ngeothermal;hf
cver lounge mobile;mi
gpile;gd
gscrew;je
l electric;je
ding;gd
g pile;gd
bone;3f464v8lm2
e commercial;3f464v8l
cp scrap;n5
dhammer;jo
csophere;ks
bum;lflr
d strap buckle;lp
etanning;m2
by spray;l9
cer;jjkela
e rotary;kl
asv;mt
atp;fe
auck;hkho
bmbwaiter;c7
cp;n7nj
d haul load;hj
der;ks
f car;nj
dster;mf
bpligraph;fi
bst;m2
dless;ld
aye;kl
cr beam;kl
9eam;e9
adger;kx
biphone;fd
alastic tunnel chainstitch;kg
olockstitch;kg
ozigzag;kg
bectric;l2
h turbo;l2l3
gfier;ksm2
focardiograph;9z
glog;4p
hysis;d4d8m2
gnic;kb
j control air;nz
cvator;n3n4nj
h freight;nj
igrain;13n4
ipassenger;nj
bint augmentee subsurface;o2
ambosser;m2
fograph;kc
l machine office;fi
croidery;kgkqle
bergency;e6ez
bulsion;ld
and dry;m2
dhot;kp
dwet;k1lald
bgine crane wrecking;n5
gdiesel;mm
inkey;mn
ggas;l3
ghaulage;mn
hoisting;n7
grefrigeration;lw
hig rotary;hc
gtest;4p
gwatch;l3
fering;8h
brober;jj
btry data;fc
bvironmental enhanced;lx
app;kb
aqualizer;kx
cipment;4rchcte7f4fqfxgbgcgeh6hehhhjhkkalxm2n5
i ag;fq
lricultural;fq
te;fq
ksphalt;gc
q and concrete;gc
rconcrete;gc
kutomated;ls
jblast shot;lb
jcaltran;h6
lrbonation;la
kenter operation asw;o2
kleaning street;ml
koal;henj
mting board circuit printed;lp
rpcb;lp
lmmunication;e7
lncrete;g9
mstruction heavy;ge
wother and engineer operating;ge
zer engineer operating;ge
wroad heavy;ge
jdumping coal;ni
jengineering;ge
mraving;lx
kxhaust;m2
lploitation signal ship dirsup support direct;nz
jfarm;fq
n agricultural;fq
kire;bb
kloor shredding;kalb
korestry;fq
mming energy high;ka
jgas and oil;hd
noil;hd
jhandler mail;f4
oing log;fx
smaterial;h6
keavy;gehehhn5nj
o landfill;ge
pmobile;fx
jlaundry;ke
lying track;h7
kight;lg
oing;j3
koader crusher;hh
lgging;fx
lngshore;nj
jmaintenance;gc
u airfield;mz
wnd laying track rail;h7
vlaying track rail;h7
lterial;hh
kobile;fxjrla
p heavy;la
llding lens;lg
lving earth;he
v mining;he
jnuclear;4r
q licensed non;4r
rnon;4r
jpaving;gc
keripheral computer;2f
kickling metal;lv
klacement concrete;g9
mnt nuclear;4r
oing cane sugar;fq
kower auxiliary;l2
krocess;js
q chemical;l9
qing dairy;la
mgramming;m2
kump service well;hd
lrification acid;l9
jrail;mn
nway;h7mr
keduction air;m2
lfining;l7
r petroleum;l7
koad;ge
jsaturation;m2
kcanning;fi
khotblast;ka
kpecial;h7
jtamping and surfacing paving;gc
rsurfacing paving;gc
krack;h7
mnsportation;mf
junmanned;3f
jwashing and cleaning;m2
rcleaning;m2
keapon ssbn ssn;ny
ascalator;dh
atch acid;lx
echemical;lq
fold;lx
ewafer semiconductor;lq
ding;lx
bhanol;l8
auclid;n8
avaporator;lalh
axcavation;he
j hydro;he
gor;hehhhkho
i logging;fx
jmining;he
jtower;he
change;e5
h box;e6
l post;e6
jranch computerized;e5
pprivate;e5
iion;l9
iphone;e6
itelephone;e6
iwriter teletype;fc
bpeller;lam2
h oil;m2
closive;jem2
btractor;lam2
i process solvent;la
duder;jnkplgm2
h plastic;jn
esion;jnkplgn4
i film blown;kp
jplastic;jn
jrubber;lg
jseal;ln
ayelet;kiks
9fabrication;jq
k wafer;lblq
hor water;lb
bcial;d8
dlity;4r
h gamma;4r4v
csimile;8h
brm beef;0i
efuel;hm
etank;l3nf
aeed machine;kinb
der;nb
f coal;nb
bller;fx
brmentation;lam2
ger;l9
cry taxi water;mu
eboat;mt
i cable;n3
aield;k5ng
e drilling;hc
foil;ng
fwireline;ne
ble;eu
d in;eu
cler;lnlv
f back;he
ise;ln
ding;lnly
g mold;ly
cter;la
f butter cocoa;la
gchar;la
glime;l8
gmash;la
goliver;la
gsilica;la
gvacuum;la
illez;la
dration;l4l9
j catalyst polyethylene;la
bnish bar;jp
isin;k4
fer;kllalp
fing;kd
i density high;m2
bre draw;k6
dboat;bb
alaker;jjla
bexboard;m2
do;kc
bight;m9
f pre;n1
boat;g9
ctation;la
buid;f7
aoil;lg
blder;kdkslz
f bindery;kd
brder;fx
cge;jo
e drop;jo
ding;jo
ck;n8
d electric;n7
dlift;gehhn8
cm brake small;jp
ecold;jp
evacuum;jp
der tube;m2
ding;jplg
g machine plastic metal;m2
xor metal;m2
hroll;jp
cwarder logging;fx
buntain;c4
h soda;c4
crdrinier;m2
arame;ko
e bending;ky
fdraw;ko
hying;ks
ftenter;klkslh
gwisting;ko
beezer;lw
g batch;lw
hdairy;lw
byer;jl
e fat deep;bw
aur;kgki
cnace;jjjwk6lhly
g and batch;l8lh
jnealing;k6
irc electric;jw
iutomatic;jw
hbatch;l8lh
ilast;jw
irazing;k4
hcarbon;lh
lurizing;k6
iyanide;k6
hdiffusion;lq
q wafer semiconductor;lq
iown melt;jw
helectric;jw
hhearth open;jw
hinduction;jwlh
hlead;jw
hmetal;jw
hoxygen;jwlh
hpig;jw
jt;k6
ilate;k6
hreclamation;jw
jduction;jwlh
jheat;jw
jsidue;jw
jtort;jw
jverberatory;jw
ioss;jw
jtary;jw
htreat heat;k6
hvacuum;lh
bsion;ks
9gallery liquor;la
bme;cq
d card;cq
dwell;bqbt
cma;4r
bs;l6ne
c natural liquefied;l6
dwater;l6
bte;bobp
cher;hd
buge;lf
e narrow;mm
aear arresting;nw
ecnc;ls
fontrol numerical computer;ls
bnerator;l2l9
btter;lp
fing;lp
aig teasel;ks
bn;fq
cning;fq
alazing powder black;nb
beason;ka
bove;kg
bue pearl;ld
dr;lz
cing paper;lu
arab;m2
cdall;ge
de fine;le
er;ge
f blade;ge
gelevating;ge
gform;ge
hruit;ln
gmotor;ge
gpower;ge
groad;ge
cin;la
cnulator;jj
cphic;kb
eotype;fi
dple;fx
g sorting;n5
beaser;ksm2
bid;j7
cnd;ju
eer;jsjuk9lb
g automatic;js
hblanchard;lb
hcenterless;js
ioncrete;g9
kvex;lb
jrn automatic;lb
hdiameter outer;k9
hmagnetic;js
iiter;lbm2
hod;k9
hrefractory;lf
ioll;js
hshear;js
jot;js
htool;k9
l external;k9
msurface;k9
irack;h7
huniversal;js
hwood;lb
cstmill;lb
boover;kilf
auider up roll;lf
cllotine;lf
bn air;gb
dcement;g9ho
ehopper;jb
dfoam;lo
dlung;jh
dspray;lo
9halftone;kb
bmmer;jojq
f air;gb
gboard;jo
gcrowning;m2
gdemolition;gb
ghydraulic;ge
gpile diesel;gd
lhydraulic;gd
hlanishing;jo
hower;joki
grestrike;jo
gsteam;jo
fmill paper waste;nb
bndbag;je
brvester;fqfxhehkho
i timber;fx
bsher;lf
bul log;m2
der coal;hj
aeader;jo
f cold;jo
gshot steel;jo
cter asphalt;ha
gbillet;k6
goil;gb
gsurface asphalt;gc
aimar system rocket artillery mobility high;ny
aobber gear;jt
be back;gehe
dtrack;gehe
bg bush;ge
cger road;ge
bist;n7
e air;n7
fboat;n7
fcupola;n7
fpit;n7
gneumatic;n7
fscrap;n7
gkip;n7
gteam;n7
bmogenizer;la
bod chilling;lw
bpper;k1
bsiery;kg
btbed;jp
buse dry;m2
i dope;m2
ffun;cv
fmalt;la
gixing;ld
fpickle;lv
gump;l3
frooming;0s
ftank;jika
auller;lalb
bmidifier;m2
bsker;lb
aydrant fire;bb
etor;lb
eulic;hkjo
do;4ql2
ecrane;n5
eelectric;l2
egen;l9
hation;l5m2
epress;jq
fulper;lb
etel;jt
freater;l7
evac;l7
9imaging;lr
bpregnation;k8lp
ior;l9
an press hydraulic;gd
bcinerator;l8lh
bformation;e6
bjection;k1
bkjet;fg
bsert;fg
fer;fg
h hand;fg
ctantizer;jj
drument;3ljs
j survey;3l
bterceptor;e7
etype;kb
aonizer;l9la
g de;l9la
arrigation portable;fr
assuing;ld
9jack hydraulic;gb
emud;gc
epallet electric;n8
fneumatic;ho
dhammer;gb
bmmer;n7
aet ink;kl
dwater;kl
aig;kl
c dye;kl
cger;jrkl
csaw;kx
aogger;lx
binter;ky
g glue;lu
hveneer;ky
by;hjho
aukebox;cv
9kennel;cp
bttle;gbjll9lalhm2
f polymerization;l9m2
by;fi
cboard;kb
h machine linecasting;fc
jonotype;kb
iphotocomposing;fc
ution;fc
iteletype;fc
ivaritype;fc
cpunch;fc
cseater;ju
aier;kl
bll pump;nf
cn;jwlh
d char bone;jj
edrawing;lg
gy;lh
eglost;lh
ehouse malt;jj
elime;lalh
fumber;lh
erotary;jwlh
esludge lime;lh
etunnel;lh
ewoodworking;lh
btchen;jk
anife;kdlf
e electric;km
ct circular;kn
ewarp;kn
dter;kn
ast;fc
9lab field;4n
dmini;lr
coratory field;4n
bcing;ki
bdder;bb
cle;jx
bmination;jb
cp;8j
bndfill sanitary;ge
brry;n8
bser;k5kmls
e cnc;kmls
gontrol numeric computer;km
ual computer;ls
ftube;km
ctex;m2
bthe;jtkyly
e barrel;ky
l inside;ky
moutside;ky
glowing glass;ly
fcarving wood;ky
gnc;jtlslt
gontrol numerical;ls
w computer;jtls
mled numerically computer;lt
gutter ring;jt
fdial;jt
grum brake;i4jt
fengine;jt
fglass;lym2
fjewel;jt
flens contact;lm
fmanual;jt
foptical;jt
fpouncing;ksm2
fspinning;jt
n automatic;jt
gtone;lblf
ftool;jt
gurning wood;ky
iret;jtky
l tailstock tumble;jt
gype swing;ky
fveneer;ky
hrtical;jt
fwinding;jt
good;ky
j cnc;ky
lontrol numerical computer;ky
rled numerically computer;ky
bunch;mu
f boat;mu
dder iron;la
ery;ke
bv jcbrnr operator system reconnaissance nuclear radiological biological chemical joint;o2
byboy;m2
cout;lj
acac;nx
ad;e6
aease;0wng
e oil;0w
bg stiff;n7
bhr;lh
bngth cut;ki
gto cut;ki
btter presort;f4
bveler roller;jp
hstretcher;ka
dr;jomrn7
e boat derrick;n5
fdredge;n6
fhotbed;jp
fmixer;ld
fskidder;n8
ftable;jp
ahd;hj
aicensed non;4r
l room control nuclear;l0
bft;n8
d air;n7
echair;n2
efinger;n8
ehi;n8
ggh;n8
fy;n8
gdraulic;n8
epackage;n8
fole;n7
eski;cv
etier;n8
bght;nf
eing;8j
bnderman;ky
ce;jejjk8kolmn4
d anodizing;k8
ebottling;ln
ecan;ln
edye;kl
eextrusion;kp
eglue;lu
elong;e6
emolding;ly
epackage;n4
king;lnn4
iing;n4
gint;lp
frint;kc
goduction;jem2
eroll;m2
eshirt;kf
fplash;m2
ewheel automatic;k2ka
dr;kd
e and bander;kc
fbander;kc
goard;lu
cotype;kb
h publication and print;kb
uprint;kb
cter;la
bthoduplicator;kc
egraph;kb
epress;kb
ang;l6
aoad and break;m2
ebreak;m2
der;fqfxgchehhhjnani
f case;ln
hrusher;hh
n concrete;hh
gend;he
j front;hj
kmining;he
hquipment;hj
glog;fx
j shovel;hh
gpit;hj
hlant;hj
gscraper;n7
hkid;hj
gtower;n5
gwheel;hhhjn8
l end front;hh
gyard;hehj
k mining;he
ding;ni
bcal;e6
dter;4p
ck;mw
d flat;kgki
comotive;mm
j dinkey;mn
bg presto;lg
cging;fx
g electrical;4p
htemperature;4p
hwell analysis mud;4p
melectric;4p
bngwall;hk
bom;kn
d needle;knks
eweaving;kn
cper;kn
bt small;jt
bwerator;nbnj
arv;mq
asm;f4
aube dip;lvm2
bncheonette;0p
eroom;0p
9m cop gccs maritime picture operational common system control and command global;nz
aachine;3hctfifqgcgeh7hkjjjljnjojpjqjrjtjuk1k2k4k5k8kakdkgkiklkmknkpkskyl9lbldlflglnlplslulwlym2n4n5
g accounting;e9
r electric;e9
idding;e9
kressing;fg
iid band;m2
ilodize;k8
inode;k8
lize;k8
jtenna;m2
irmored;m2
ming;m2
issembling;je
r pin safety;ka
oy;nb
p crown;lu
qnail;ka
qpartition;m2
ren ballpoint;m2
tcil or pen;nb
xpen;nb
qshell shotgun;m2
ittaching button;m2
iudit;e9
jtomation;ls
iward;lx
hbacking and rounding;kd
prounding;kd
jg;lzm2
k cellophane;lz
lpaper;lz
kging;ln
o food;ln
jiling;lg
jlancing;ka
king;lg
n paper;lg
kl;nb
last power;mr
ling;ko
jnbury;ld
kd;m2
lage adhesive;m2
ling;jq
jsting;kg
jtt;ks
ling;ko
o insulation;lf
iead;ksm2
ling;ka
o and turning;k1lg
pturning;k1lg
km laser;k5
ling;kokp
kring;m2
kter;lf
n broke;m2
jd;ki
jlt;m0
jnch;ka
kder;jqk1kylz
ling metal;jq
jveling;lbnb
iias;lf
jnd perfect;lu
lery;kd
ilanching;jlkllv
lk box;ky
ming;m2
ksting;m2
jeach;kllv
ning;lv
knder;ld
ming;jkld
jindstitch;kg
jock;m2
m brace corner;kx
ming hat;ksm2
jueprint;kb
qing;kb
ioarding;ksm2
jlt;hijokxm2
ling;hi
o underground;hi
jndactor;im
ling;k1lu
o mold shell;k1ka
pstitch;kg
jokbinding;kd
jrder;kg
kematic;jr
lr and trimmer;ky
ntrimmer;ky
king;hfjrky
n adzing;ky
pnd adzing;ky
schucking;ky
ochucking;ky
oearth;hf
t horizontal;hf
ojig control numerical;ls
smetal;ls
oproduction;jr
owood;ky
jttle;lg
ming;ln
p milk;ln
loming;m2
jw;ki
jx;lz
k corrugated;lz
king;ln
iraiding;kgm2
kke;jq
m dough;jkld
npress;jq
knding;m2
kzing;k5
jeaker;lb
ming;lbm2
p egg;la
jick;m2
kquette;m2
ping;lglh
kstle;m2
joaching;ju
q production;ju
jush graphite and carbon;m2
wcarbon;m2
ming;kim2
p and dusting;m2
qcorner jewel;lb
qdusting;m2
iuffing;js
o silverware;js
jilding tube;lgm0
jllard;jt
jn;m2
kdling;ln
jrner;k6
lishing;jskim2
kr;js
ling;js
jsiness;fi
jtton;m2
nhole;kg
hcable;ka
jlender;kfksm2
ping;m2
jmbering;m2
jnceling;fg
q and sealing;fg
rsealing;fg
kning;ln
jp paper;lz
kper;ln
ling;lnm2
o bottle;ln
ksule;ln
jrding;koks
kroting;ksm2
kton;ln
kving wood;ky
jsing;m2nb
kt;jx
l die;jx
ling;jxk1lg
o automatic;k1
pcentrifugal;k1lj
pdie;jxk1
protor;k1
pslug bullet;k1
ptray;lgln
iementing;lu
jnter;lg
lralizing necktie;kg
jramic;m2
ihainstitch needle multi;kg
klk;lg
kmfering;jr
knneling;ki
r mine;hk
krge;l8nj
ming;jwkam2
p bullet;ln
w tracer;ln
jenille;kg
jinchilla;ksm2
kp;ky
lper;ky
o sugar;lblf
jucking;ky
iigarette;lg
ilay;m2
jeaning;kelv
p ballast;h7
robbin;nb
qdry and laundry;ke
ulaundry;ke
qelectrode;lv
qjoint;gc
qpipe;h8
qsewer electric;h8
jicking;lf
knching;jqm2
kpper;kx
josing;ln
o box;ln
pcan;ln
pvacuum;ln
kthespin;nb
inc;lnls
k plastic;ls
ioating;k8lp
o abrasive;lp
qnd plating nonelectrolytic plastic and metal;k8
pcarbon;lp
phardboard;lp
ppaper;lp
qlating nonelectrolytic plastic metal;k8
ptextile;ks
pwire;lp
jde;m2
king;m2
jil;ka
ler wire;j6
ling and flaring hoop;ka
pflaring hoop;ka
kn;fi
jllating;fikckd
koring;kl
jmb;lf
lining;lg
kpacting;lg
losing;kb
q type cold;fc
lress;lg
jncaving;lf
ke;ko
l paper;lz
kforming sole;kilg
king;ko
ktrol numerical;ls
y computer;lnls
zmetal;ls
zplastic;ls
oled numerically computer;ls
zally computer plastic;ls
jokie and cracker;lg
ocracker;lg
mng food;jl
ly;m2
kling;lw
jping;kx
kping;ko
ky;fi
jre;k0k1lv
l paper;m2
lmaking;m2
king;lv
kking;ln
kner lock;ky
oradius;lb
krugator;lz
jtton;ks
n and kapok;m2
okapok;m2
junting;m2
kpling;ka
jver jacket book;lu
mer heel;ki
ming;kdkgkom2
p rubber;m2
mstitch;kg
irabbing;ks
kcking;m2
jeam ice;jk
lsing;ks
kpe;lz
ling;m2
jimping;jqkam2
p metal;jq
jochet;kn
kze;kx
jushing;lb
p rock;lb
jyptographic;fc
iuffing;kg
jp paper;lg
kping jewel;jrlb
jrb;gc
kling feather;nb
jtter cane;fq
ling;kmlf
o automated;kmls
wic;km
pbias;km
qlanket;km
pdie;kmlf
s automatic;km
qough;jk
pedge;kg
pfelt;km
qish;jh
qoxing;lf
qur;km
pgear;jt
t production;k2
qlass;lf
u automatic;lf
plabel automatic;km
pmine;hk
t clay;hk
qold;js
ppaper;lf
qlug;lf
qroduct fiber;lf
prafter;ky
rg;km
pstrap;lf
sip;kmlf
qweatband;nb
ptab;kc
qhermal;jqka
punder;jq
iylinder;lflzm2
hdairy;fq
jta;fc
iebridging;jq
kurring;jslb
jcating;m2
korating button;lf
jdenting barrel;ka
joiling;lb
jpositing;lpm2
r candy;lg
jsizing;ks
p end;m2
t head;m2
kkidding;kilf
jtasseler corn;fq
jveloping;lr
r film;lr
iie;jo
k cylinder;lf
kcast;k1
klectric;ks
jgging;gehkho
o hole;hf
t post;hf
jmpling;jq
p hot;jq
jpper;lg
ling;lg
o lacquer;k8
jscharge electrical;ka
zal production;ka
ping;ka
kh;c8
lwashing;c8
ktribution parcel;f4
vost parcel;f4
jtching;ge
kto;fi
jviding;lg
ioor;ka
juble;kgki
ming;koks
p cloth;ko
kgh;jk
mnut;jlm2
jvetail;ky
jwel;ky
m wood;ky
ming;lu
kn rolling;koks
irafting pin;ks
kw;jnkom2
ling;kolg
o dowel fiberglass;lg
pwire;jn
jessing;m2
jier air;lp
nsulfate;m2
klling;hchfhkm2
p automatic;jr
qgood optical;lm
qjewelry;lj
qmetal;jr
qwood;ky
kvematic;ka
jop confectionery;lg
jying;jjke
n cone paper;nb
ofeather;nb
pilm;lr
omilk;jj
orug;lh
oyarn package;lh
iubbing;m2
jmping;lnnj
lling;jl
jplicating;fi
s braille;fi
toffset;fikc
z clerical;fi
z printing;kc
iye;kl
king jet;kl
opackage;kl
hear;m2
idge roll;kg
mtape;kg
lr;m2
king;jskx
n and beveling;lbm2
obeveling;lbm2
ilectrogalvanizing;k8
kment typing;m2
imbossing;fiflkakckym2
q dielectric;ks
kroidery;kgkkkm
r shirt t custom;kg
inamel;lp
jding;lu
jrobing;lp
jtry data;fc
jvelope;lzm2
irco;j5
ixcavating;hkho
kelsior;ky
jhaust;j9
jpander;jo
ning;ka
jtracting;kekslalgm2
pon;hk
oor;la
luding;lg
q chalk;lg
msion;jnkplgmy
q candle;lg
iye and hook;kg
lhook;kg
klet;kiksm2
hfabric;ka
nating cup plastic;k1
qon;jq
jcing;jt
n button;m2
ksimile;e7
jnning and cracking;la
pcracking;la
jstener tape;ln
jx;e7
ieeding flume cane;fq
jller;kg
ling;kg
kting;ksm2
o unit drying;lh
jnce;ka
jrtilizing;fq
iiberglass;jb
jlament gettering;k8
ke;js
king;js
kler;ln
n preservative;ln
ling;ln
o and boring;m2
pboring;m2
pcapsule;ln
rrton;ln
ppunchboard;ln
kter;la
ning and separating;la
rseparating;la
jnishing;kdklm2
q concrete;gc
rmirror;jslb
jxing;m2
ilange;jejplz
kring;m2
jeshing;lf
jipping;m2
jooring;ky
kw panel;lu
ler;m2
ioam;kalp
jiling;lg
jlder;jqkikslz
ling;fgjqkdkekslzm2
o automatic;km
pbox;lz
penvelope;lz
pfrench;ki
ppaper;lz
pshirt;m2
qtrap;lzm2
ptape;m2
jrging;jo
o casting automatic;jo
pheavy;jo
kmer auto;m2
ocorner four;lz
ling;jnlg
o bead;m2
pcandy;jk
rrton;lzm2
pglass;m2
u level;m2
phat;m2
poperation multi;k2ka
pplastic vacuum;k1
proll;jp
pstrand;ko
jurdrinier;la
ireezer;lw
ming;lw
kttage auto pressure hydraulic;ka
jinge ball;kom2
jothing;ld
iulling;ksm2
jr;kgkiks
jsing;ks
hgarland;m2
knett;ksm2
jsser;ks
juge;m2
iear;jt
jneral;m2
ilazing;lhlp
jove;kg
jue;lu
lr;lu
king;lg
n automatic;lu
oelectronic;lg
iood sweet;lg
irading;ge
o meat;la
luating;lf
knulating;lf
por;ld
kvel;m2
jidcap;m2
knder;jslb
ming;jslb
p automatic;lb
qlens;lb
qportable;h7
qtool;k9
kp finger;lb
lper;ks
ktting;lb
jommet;ks
kove and rip;kx
stongue;ky
orip;kx
otongue;ky
ming;kakilf
p joint;gc
kut;gb
ium;jl
kming;lu
hhair;ks
jndle;lu
kking ribbon;m2
jrdening;m2
q flame;k6
kvest crop field;fq
pfruit;fq
pvegetable;fq
oer fruit;fq
jsher;lf
iead double;kgki
ler;jo
ling;ky
jddle;ka
jmming;kg
kstitching;kg
iinging;ky
iob;jt
kbing;jt
je back;he
jning;js
n production;js
joking;juko
kp;ky
iusker corn;fq
iyster;n8
hice dry;m2
kr;lp
jicle;ln
kng;jj
implant ion;lq
kregnating;m2
in tie;ko
jcising;ky
jduction;k6
jjection;jn
jserting;fgm2
q dowel;ky
rprimer;m2
kpecting and sorting gear;li
ssorting gear;li
kulating;m2
pon;gjgk
jterlocking;kg
jvoice;e9
ironing;kf
hjack;ks
let book;lu
ietting;gb
iigger;ly
ioint;gc
mer;ky
iumpbasting;kg
hkapok;ks
ieller;k3
ly;kc
jrfer;kx
jying;fcm2
iicking;ks
jngsbury;m2
inife;ks
ktting;kn
p hosiery fashioned automatic;kn
zashioned full automatic;kn
qlink;kn
u and link;kn
vlink;kn
qwarp;kn
rrap;kn
jockout;m2
ktting;m2
jurling;jt
hlabeling;ln
jce cut;lf
mleaver;kn
jgging;m2
jminating;hakskylglum2
r stock hat;lu
jp;ky
kping;js
o gear;js
pproduction;js
jsting;ki
o method hand;m2
jthe;jt
jyer core;ky
king core;lu
orope;ko
otrack;h7
iinderman;ky
ke assembly;jd
u team;jd
lr;lu
king;m2
n box;lu
kk;ln
ling;ln
jthographing;kbkc
ioader bag;ln
ofruit;fq
ovegetable;fq
ling;hjlnnb
o joy;hjho
pshell shotgun;m2
jck flat;kgki
lstitch;kg
jg artificial;kylg
jop belt;kg
ling;kn
iubricating and sizing grooving bullet;ka
tbullet;k8
tsizing grooving bullet;ka
jdlow;kb
jmp;lg
iye;la
hmail;fg
ler wing;fg
ling;fg
jking;m2
n block;lg
pow;ks
ocarton;lz
qse;lu
pigar;lg
tette;lgm2
pollet;ka
ofelt needle;knks
qnce;ka
pilter cigarette;lgm2
opad;ks
r automatic;kn
qper;lz
qrtition;lf
pin straight;ka
qpe concrete;lg
oring;lzm2
osnow artificial;cv
pponge metal;ka
otablet;lf
qpe;lu
qssel;ksm2
pile and brick;lg
tbrick;lg
jnual;lg
lfacturing;jn
u pharmaceutical;l5
jrble;lb
kking;kckekiksm2
o and out cut;m2
pout cut;m2
kshmallow;jk
jsking;lnlu
jt;m2
kching;kx
kting rib barrel;ju
ieasuring;ksm2
jllowing;ksm2
jrcerizer;ks
jtalizing;k8
iica;m2
krofilm;fi
jlking;fqfs
kling;ju
o cnc;ls
qontrol numerical;ls
wled numerically computer;ls
pmetal;ju
pwood;ky
jning continuous;hh
opropelled self;hh
jscellaneous;ka
jtering;kx
jxing;ldm2
n asphalt;ld
ochip;kyld
odough;jk
iold;k1
l injection;ly
ling;k1lgm2
o aluminum;k1
pblow;lg
pchalk;lg
qompression;k1
pinjection;k1lym0
psuppository;nb
jnogram;kg
jp;m2
jrtising;ky
jvie;ct
lng earth;he
otrack;h7
jwing;ch
iucking;gehehjho
jlling;ld
jtuel;cr
hnailing;kiky
o automatic;ky
pheel;kiky
jpkin;lz
kping;ks
ieedle multi;kgki
otwo;kg
iicking;js
jpping;kc
lle;jt
iotching;jq
iylon;m2
hoff boil cloth;kl
lcut;jqlf
lstrike;gckckl
kset;kc
iiling;m2
iliving;lj
in strike;fc
iperation multi;jo
irdering;jlm2
jnamental;lp
iut block;ki
lcut;kim2
ldraw textile;ko
myeing;ki
lstrike;ksm2
iver pull;ki
ledge;kgki
llock garment complete;kg
hpackaging;ln
q blister;ln
rcarton;ln
ship potato;ln
ling;ln
o cigarette;ln
pdynamite;lnm2
psnuff;ln
ptobacco;ln
jd;ksm2
kding;ksm2
jinting;lp
p line;gl
qspray;lp
kring;ka
jk pure;m2
jnel;lf
ktograph;kb
r shop machine;ju
swelding;k5
jper;lz
m carbon;m2
nlace;lzm2
mback;kakd
jra;l9
lffin;lp
king;lf
jste spun;m2
murizing;la
t and machine deoiling;la
umachine deoiling;la
ling;k8
jtch;lu
ming;kekf
p skoog;ky
jving;gc
n asphalt;gc
obituminous;gc
oconcrete;gc
jyloader;he
ieeling pole;kylf
rtato;la
pshrimp;m2
qkin;la
jllet;lg
jrforating;kikmkslfm2
por photocomposing;fc
ihoto;lr
mcomposing;kb
v repeat;kb
opying;fi
mengraving;kb
mgraphic;fi
mlettering;kb
iicker;fqm2
n bean;fq
qrry;fq
ofruit;fq
ohop;fq
oorange;fq
ling;m2
lling;ks
jercing;jp
jg;jwk1
jll;m2
ling;k1lg
jn;cvkaks
kking;kikmlf
jtting;lf
ilacer dry;hk
kning;juky
lter cane sugar;fq
ming;fq
kstic;ka
kting;k8nb
o zinc;k8
jeating;lzm2
jodding;lg
jug;ky
lger roll;m2
ming;kym2
iocket;jeka
n piped;kg
jinter;ka
ming;ka
jlishing;jslb
q and glazing fur;ke
rglazing;ke
rtool;js
ryarn;ksm2
jpcorn;e2jk
jsting;e9
jttery;ly
jultice;m2
kncer brim;ks
ming brim;m2
qcrown jigger;m2
jwer;m2
m electric;m2
ireform;k1
kss;jqjrlg
m printing;kc
ming;kf
p cork;nb
jimer tobacco;fq
ling;h8
o and cleaning pipe;ha
pcleaning pipe;ha
knt;lr
m and cut;kcm2
ncut;kcm2
ming;fikc
p and cutting;kcm2
qcutting;kcm2
qrubber;kc
sle folding;kc
vtape;kc
qscreen;kc
w rotary;kc
qwad;kc
jocess;m2
oing and processor sorter mail service postal;f4
wworker process photographic;lr
sphotographic;lr
trocessor sorter mail service postal;f4
sstaple;ko
uem;m2
sword;fd
vker process photographic;lr
kduction chocolate;m2
kfiling;ju
kof;e9fi
m transit;fi
iug;ld
jlling pick;m2
kp;lg
jnch;jqm2
m needle;m2
ming card;fc
jrpose multi;ky
hquenching;k6
jill;ko
ming automatic;ko
lting;kgm2
hracking;k5
jking;fq
jsper;ki
ieamer band;js
ling;jr
o plastic;jr
jcapping tire;m0
klaiming paper;lz
koating;lp
lnciliation;e9
jdrying;jj
kucing;jpka
jeling;jpkoks
jfining;lb
krigerating;lw
jgrooving tire;lfm2
jnovator;m2
jplanter;fq
oing;fq
jrolling;m2
jsurfacing ice;ml
jwind coil;ka
iibbing;kn
lon glass;lg
olatex;m2
jvet;ka
m metal;ka
ming;ka
p automatic;j5
qmetal;ka
ioad;ge
lability;li
jbotic;ls
jll;jf
l paper;lz
ler;gcjojpksm2
ling;kckolgm2
o coin;fi
pglass;lg
qum;ld
pham;ln
pring;m2
ptype;ka
jofing;lp
km lasting;ki
jtary;lf
jugher;ki
knding;kckmlf
kter;ju
ling;jt
jving;m2
iubbing seam;m2
jffling;kg
jling;m2
hsacking chip potato;ln
jlt;l9
kvage;m2
jnding;jslp
o floor;g7
kforizing;ks
jusage;jk
jwing and chucking;kx
oband;lf
ochucking;kx
icaling;lfm2
lping;ju
krfing;ka
joring;m2
o gum;lf
jreen;ka
lw;jt
m spindle;jt
u multiple;jt
vsingle;jt
ntype swiss;jt
kibing;ju
koll;jpm2
iealing;lnlum2
o box;lu
pelectric;kalu
pheat;lu
km side;lz
ling ultrasonic;kg
z semiautomatic;m2
jlvage;ko
jparating;la
jquencing;m2
jrging;kg
o automatic;kg
jwing;kg
n automatic semi;kg
obags paper;kg
pook;kd
putton;kg
u and buttonhole;kg
vbuttonhole;kg
ocarpet;kg
phainstitch;kg
oedge picked;kg
vnked;kg
pquipment special;kg
ofastener;kg
platlock;kg
ogarment;kg
v non;kg
oindustrial;kg
olockstitch garment complete;kg
ooverlock;kg
opinking;kg
power;kg
oshoe;ki
ozipper;kg
ihaper hanger coat wood;ky
ling;julf
o metal;jq
kving;lf
jearing;kmlf
p shingle;nb
kll;lzm2
mer nut;fq
jirring;kg
p automatic;kg
jook;ky
jrinking;klm2
q cloth;kl
iign printing;fi
jlica rope;klks
jnge;ks
kter;jwld
jze glue;lplu
king;jqjslglp
ikiving;kiky
o cushion arch;lf
joog;ky
ilasher;ks
jicing;kylf
o veneer;ky
kde four;ka
ktting;jqkmlf
p textile;km
qyarn metallic;jqkm
jubber;ko
imoker pipe;m2
ioldering;k5
q wave;k5
jrting;f4lali
o letter;f4
ipaghetti;ka
kr;ky
jeeder;ko
jike;jo
knning;ko
p hair;nb
kral;m2
jlicing;kgks
p automatic;m2
ltting;kylf
jooling;kom2
jray;kslp
ming;lp
p metal;k8
v automatic;k8
keader top black;gc
ning;lplw
q glue;lu
rplastic;k8
king;ka
iquaring;ju
itacker hay;fq
ming;m2
kining;kllp
kmping;kim2
p metal;jq
kpling;kakylnm2
p slat blind;ky
kyer corner four;m2
jeel reinforcing;gcha
kmming;la
kncil;kcm2
krilizer;kelh
jicker;nb
ktch;kg
n blind;kg
ocover;kg
ning;kdkgkilzm2
q profile;kg
rsaddle;kd
side;kd
jraightening;jq
lnding;ka
lp;lnm2
mping;ln
ketch;jnka
oing;kom2
r brim;ksm2
kike;fc
lnging;lgm2
q washer heel;ka
lp;kc
m back;kim2
ming;kbkc
mping;lu
q wire;ka
juffing;ln
iucker;lg
jeding;ki
o and buffing;lb
pbuffing;lb
jrfacing thermal;m2
srack;h7
iwaging;jom2
jitch control centrifugal;k2ka
htab;m2
kle;ke
mt;jqlflg
jcking;kg
jg;lzm2
jmping;gcmr
o asphalt;gc
jpering;m2
king;kgm2
kping rivet;ka
jrring;kslp
ienon;kx
ksioning;ka
jsting;li
o resistor;li
jxtile;ks
luring yarn;kom2
ihinner fruit;fq
jreading;jt
lshing;la
iicket;fi
n pin;kc
je;ko
k bale;ka
king;ks
jger;ks
khtening;m2
jnsel;m2
jpping;m2
o shoelace;m2
iooling and deburring;js
pdeburring;js
jp black;gc
juching end;kynb
irack;h7
ltor packing;fq
knscribing;b1fdfl
mfer;k2kcm2
p plastic and metal;k2
ymetal;k2
mplanter;fq
jeating;m2
knching;he
jim;k2
lmer;jqkikmkxlf
o coal;hk
ming;jqkikmkokxlfm2
p cup;jt
qwelt;km
kpper electric;m2
jonic;e9
n post;e9
juing and rough;lb
oball;lbm2
orough;lb
iub wash;ke
ke;m2
l paper;lz
lr;lg
king;jp
jcking;kg
jft;ksm2
ling;knksm2
o needle single;m2
jmbler;m2
ming;lv
jnneling;hf
jrning;jtkxm2
o cnc;jt
qontrol numerical computer;jt
prim;jt
pwire;jqlf
iwisting;jqkakom2
p pretzel;lg
qwire;m2
iying;ln
m lumber;ln
jpecasting;k1kb
lsetting;kb
s electronic;fc
ko;kb
hunhairing;lf
ip back;kc
lreaker;ksm2
kheading;kxm2
kroll;ko
jsetting;jo
itility;la
hvalve;lz
ling;m2
jnstone;k1
jrnishing;lp
iending;e3
kt and handle;m2
mhandle;m2
jrifying;fc
iotator;lw
iulcanizing;kilh
s rubber;lh
hwafer;jjlqm2
m grain;jj
jrping;ko
jsherette;ke
ling;kelv
o ampoule;lv
pbottle;lv
pmetal;lv
psilk;kl
pvegetable;lv
pwool;kl
jterproofing primer;k8
jx;lpm2
king;lp
ieatherstrip;m2
kving web wood;m2
jigh;li
m and gauge;li
ngauge;li
jlding;k5
o arc;k5
pbeam electron;k5
pelectroslag;k5
pfriction;k5
pgas;k5
presistance;k5
pthermit;k5
pultrasonic;k5
jt;lg
ihiting;kylp
kz tin;klks
iinder cloth;ko
pore;m2
ling;kom2
o bandage;ko
pline fishing;ko
psilk;ko
qtring;m2
puniversal;ka
pwire;ka
jre barbed;ka
iool steel;ju
irapper wire;m2
ming;lnlu
p and cutting yeast;ln
qbandage;ln
qcandle;ln
uy;ln
roin;fi
rutting yeast;ln
qpipe;gnha
qwire;j6
jinger;m2
kting check;fi
hxerox;fi
hyoker;kg
hzigzag;kg
jpper;kakg
gry heavy;gen8
fist control numerical;ls
bgnetometer;4p
bintainer;ge
eenance;ge
k transportation;h6
bkeup terminal;kb
cing bandage adhesive;m2
bnifold;ln
dpulator;jojpnj
cufacturing;jjjnjojqjrjsjtjuk1k2k5
m integrated computer;ko
brket;dr
bssage;ax
btcher;kx
cerial bulk cementing;lu
crix;k8
aedart;jp
cia heavy;la
blangeur;jk
ct electric;jw
der;la
ding;jwk6
brcerizer cloth;ksm2
kyarn;ksm2
btal sheet;gs
eizer vacuum;k8
cer;4p
e gravity;4p
fmoisture;li
aicrofilm;fi
ephone;8h
frobe electron;4p
bll;jpjuk5lalbm2
d auger;ld
eball;l9
gnbury;ld
fevel;jt
flack;lh
fore;jr
i plastic;jr
hing;jrju
k horizontal;jr
v metal;jr
lmetal;jr
lplastic;jr
lvertical;jr
freakdown;jp
fuhr;lb
ecnc;juls
foal;lb
gld;jp
hloid;ks
gntrol numerical computer;juls
zputerized;ju
edry;lh
fust;nb
efeed;julb
i portable;fq
fulling;ks
eglue;m2
frinder;lb
l liquor;lb
jing;lb
m liquor;lb
ehammer;jqlb
fot;jp
ejig;jr
ekraft;m2
elicensed cnc;ju
oontrol numerical computer;ju
gtharge;m2
emagnesium;ju
gnual;ju
epebble;lb
gllet;lg
fiercing;jp
fowder;lb
fug;ld
glp;lam2
hverizer;lb
eraw;lb
gymond;l9
foll;jp
ier;lb
iing;jpju
gughing;jp
fubber;lgm2
esand;ld
fetup;jr
fludge;la
ftone;lb
grip;jp
etandem;jp
femper;jp
fube;jp
ewash;lv
feld;jp
fheel;lbld
fire;jn
ding;jpju
g cnc;ju
iontrol numerical computer;ju
bmeograph;fi
bner;hhhj
e bore;hh
fcontinuous;hhhj
cgle;jk
fr;ld
cing continuous;hh
bter;kx
e foot;ky
bx bath;la
dhot;ld
dmoto;mf
dtransit;mf
dwet;l9lbm2
cer;8hjkld
e banbury;ld
grine;jkld
k automatic;ld
fconcrete;ld
fdough;ld
ffeed;fq
good snack;ld
fmetal hot;ka
gortar;ld
gud;ld
fpaste carbon;ld
gowder cocoa;jkld
froad;gc
ftransit;mf
cing;8ild
ak1 ssds system defense self ship;nz
aobility air advanced;8lm9
murban;8lm9
bgul;jlk1
bld;jpk0k1ly
d blow;k1
einjection;k1ly
n plastic;ly
der;ky
ding;ly
g blow;k1
hinjection;jok1lym0
jsert;jo
hplastic;jo
bnogram;kg
drail;mqn5
dtype;kb
dvinylacetylene;l9
brtiser pulley;ky
bss irish;la
btel;0s
cor;mmmq
e dinkey;mn
gump;mn
fmine;mn
fslag;mn
ftow;n8
grip;mm
fyard;mn
eboat;mu
i outboard;mu
ecoach;mi
ctler;ld
bunter glue;lu
bvement oil;ni
cie;ct
bwer;ch
e gang;ge
flawn;ch
atst;fc
auck;gehjho
der;gehjho
bffle;k6
ble;kon8
d bolter block;kx
eelectric;n8
elift high;n8
epower;n8
espinning;ko
cticraft;l2
egraph;fi
elith;fi
eplex;fc
eskill;l9
bsic wired;cv
ava;l9
9nailer;kiky
dhead;kiky
bphthalene;la
bumkeag;ki
ac;jt
aecktie piece and pocket;kg
npocket;kg
bedle double;kgki
gelectrolysis;d4d8
gsingle;ki
aibbler;jq
bckel;ka
btrate;ld
g ammonia;l9
for;m2
dic strong;la
docellulose;m2
egen;l5
aon;4r
c room control nuclear;l0
bzzle;gbgdjnlg
f gunite;ld
auclear;4rl0
g licensed;4r
bmber change;e6
aylon;m2
9off cut scorer slitter;lf
ilitter;lf
dfinish;je
dlet calender;m2
cice central;e6
an sew;kg
aperation support air;o2
ar driver lounge mobile;mi
aut call;ej
eut;ki
dpack;nc
eull;m2
cbound;mp
cside;l7l9nf
aven;jjjljwlh
d annealing;k6
futomatic;jj
ebread;lh
epolymerization;k1lh
esteam;jjjl
etempering;k6
crlock;kgki
axidation;l9
bygraph;k5
9pack blister;ln
daging;ln
der automatic;ln
groad;gc
ding;ln
g dynamite gelat;ln
bdder dye;kl
bint;lp
e electrostatic;lp
blletizer;lnn4
bn;hola
c dry;lb
dvacuum;la
dwet;lb
cel;l7
e control;l7
m refinery petroleum;l7
fpower and steam;l1
lsteam;l1
eboard;ksl8
ctograph;kb
j welding;k5
bradi;l9
bss skin;jp
bver;gch9
e asphalt;gch9
fblacktop;gc
ftop black;gc
cing;gc
f asphalt;gc
byloader;he
i mining;he
abx;e5e6
aeel lye;la
der;jl
f apple;lf
cning shot;ls
l cnc;ls
nontrolled numerically computer;ls
blletizer;kp
brcolator;la
cforator;fchgjq
j gun well oil;hg
kwell oil;hg
btroleum;lh
aharmaceutical;l5m2
bone;e6
e local;e6
cto wire;8h
j news;e7
ecopy;fi
elith;kb
estat;filr
etypesetter;kb
aicker;fqksn5
f cherry;n5
hotton;fq
dling;lv
cture motion;ct
jving;ct
blot;l9
e remote;l9
bpe dredge;gb
dline;nf
h coal;l8
ioil;l7
bt;he
c blow;lv
dshrink;lh
eoaking;k6
alace clean;lv
fin clean;lv
cner;jtkylb
f heater;gcge
gshale;hk
dning engagement 1a swg an harpoon;ny
z harpoon;ny
dograph;fc
dt;l2l4l6l7lane
e absorption;l7
gcetylene;l9la
hid nitric;l5
glum;m2
gsphalt;gch9l2l8
fbatch;l2l8
k concrete;l8
giomass;l2
gleach;lv
inding;ld
goiler;l3
hoster;l2
grine;m2
gulk;l8ld
hrning;lh
fcarnallite;ka
ghemical;l5l9
glarifying;l4
grusher;hhlb
fdehydration;la
gisposal;l4
n waste;l4
itribution gas;l6
fextractor;la
ffield oil;ng
hll;ne
iter;la
jration;l4
glux;jw
gurnace;l5
fgas;l6
i natural liquefied;ne
vid;l6ne
ioline;l7
generating power;l2
glycerine;l9
fheating;l2
m central;l2
gydration;lb
jo;l2
kelectric;l2
kgen;l2
fice;lw
flime;ld
hquefaction;l6
gng;l6ne
fmixing;ld
gud;ld
fnickel;ka
guclear;l0
m licensed non;4r
nnon;4r
foilfield;ng
gxygen;l6
fparaffin;la
getroleum;l7
gilot;l7
gower;l2
k capture carbon;l2
grocess channel;lh
nfurnace;l5
ming gas;l6
fregasification;l6
t and liquefaction;l6
uliquefaction;l6
fsequestration carbon;l2
hwage;l4
l lead;l4
glime;lald
gteam;l2l3
ftreating;lh
kment;l4
o sewage;l4
pwaste liquid;l4
uwater;l4
rter;l4
u waste;l4
futility;l2
fwastewater;l4
hter;l2l4
get;la
csma;kyla
cte shaker;li
ding;k8
bodder;lg
eing;lg
ctter map stereo;3l
hsection;4p
itereo;3l
cw agricultural;fq
elongwall;hk
esnow;h6
bunger hat straw;kf
aoacher;l9la
bcket;kg
ble gin;n7
cisher greenstone;lb
itwine jacquard;ksm2
fing;jp
cy;l9
dmerization acid;l9
bnd hot;m2
bt;jw
c fire;gb
dtin;k8
bwer;l2l3
ehouse;l2
eplant auxiliary;j5
arecipitator bottom;la
mtop;la
cfinish;lp
cp;lb
d component;k8
erestrictive;ld
estock;ld
daration;lb
k restrictive;ld
lstock;ld
hory mash;l8
dress;kb
h digital;kb
ielectronic;kb
css;jqkakckfkilgly
e apple;ln
grbor;jqka
gssembly;m2
n bullet;jqka
guger;lg
k control manual;lg
fbag;kc
i paper;nb
hrk;lg
geam;lf
hlt;lgm2
glanking;m2
hiss;jq
hock;lg
k carbon;ka
gody;jq
hnding metal;jqka
hx;kc
grake;jq
gulldozer;jo
hshing;ka
fcake;k1lg
hrd tab;kc
gellophane;kcm2
gider;la
glay;lg
hothe steam;kf
gocoa;la
hld;m2
ior digital;kc
hndenser or retort;lg
pretort;lg
hrn;lg
grackling;m2
heasing and cutting;jqlf
ocutting;jqlf
himping;jq
guring;lgnb
hshion arch;kilg
ht;kc
gylinder;kcm2
fdehydrating;lg
gie;kilg
i hot;lf
ilectric;m2
hgital;jqkc
hnkey;jq
graw;jq
jing;jq
hill;jr
k board circuit printed;jr
lcontrol numerical;ls
lmetal;jr
lpcb;jr
lradial;jr
r plastic;jr
ltile acoustical;m2
hy;lg
guty heavy;jq
fembossing;kc
o good molded;m2
gngraving;kc
gxtruding;jnlg
ksion;jnlg
ffilter;la
glattening;lv
hexo;jqkc
kgraphic;jqkcm2
goot;jq
hrge;jo
jing;jo
iming;jq
gruit;lalg
fgem synthetic;lg
graining;lg
ivure;kc
fhardboard;lg
gobbing;jtka
ht;lflg
gydraulic;gdj3kflg
finjection;k1
fjob;kc
hggle;jq
fkeel;jo
gick;jqm2
flaminating;lp
hundry;kekf
githograph;kc
p tinware;kc
pic;kbkc
r offset;kc
srotary;kc
gumber;ky
fmacaroni;m2
geat;lg
golding;lg
fnoodle;jk
foffset;jqkc
l webfed;kc
gver roll;jpka
fpack capacitor;m2
hsta;jkjmm2
htch;kf
gellet;lg
ghotogravure;kb
gin lacquer;m2
glanishing;jqka
istic;jq
ite hot;lg
kn;kclflz
hywood plate hot;lu
got flower;lg
grint;kc
king;jqkc
n flexographic;kc
oscreen;kc
hoof;kc
gump;lg
hnch;jqjrm2
k automatic;jq
lhot;jq
lmetal;jq
lturret;jq
r control tape;jq
fram;lg
geaming;jr
hcord;lg
htort;jnlg
goll;ks
j calender;jqlg
htogravure;kc
gubber;m2
fseating anvil;joka
ghave and pierce;jq
lpierce;jq
heetfed;kc
n large;kc
ginter;jq
ling;jq
glug;lg
gponge;lg
gtamp;jq
king;jqkc
n die;kc
heam;kflg
ieping;lg
hraightening;jq
gweep;jqka
ftag;kcm2
germinal;jq
goggle;jq
fveneer;ky
gulcanizing;kilg
fweb;jqkc
gheel;jq
eer sleeve;kf
eure high;l6
bimary;jp
ding fire rim;ln
cnt;kc
e digital;kc
finstant;kc
fscreen;kc
eer;kc
g color;lr
hdigital;kclr
hphotograph color controlled computer;lr
hwhite and black;lr
nblack;lr
eing;kc
h laser;kc
ioffset;kc
bobe;lq
ccess;3hksl4l5l7l8l9m2n4
g absorption continuous;la
iutomated;lh
hbone;m2
hchemical;l5l9
hextrusion;kp
hfilm;lr
hhydroxide aluminum;l9
ging;jjl5la
j food;jk
kmash;la
krum;la
gor;fx
i log;fx
jword;fd
cduction;jdk2l5l8ld
j chemical;l5
kdigital;kc
kmanufacturing;jn
kradioisotope;4r4v
cfiler;ju
cjector;8gct
i film;ct
cof;fi
cspecting electrical;4p
lgravity;4p
lmagnetic;4p
ctotype welding;jy
aublishing desktop;fe
bgmill;ly
blp;m2
der;la
dit;k6
cverizer;lb
hing coal;lb
bmp;mynf
d acid;nf
eboom;nf
i concrete;nf
hster;l2
fyproduct;la
ecaustic;nf
gvity;m2
foncrete;nf
eengine fire;bb
efluid;nf
eoil wash;nf
estill;nf
ewater;l3l4
bnch;jqjr
e bag laundry;m2
fcenter;jq
fdrill;jrm2
guplicator;jq
feyelet;ksm2
fgang;joki
fkey;fc
fmachine office;fc
fneedle;ks
fvertical;jq
brification;l4la
l caustic;l9
mmonomer;kala
fer water;l4
bsher;ka
ayridine;la
cometer;jw
9quencher;n8
biller;ko
boting rate;e6
9rabbet;ky
bck test;i8
ewash;n9
finding;ko
bdar;8n
cio;e7
e flight;ma
esonde;4v
bil;mq
d combined;mq
efly;j0
elight;mq
dway marine;n7
bke;fq
d hay;fq
bnge bleach;kl
fdye;kl
i cloth;kl
ffinishing cloth;klm2
fimpregnating fabric tire;kl
er hi;n8
by;3ka2
c gamma;4v
dindustrial;3k
dveterinary;ab
dx;3ka2
e industrial;3k
fveterinary;ab
aeach;h8k6
e high;h8
dtor;l0l9
g epitaxial;lq
hlicensed;l0
hmonovinylacetylene;l9m2
iva;l9m2
hnuclear;l0
hpower;l0
m nuclear;l0
hresearch and test;4r4v
qtest;4r4v
hunit;l0
cl;l1
cmer conduit;m2
gdouble;js
bcausticizing and kiln lime;lh
okiln lime;lh
ceiving;ndni
i and shipping;ni
jshipping;ni
claim;jj
cordak;fi
dvery;kal8la
h acid;l9
icatalyst;l9la
jryolite;lam2
imonomer;ka
ioil;la
ipaper;la
jyridine;la
ctifier;l2
cycling;m4
bel;jpkom2
d dye;kl
eglue;lu
epaper;lzm2
ding;ko
bfiner grease;la
hpulp;lbld
gy;l7m2
h petroleum;l7
clow;k5
crigeration;ihlw
m certified;lw
cueling flight;o2
p in;o2
bgenerator;lh
cister cash;dk
culator;m2
i ballast;mr
blay;hx
cief;e6l2l4
f light day;nf
gtoll;e6
bpair;kg
f system utility dock dry;go
fer system utility;ij
bsaw;kx
cerve;m2
cizer;kx
btarder;mr
h car;mr
cort;jlla
f acid;l9
bwind;ko
fer;kolzm2
h and reel;m2
ireel;m2
cork;lx
aiddler;la
ce;cv
d donkey;cv
epony;cv
eswing;cv
bg;hdho
c drill;hfhm
iing;hc
dover work;hd
dservice;hd
k well;hd
jing well;hd
epray;hd
bp;jp
csaw;kx
f log stave;kx
gstile;kx
dhear;lf
aoaster;jj
bbot;37
e welding;ls
eype;fc
bll;jpkim2
d bending;jq
ecold;jp
efinish;jp
flaking;lg
hnging;ka
forging;jo
hming;jp
ejump;n7
emangle;jp
fixing;ld
estraightening;jp
r plastic;jp
der;gckckoksm2
f asphalt;gcge
gbarrel;jp
glace;m2
grim;k2
hoad;gc
gsheet;jp
l metal;jp
hize;ks
hteam;gclg
jm;lg
bom boiler;l3
ecasting;k1lg
gustic;l9
fell;m2
fistern;ld
focoa;lb
gntrol;8hjwl0l1l2m2
l and swb;l1
sitchboard;l1
mboiler;lh
mnuclear;l0
t licensed;l0
mplant power;l2
ssteam;l1
mswb;l1
oitchboard;l1
edry;lh
hing;ks
eengine;l6lw
efilling;ln
gnishing;kl
emelt;jw
epack;m2
eripening;l9
escreen;la
fmoke;m2
foaking;m2
gda;ldlvm2
cter;gekgm2
f roto;h8
bper;ka
btary;lf
bugher;jp
cnd go merry;cv
cte;jr
e fixed;jr
er;juktkym2
f cnc;ls
hontrol numerical;ls
x computer;ls
ghand;le
gportable;le
gradial;jt
apa;3f8l
cs;464v
9sand;ld
dblast;gbkalb
der;jsky
f belt stroke;ky
gcylinder;ky
gturning;ky
dfill;hnho
bturator;lam2
bw;jijqkxlf
c air;fz
erm radial;kx
dband;kxlf
h contour vertical;jq
elock;kx
eoard insulation;lf
fttom;kx
eridge;mw
eutting;kx
dcasey;kx
ehain;fwfz
fop;kx
h quarry;hl
eircle;kx
hular;gbkx
enc;lf
eold;jq
fncrete;lf
gtrolled numerical computer;lf
eurve;kx
ft cross;kx
gting circle;kx
ddiamond;jq
erum;kx
dedger;kx
dfinish;jq
eriction;jq
dgang;kx
dhack;jq
eead circular;kx
igang;kx
hing;kx
eot;jq
dknot;kxky
dmiter;kx
doff cut;kx
k blank pipe;lf
llog stave;kx
lmetal;jq
dpanel;kx
elug;kx
erofile;jq
dradial;kx
eip;kx
dscroll band;kx
etave;kx
ewing;kx
dtable;jq
erim;kx
dvariety;kx
dwafer semiconductor;lq
cmill portable;kx
ab;e5
b district police;e5
ctelephone;e5
acada;l4
cffolding;gb
cle;f7li
e raw;f7
fshadowgraph;li
dper;ju
g lathe;jt
cnner;kb
g color beam laser;kb
it;a2
htomography computed;a2
eing;kb
crifier;ge
boop;he
e diesel;he
felectric;he
fplunger;he
creboard;80cv
braper;ge
ceed;gch9
f asphalt;gc
en;la
f sewage;h8
hilk;kclolp
gtetryl;la
fer;la
dwdown;jp
friver power;je
cibe o line;fi
cubber;lv
aeal heat;lu
i electronic;lu
eunder;lo
der;lnlu
f bulk;kalu
genvelope;fg
cm felled;kg
k chainstitch;kg
jr;kg
der;kim2
crchlight;gh
csoner plastic;lh
cter valve;jr
bcond tender mill;m2
bismograph;4p
fmeter;4p
bmaphore;mr
bnsor;8lnz
f acoustic;nv
gmulti s3b;o2
bparator;la
i centrifuge;la
kream;la
jmeat shellfish;la
jnitroglycer;l9la
jtank brine;la
brvice;e5fihdn7
g answering telephone;e5
hlogging;fx
hmarine;n7
hwell;hd
l oil;hdng
bt heat;jo
cter machine brazing;k5
gpress assembly bullet;ka
cup;jnjt
e cnc;jt
gontrol numerical computer;jt
fdrill;jr
fgenerator gear;jt
grinder;js
m jig;js
nuniversal;k9
fheader;jo
gobber gear;jtk2
flathe;jt
k engine;jt
lturret;jt
r tool;jt
fmachine;ky
m boring;jr
t jig;jr
orazing;k5
ncasting rotor;k1
ohucking;jt
v spindle multiple vertical;jt
zndle vertical;jt
ooating abrasive;lp
wnd plating electrolytic;k8
vplating electrolytic;k8
outting gear;jtk2
ndischarge electrical;ka
nmilling;ju
u head rotary;ju
z rotary metal;ju
vrotary;ju
zry metal;ju
vthread plastic;ju
wype planer;juky
npantograph;ju
pper;lz
orofiling;ju
w tool;ju
nreeling;jp
nscrew;jt
s spindle;jt
ze multiple;jt
ze single;jt
ttype swiss;jt
ooldering;k5
ntool;k2ka
gill boring;jr
q horizontal;jr
fplaner;juky
l tool;ju
gress;jq
k drill;jr
q radial;jr
x tool;jr
rspindle;jr
y multiple;jr
zsingle;jr
llithographic offset;kc
fsaw profile;jq
ghaper;ju
l tool;ju
iver gear;jt
bw;kg
cer;kg
cing;kg
ahadowgraph;li
cper;juky
f profile;ky
n automatic;ky
crpener bit;js
bear;jqk2lf
e angle;jq
fbench;jq
fcircle;lf
fflying;jq
flongwall;hk
fplate;lf
gower;lf
k tile;lf
frotary;jq
fscrap;m2
ioll;lf
gquare;lf
king;lf
ftree;fx
eer;hk
ceter;jqkalf
bield;hk
cft;hejqjuk1kckml2lalglh
crt;kekg
bop;jw
d barber;d3
elead;jw
eprint;kc
ctweld;k4
cvel;hehhnj
f air;he
gclam;he
honstruction;ge
gelectric;he
ggas;he
glogging;fxhh
gmechanical;hehj
hining;he
gpit;he
hlunger;he
hower;he
gsteam;gehe
iripper;he
gtrench;he
bredder;lb
h food dog;lf
bunt;mn
cttle;hj
aieve shell;m2
bfting;la
g and pulverizing;ld
hpulverizing;ld
bgnal;f0mr
f protective;e7ez
grailroad;mo
blo;n4nj
bmplex;fc
bphon;m2
bzer timber;ky
gube;lf
akate;mo
beet;cv
bidder;fvfxfzn8
g cable logging;fx
hgrapple;fx
cff;fu
cp;n8nj
cver;lf
boog;ky
alab lift;geha
csher;fxkskx
g logging;fx
bide four;jqjv
cng soil;lb
eer sand;k1ln
cp;kgm2
ctter;jqlf
botter;lf
g creaser slitter;m2
hprinter;kc
bubber;ko
amelter;jw
bokehouse;jj
er;jj
bt;j7k5kp
aolder flow;k8
cution;ld
bnoscope;4v
brter;li
f and stacker;nj
gflat;f4
gnut;la
gstacker;nj
burce live;e6
apanner;jp
becialty;m2
dtrograph;3k4n
ced;jp
e high;jp
eboat;mu
eer;ko
bindraw;kp
dner;kom2
eing;ko
blicer;kylu
dtter;hllf
h block;lf
booler;nb
g automatic;nb
eing;ko
ctlight;8j8n
bray hand;cgci
fthermal;lo
futility;ku
eer;k8
g hydro;ci
hpaint automatic;lp
ceader;lum2
h asphalt;gc
jutomatic;m2
imechanical;gc
ioil;h6
istone;gc
aqueegee;m2
ezer;ky
ars system finding direction combat;o2
asn;nz
atabilizer;ge
ccker;n8
g hay;fq
hlog;fx
iumber;fx
cmp foil;kdlf
fhot;jq
eing;jq
crch dry;jklald
j automatic;la
ction;l1l2ne
g booster;nf
iulk;ld
hcentrifugal;la
s automatic;la
iompressor;ne
iut;nb
hhydro;l2
melectric;l2
hin cut;nb
hnuclear;4rl0
hpower;l2l3
iump;nf
l waterwork;l4
ling gas and compressor gas;ne
tcompressor gas;ne
hradio;e7
htransfer;na
hweighing;f7
cyer single;m2
beamer molybdenum;la
cnotype;8efl
creoplotter;2o3l
dilizer;jl
bicker;nb
cll;l9lalh
e ammonia;l5l9
gsphalt;m2
fbatch;la
genzol;lv
fcontinuous;la
gracking;l9
ffractionating;m2
fhydrogenation;la
fmonovinylacetylene;l9
gva;l9
ctch saddle;kd
fer;kdkgm2
h saddle;kd
borage gas;ne
braightener and punch metal strip;jq
mpunch metal strip;jq
ener hydraulic;ka
dnd chopped;km
dpper;n4
ceetcar;mq
i and subway;mq
jsubway;mq
dtch;kp
ger;jqkeko
ciper and groover;ky
hgroover;ky
coboscope;ikm2
auas;46
bbstation;l1
bcker leaf;ml
bgar soft;la
bit lady;kg
bpercalender;lp
evising nuclear;l0
cport cell;4r
brface double;m2
hsystem weapon tomahawk;ny
cveillance;bmbni0
l industry recreation and entertainment;bn
zeation entertainment;bn
awage buckshot;jo
er;jom2
bb;l1
c feeder;l1
dutility;l1
beater;la
g plant paraffin;la
ceper lots parking and road;ml
uroad;ml
hpower;ml
hstreet;ml
htractor;ml
bitch;mo
f locomotive;mo
grailroad;mo
kway;mo
gtower;mr
gyard;mo
fboard;e5e6l1
k district police;e5
lexchange branch private;e5
lfeeder;l1
lpbx;e5
ltelephone;e5
lutility;l1
fer;mn
fgear;j3
fing;mo
ayrup refined;jkld
bstem;294rl1
f aerial unmanned;3f464v8l
hir unmanned;3f
jcraft piloted remotely;464v
punmanned;464v8l
x small;46
hnalysis ashore tacmobile mobile tactical;o2
id plant chemical;l5
qtreatment wastewater and water;l4
hshore nccs system control and command navy;nz
zcontrol command navy;nz
gcontrol fire defensive;o2
jveyor;n4
ioling;l3
gdistribution;l1
s fuel;l7
gelectric;4rl1
hnergy;4r
ggas;l6
ghydrant;nf
ginformation;0a29
hrrigation;frl8
gmakeup page;fe
isking electronic;kb
goutboard;o2
gpagination electronic;fe
hipeline;ne
hlant chemical;l5
mtreatment wastewater water;l4
hower;l1
hrepress electronic;fe
greclamation water;l4
iducing;b5
iel;nv
gsurveillance ground;nz
gterminal;fc
hransmission;hsl1
hsc cv cvn cv;o2
gunmanned;46
htility;iu
gwarfare aviation;nv
ishing naphtha;l5
iter;l4
9table;jp
e air;jolv
fburn;ky
fdelivery;jp
gice;cq
fentry;jp
fframe;ky
fgaming;cq
fplasma;ky
gool;cv
frepair;ky
goll;jp
fshake;ke
gpin;lc
ftransfer;mr
bker sample;hg
bmper form;gc
bndem;e5
ck;nf
d brine;m2
efilter;la
flotation;la
eimpregnating;lp
emachine;kx
fixing;ld
fud;la
epickling;lv
flating;k8
fressure;lalh
eslurry;ha
fteam;lh
eweigh;li
bpe;kg
d rod;m2
dr;lu
cper;jr
bvern;0p
bxi water;mu
aechnical;4p
i supervising site;0j
eology mount surface;j7k5kp
blecine;8h
eom;26e6
gmunication;26e5e6ez
dgraph;e7
dphone;e6eu
i local;e6
jservice answering;e5
dscope;n7
dtray;c6
eype;fc
h and telegraph;e7
itelegraph;e7
hsetter;kb
hwriter;fc
dvision;8h
dx;e7
bnder lock;l8mw
k chief;l8
gmill;m2
con;ky
e end double;kt
eer;kxkylf
brminal;fchmne
h station key;fc
bst;e5
d pressure;li
dboard;hs
der;li
f pressure;li
ding formation;li
hwell;hf
ahermal;go
eoforming;k6
fgraph;nb
fscrew;jlm2
bickener;la
cokol;l9
breader;jp
h roll;jp
dshing;lf
cough;e5
aime real;l1
bpple;n4nj
aoll;e6
d inward;e6
bol;k2
d air;gbm2
ecable;hc
j well oil;hc
fontrolled numerically computer;ls
efishing;hd
emachine;k2
l combination;k2
x plastic and metal;k2
zlastic metal;k2
ontrol numerical;ls
epneumatic;jaka
esetup lathe engine;jt
brch;k4k6
e acetylene;k4
gnnealing;k6
fblow;k4
fcutting;k4
foxyacetylene;k4
bur;dc
d coach motor;mi
bw;cv
c rope;cv
dski;cv
cboat;mu
cer;l5mr
e and crane;n5
fcoal;n5
hntrol;mamr
holing;l3
grane;n5
finterlocking;mr
fmarine;mw
fsignal;mamr
arack;mo
eer laser;km
emobile;mqmr
dtor;frn8
g and truck industrial;n8
hcat;n8
kerpillar;n8
hdiesel;n8
hfarm;fq
hlogging;fx
hrail;mrnj
htruck industrial;n8
cffic;e5
ciler tractor;mf
dn;cvmmmnmq
e rail light;mq
fscouring;kl
gubway;mq
eer link;76
cm;hemq
d aerial;hen4
cnsfer;m2n4
h electric;m2
igas;nenf
ikiln;n8nj
eit;mimq
g rail;mq
l light;mq
jpid;mq
elator mail zip;f4
emission;8hl1
gtter;8h
eport;mi
i coal and mill;lb
omill;lb
cp;cv
cvelift;n8
gng;l2
dograph;k5
beat heat;k6
j batch;k6
eing heat;k6
ement chemical;l9
jscalp;d7dh
jwaste;l4
owater;l4
lter;l4
bi bi;m2
cm;km
d and sew armhole lockstitch;kg
ebeam laser;ls
esew armhole lockstitch;kg
dmer;kalf
g corner;kx
eing;lf
cpper bin;n4
bolley;mqnj
cuble;e6
buck electric;n8
fforklift;n8
findustrial;n8
flift;n8
gunch;e2
fpump;nf
freach;n8
fsound;8i
gtraddle;n8
ftank;mf
gow;mf
cer cutter lap;jt
aub;klm2
c boiling;l9la
ddye;kl
ce;eyfg
d pneumatic;fg
dr;lg
cing coiled;hd
bfting;kn
bgboat;mt
cger;n7
f industrial;n7
bmbler;kelbldlhm2
g conditioner;lh
hdrying;lh
hmixing;ld
bnnel;lh
f drying;lh
gfreezer;lw
brbine;l2l3
g steam;l2l3
hwind;iv
do;l2l3
cn;jt
der collar;m2
ding cnc;jt
iontrol numerical computer;jt
awister;ko
eing;ko
ctchell;l9m2
bx;fc
aype o set;fi
dsetter;fc
dwriter selectric tape magnetic;fc
ktape magnetic;fc
lelegraphic;e7fd
9ua;3f464v8l
bm;8lm9
bs;3f464v8l
bv;3f464v8l
ake;n8
andercover;bm
ewear lady;kg
bionmelt;k4
csaw;kx
dhear;lf
ct;hdl2l7lblh
d catalyst;l9
fhemical;l9
fracking;l9m2
gude;l7
edehydration;la
eembossing;lp
efiber vulcanized;lg
egauge;ka
j head;ka
eloading;ln
enuclear;l0
epower worker feeder;lz
fulling;hd
erecovery oil;la
gprinting shell shotgun;m2
gverse;hd
eservice;hd
l well oil;hd
etreating gas natural;la
evarnishing;m2
bloader;n8
ap blow;jkld
clay mottle;jqlf
cmake;ldm2
g terminal;fc
cpick;li
cset;jqkmkyls
f board circuit printed;jq
gcnc;ls
hontrol numerical computer;ls
gdie board circuit printed;jq
gengraver;kc
hquipment electronic;ka
ggenerator gear bevel spiral;k2
zl straight;k2
hrinder;js
n centerless;js
ointernal;k9
ojig;js
otool thread;js
ouniversal;k9
ghammer drop;jo
header;jo
hobber gear;k2
glaser;km
ithe;ky
l turret;ky
hithographic offset;kc
gmachine;iljuk2kals
n bending;jq
pindery;kd
poard;m2
prake press;jq
qoaching;ju
ocasting;k1
penter;lg
phucking;ky
poating and plating nonelectrolytic plastic and metal;k8
wplating nonelectrolytic plastic metal;k8
qntrol numerical;ls
putting gear;k2
zr tool;k2
odischarge electrical;ka
puplicating offset;kc
oforming roll;jp
ogood paper;lz
ohoning;js
u tool;js
okeyseating;ju
olapping;js
omaking tile and brick;lg
z brick;lg
pilling control numerical;ls
wgear;juk2
wthread;ju
oprinting design;kc
xmaterial specialty;kc
oruling;m2
otinning;kckd
primming;ky
purning;ky
hill cnc;ju
montrol numerical computerized;ju
gpress die steel;kc
mflexographic;kc
mgravure;kc
mletterset;kc
msteel;kc
hunch duplicator;jq
grouter control numerical;ls
gsaw off cut;jq
hhaper gear;k2
jver gear;k2
iear angle;jq
ctake;ko
cwind;lg
bset;jo
atility;k2kgkxl1l3l4l5lalhm2nf
g furnace;l5
hmine;hh
hyarn;ko
9varitype;fc
bt;m2
aehicle;mq
g aerial unmanned;3f464v8l
ind machine moving material of supervisor line first;m5
hemergency;md
hhealth mobile;md
hmachine moving material supervisor line;m5
iedical emergency;md
hrail light;mq
ioute shuttle;mq
hservice;mq
iubmergence deep;mt
brifier;fc
bssel;jwl9
f fishing;fu
n commercial;fu
ggillnet salmon;fu
aibrator;gblf
h concrete;gb
bdeo;8g8h8l
etape;8h
bnegar;jk
dr;m2
bsual audio event;8g
aoltmeter;hs
aulcanizing;m0
k automatic;m2
9wagon cat;nj
flunch;e2
ftank;mf
brehouse;nd
cfare electronic;nv
r aviation;nv
hspecial;o1
bsh;l5lv
d and deflash;lv
ebucket;l5
edeflash;lv
efront;l5
etub;lv
der;la
f benzene;lv
gcloth;kl
ghat straw;m1m2
droom;kelv
ctewater;l4
bter;l4
e waste;l4
ework;l4
by cable;n7
aeigh dope;li
eer;li
bld;k5
d robotic;k5
der;k4
ding;k5
g robotic;k5
cl brine;m2
aheel burring;js
fcasting;k1
fferris;cv
fglue;lu
grinding;js
fhouse dye;kl
fscrub;lv
eabrator;ka
bip;cv
crley;n5
czzer;ks
ainch;n7
e and hoist;n7
fhoist;n7
cder;j6knkom2
f automatic;ko
gblanket;lu
gheatset;ko
ding container fiberglass;jbm2
jre;m2
hfiber;jb
drower;fq
bre drop;ks
dless;e7
eine;hd
aork public;h8
dcell;k9
arapper;m2
g bread;ln
hhand;ly
becker;mf
g battery;nb
binger;lam2
g and extractor;la
hextractor;la
cter adjusto;fc
go flex;fc
aw;l4
btp;l4
9yarder;fxn7
cn dyed;kl
aeast seed;lalb
9zmt;f4
2hthalmologist;9p9q9s
f clinical;9q
gneuro;9q
gsurgical;9q
2tician;aflm
8 certified;af
9dispensing;af
j licensed;af
9good optical;lm
9licensed;af
9measuring and dispensing;af
jdispensing;af
9registered;af
9shop benchroom;lm
eroom surface;lm
4mizer engine search;1k
3ometrist;8v
b therapeutic;8v
1rator;86
2chestrator;83
c music;83
2der short cook;c0
5er replacement film;ed
5ly;ar
7 health mental;as
9ospital;ar
8medical;ar
8psychiatric;aras
8radiology;ar
9oom emergency;ar
doperating;ar
8security;ar
9urgical;aaar
8transport patient;ar
3inary county;5i
3nanceman crew flight;nv
2eman;m2
2ganist;84
8 church;84
6zer;575c
9 closet;dh
bommunity;53575c
cnference;1g
aevent;1g
afield;1l
ahome;dh
ainternational;5c
alabor;1c
apolitical;5c
brofessional;dh
aunion;1c
2ientator quartz;li
3ginator loan;1xeq
f mortgage;1x
bmortgage;1x
2namenter;ly
3ithologist;3r
2tho outpatient;90
5dontist;8r
c board;8r
erace invisible;8r
dcertified board;8r
dpediatric;8r
5pedic;90
9st;9p9w
b foot;8y
6tist;9w
a certified;9w
clinical;9w
5tist;ag
9 abc;ag
aboard;ag
f american;ag
acertified;ag
j board american;ag
alicensed;ag
aprosthetist;ag
l certified;ag
mlicensed;ag
1steologist;3s3x
5path;969p9w
9y doctor;969p9w
bof doctor;969p9w
1t;8z
2 care home;8z
3inpatient;8z
3outpatient;8z
3pediatric;8z
3rehab;8z
3school;8z
3travel;8z
2a;at
3 travel certified;at
2her all administrator education;0n
bssistant teaching;7h
aclerk financial;ef
grecord and information;ew
ninformation;ew
book;c1
cunselor;53
adesigner;7v
brafter;3b
h except technician and technologist engineering;3k
z technologist engineering;3k
aengineer;37
afabricator and assembler;je
mssembler;je
ainstructor and teacher;76
lteacher;76
aleader operation tactical and special officer military;nr
z special officer military;nr
amanager;11
h service personal;10
bember crew and specialist weapon air and operation tactical enlisted military;o2
mspecialist weapon air operation tactical enlisted military;o2
aoccupation computer;2f
lscience mathematical;2l
bperator equipment communication;e7
jmachine mining underground;hk
jsystem and plant;l8
qplant;l8
jvehicle motor;ml
aphysician;9p
bostsecondary teacher science social;67
bractitioner treating diagnosing healthcare;9w
wor diagnosing healthcare;9w
bsychologist;4c
arepairer equipment and instrument precision;it
tinstrument precision;it
ascientist biological;3s
klife;3x
kphysical;46
bpecialist financial;20
loperation business;1l
lservice social and community;5c
z community;5c
burgeon;9t
ateacher education special;71
ipostsecondary;6o
fing;7h
cchnician and technologist health;ai
lscience social and physical life;4v
z physical life;4v
ltechnologist health;ai
bherapist;96
brade construction helper;h1
awoodworker;kz
crker agricultural;ft
hcleaning building;cf
iommunication and media;8f
vmedia;8f
hequipment communication and media;8n
zation media;8n
ixtraction;ho
hfurnishing and apparel textile;ks
tpparel textile;ks
hlibrary and instruction educational;7i
pinstruction educational;7i
iogging;fz
hmaintenance ground;ck
ioving material;nj
hplastic and worker metal;ka
pworker metal;ka
irocessing food;jm
kduction;m2
hrelated and artist;7n
uttendant entertainment;cy
tconstruction;ha
tsale;e3
ucientist social;4j
uport performer and entertainer;86
qrtist;7n
qttendant entertainment;cy
pconstruction;ha
psale;e3
qcientist social;4j
qerving and preparation food;ca
xpreparation food;ca
qport performer entertainer;86
kigious;5f
jpair and maintenance installation;j3
omaintenance installation;j3
hservice and care personal;dh
pcare personal;dh
pgambling;cs
pprotective;bt
z of supervisor line first;ba
z supervisor line;ba
iocial;57
iupport administrative and office;fl
ztive office;fl
phealthcare;b5
plegal;5n
htechnical and practitioner healthcare;an
rpractitioner healthcare;an
iransportation;n3
v of supervisor line first;m7
wrail;mr
wsupervisor line;m7
2olaryngologist;9p9w
3rhinolaryngologist;9p9w
2r;8z
1ut batter;lym2
5eater;m2
4cutter;lf
4dragger;m2
4knocker;m2
4puller;jw
4setter;ks
5haker;m2
5toner;ks
6riker;ks
4taker;m2
5urn;m2
3fitter;ij
9 boat;jem2
acabin;m2
afulfillment omni;es
3patient;90
3rider;co
3seamer pant chainstitch;kg
1ver change;ks
5puller;ki
b assembler hand;m2
mmachine;m2
cfor assembler hand;m2
qmachine;m2
cmachine;m2
5tier;ks
4caster;kgki
5oiler;jem2
4edger;kgki
4hauler;ijik
a auto;i4
fmotive;i4
bbus;i5
bcar trolley;i8
bequipment construction;i7
bloom;ij
bmachine;i7i8ij
btextile;ij
cruck;i5
4locker;kgki
4seamer;kgki
1wdpm;0x53
3s;4z5359
2ner;9p
5 agency;00
6development technology;0o
6home funeral;0z
1xidizer;lo
8 mechanical;m2
1ysterman;fu
0p emt;a5
1a;8x
2 care;8x
7 critical surgical;8x
8urgent;8x
3medicine emergency;8x
cfamily;8x
3neurosurgery;8x
3surgical;8x
2ckager;kxnc
8 hand;nc
aead;kx
9machine;ln
aeat;jinc
9order;nc
9production;ln
9warehouse;nc
4er;ncndnj
6 and picker;nc
8rts fine;79
7bag tea;ln
9ndoleer;nc
9sket gift;nc
9tt;nc
8lanket electric;nc
9each;m1m2
8ook;nc
9ttle;ln
9x;nc
8ubble plastic;nc
9lb;frnc
9ndle;nc
7caddy;nc
9ke;nc
9ndy;nc
ae;fr
9r;na
arier;nc
9se;nc
8elery;fpfr
alar;ik
8heese;fp
8igar;nc
cette;ln
8loth;nc
8ollar;ik
9oky;nc
8rucible;nc
amb;m2
8ustom;bj
7denture;ly
7egg;nc
a fish;nc
8xport;nc
7fancy;nc
8ish;nc
8loss dental;m2nc
8ood;nc
8ruit;fpfrnc
c citrus;fpfrnc
8urniture;nc
7gift;nc
8rain;nc
9ease;ik
9ocery;nc
7hand;lync
8eel;nc
8ot;b0
7inspector;nc
aulation;ln
7kiln;jw
7machine;ln
9t;nb
8eal;ln
at;jinc
b and slaughterer;ji
chalal;ji
cslaughterer;ji
8ule;nj
7nut;fpfr
7olive;nc
8rder;lnnc
7parachute;m2
8icker;nc
bling curing;nc
9ll;nc
8oultry;nc
8retzel;nc
9oduce agricultural;nc
dtion;nc
7roll cotton;ln
7seed;nc
9lector;nc
8hake;nc
allot;frnc
9ingle;nc
apping;f6
9oe;nc
at bb;ln
9rimp;nc
8upply;na
7timber;nc
9ssue;na
8oy;nc
8ruck;na
7vegetable;frnc
7warehouse;ncnd
8iener;nc
8orm;fs
8rapper and binder;nc
fbinder;nc
7yarn;nc
2dder;kgks
6 back;m2
7cookie;ki
8ushion;m2
7heel;ki
7lapel;kg
c blindstitch;kg
2ge;dbepey
4 library;7bep
4r;eym2
3inator;fe
2inter;7k7lgllolpm2
7 acid;m2
9irbrush;lo
bcraft;lp
9uto;lp
cmobile;lp
etive;lp
8banner;lo
arrel tumbling;lp
9oat;lp
abbin;ks
ady;lp
c auto;lp
hmobile;lp
jtive;lp
attom;kilo
9ridge;gl
aush;gllo
9uilding;gl
8car;lp
b railroad;lp
bd;7l
btoon animated;7l
9eramic;lo
9hina;7k7n7v
9loth;kl
9oat powder;gllo
ammercial;gl
anstruction;gl
ark;lo
9rayon;7l
8design;lo
9ial;lo
ap;lp
8edge panel;lo
dski;lo
9lectrostatic;lo
9quipment transportation;lp
9xterior;gl
8facility;gl
9inish;lp
9oxing;lp
9urniture;lp
8glass stained;7l
8hand;lo
c clock;lo
dwatch;lo
9eel;ki
9ighway;gl
9ouse;gl
8industrial;gllp
aterior;gl
8journeyman;gl
8landscape;7l
9ettering embossed;lo
iimpressed;lo
9ine parking;gl
dtraffic;gl
8maintenance;gl
9irror;lo
9otorcycle custom;7lj3
9ural;7l
8neckty;lo
8oil;7l
9rnamental;gl
8pattern;lo
9icture;7l
9late;lo
9ortrait;7l
9roduction;lp
8residential;gl
cn;m2
9oller;ks
aof;gl
8scene;7l
9et;gl
bting;gl
f stage;gl
9hipyard;gllp
aop body;i2
9ign;lom2
alo;gl
aze;ki
9ole;ki
9pray;gllolp
d auto;lp
imotive;lp
eindustrial;lp
9tatuary;7l
aeel structural;gl
8toy;lo
8up touch;lolp
g hand;lo
hrug;lo
8vehicle;lp
f tactical;lp
3rer;kslim1m2
6 glove;li
7hosiery;ksli
2leobotanist;3s3x
5logist;4c4j
5ntologist;44
e invertebrate;44
fmicro;44
3lbearer;d1
4etizer;lnncnj
a line;na
3mist;86
2neler door;je
8interior;g4
3man;lo
3ner;jf
6 bread;m2
8un;jj
7dough;jk
7roll;jf
3tographer;kb
2perer;m2
5hanger;gmm2
2rachutist man reconnaissance;o1
cnaval;nu
h master;o1
isenior;nu
4educator;7e7f
c education special;7f
dspeech;b5
4ffiner;lp
4legal;5l
9 certified;5l
borporate;5l
aestate real;5l
aimmigration;5l
bnjury personal;5l
alaw family;5l
bitigation;5l
aproperty intellectual;5l
atrademark;5l
4medic;a5a6
9 care critical;a6
adepartment emergency;a6
aed;a6
bmt;a5a6
br;a6
afirefighter;bb
blight;a6
apatrol ski;bq
aroom emergency;a6
atechnician medical emergency;a5a6
4optometric;ac
4professional;7e7f
g classroom;7f
heducation;7e
q special;6w7f
y childhood early;7f
ilementary;7e
hinstructional;7e
hkindergarten;7e
hmontessori;6p
hneed special;7f
hpreschool;7e
hschool;7e
iubstitute;74
4sitologist;3w
e vet;97
ierinary;97
3ent cottage;bfdg
7house;dg
4r;c2
5 vegetable and fruit;c2
gfruit;c2
3ker auto;mx
7car;mx
7valet;mx
3ter mold;m1m2
4ie chef;bz
7de chef;bz
4ner acquisition talent;1a
9llergy pediatric adult;9p
rnd adult;9p
9udit;1m
8business finance;1m
hresource human;1a
8control wildlife;bh
8delivery;me
8nutrition;3m
8patient;ai
8success;52
4y control air tactical;nz
2sser;kalim2
6 coal;na
7ham;m2
7ingot;jw
7meat;m2
7proof;lr
7rivet;ka
3ter;lo
6 and cutter clipping press;fh
7button acetone;m2
7core;k0
8utter clipping press;fh
7hand;m2
8ide;m2
7label;lu
8etter and monogram;m2
emonogram;m2
8ining hat;lu
7machine hand;m2
for hand;m2
8ica;je
7plug;ki
8rinting screen;m1m2
7sample;je
8watch;je
5urizer;la
b egg;la
cmilk;la
cwine;jjjl
4or;5d
6 administrator;5d
7campus;5d
8hildren;5d
9urch;5d
7ministry;5d
8usic;83
7worship;5d
7youth;5d5e
2tcher;g2lim2mo
7 asphalt;gb
8ball bowling;m2
asket;m2
9oat plastic;j3m2
8cement;g9
9igar;m2
9upola;g2
8door;je
8finish;ku
8hand;m2
9ot;m2
8ladle;g2
8mica;li
8oven coke;g2
8plywood;je
8road;h6
8stock;j3
8veneer;kz
3hologist;9m9p
b anatomic;9m
eimal;979m
dutopsy;9m
cchemical;9m
dlinical;9m
cforensic;189m
gst;3u
cgenetic molecular;9m
clanguage;94
k speech;94
r bilingual;94
shealth home;94
spediatric;94
sschool;94
y virtual;94
steletherapy;94
travel;94
cmedical;9m
dolecular;9m
cocular;9m
dphthalmic;9m
dral;8t9m
cpediatric;9m
dhysician;9m
dlant;3o
doultry;9m
cspeech;94
durgical;9m
cvet;97
ferinary;979m
doice;94
8y maxillofacial;8t
3ient standardized;7w
3rol;bj
6 ski;bt
7track;bk
6ler;bibkli
9 acid;l9
birplane;m9
abath spinning;jnkp
aline;jn
amerchant;bo
aski;bq
d certified;bq
6man;bjbkbo
9 forest;bd
gry;bd
aline;in
atoll;io
3ternator;kq
7maker;jzkqkwkzm2
c and designer shoe;kq
epparel;kq
k and fabric;kq
lfabric;kq
eround all;jz
dbench metal;jz
dclothing;kq
eomputer;jzkq
ddesigner shoe;kq
dembroidery;kq
engraving;lx
fvelope;m2
dfashion;kq
eoundry;jz
ereelance;jz
dgarment;kq
dmetal;jz
dplaster;jzm2
iic;jz
feat;kq
eroduct metal;jz
kion;kw
dsample;jz
ehoe;kq
etonework;jz
dtextile;kq
eile acoustical;jz
dwood;kw
2ver;h9
5 asphalt;gbgc
6block;g2
b granite;g3
7rick;g2
6concrete;h9
6segmental;h9
7tone;g3
2wnbroker;e3
2ymaster;0b
9 purse;dkeb
1ca;apaqar
3 surg med;am
2c;by
2np;9b
2p medicine family;9h
dinternal;9i
2t;aqar
1d;7x
2pmo;f4
1e solar;37
2ace justice;5i5k
6the of justice;5i5k
3rler;le
2ddler;e2
7 bill;ey
8fish;e2
8newspaper;e2
8pushcart;e2
8sandwich;e2
3iatric;90
9 except ophthalmologist;9q
hsurgeon orthopedic;9r
9ian;9l
c behavioral developmental;9l
dcare primary;9l
ddevelopmental;9l
der;9l
dgeneral;9l
dmedicine internal;9l
doutpatient;9l
dpractice group;9l
droom emergency;9l
8st;9l
4curist;d6
a and manicurist;d6
bmanicurist;d6
3odontist;8t
4rthist;ag
a certified;ag
7otist;ll
c certified;ll
2eler;c2fzlf
6 bark;fz
ber;fz
7citrus;lf
7fruit;lf
7gizzard;jh
7log;fz
7pole;fz
9tato;lalf
7shrimp;jh
4man;jjk6
2gger;jem2
6 loom dobby;m2
2ller pearl;lj
5tizer;lh
a fuel wood;lg
3ter;fum2
2nman;86fl
3ologist;4d
2o;bi
2rcher;ks
7 grey;ks
4ussionist;84
3forator;hgm2
a gun;hg
6mance and theatrical artist makeup;d5
cengineer flight;nv
ctheatrical artist makeup;d5
7er;7w8486
9 aquatic;86
acharacter;7w
bircus;86
adance;81
amarionette;86
driage;5d
aradio;87
bodeo;7y86
astunt;7w86
f movie;7w86
atelegram singing;84
bheatrical;7w
crill;7w
brapeze;86
avariety;86
bocal;84
4umer;4n
8 screener;m2
5sionist;9zai
3iodontist;8p8t
4patologist;96
3son;dn
6 assembly;02ln
7basket;cv
9t;cv
ah spinning;kp
8ell;d9
8oat;msmu
8reakdown;c8
8undle;nc
9s;c7
7call;eyez
9mera;8l
d news;8l
9sh;dk
8ellar;lw
8hain;fufzkam2nb
ange;dkdl
9ip;cscy
8onstruction;gb
atact;e3
e field;13
9unter;c4dmdn
e auto;dn
jmotive;dn
fpart;dn
j auto;dn
omotive;dn
8rew wash;lv
7delivery;eymemg
8ice;cs
9sh;c8
8ye and model;lk
bmodel;lk
7effect sound;8i
8lectrical yard ship;hv
7floor;cdcl
c machine slot;cl
dslot;cldl
8reezer;lw
7garbage;nh
9te;bo
8rill;c0
9ound;ch
7instrument;3l
h survey;3l
7journey electrical;gh
7key;cl
a machine slot;cl
bslot;cl
7ladle crane;n5
9undry;ke
9yout effect optical;8m
8ine;c4
b crew ground;in
7maintenance;iuj2
i meter;ig
7off crack;k6
8rder box;nc
8ut load;ni
btry;li
7pans and pots;c8
cpots;c8
9rt;dn
8ublicity;89
7refrigeration;lw
9pair banjo;ir
ecleaner vacuum;ii
emachine;jv
gndolin;ir
epattern;jz
esaddle and boot;kh
lboot;kh
etrack;h7
ewatch;is
7safety;4w
9le;do
b route;me
8ervice;ifiw
e line;m2
ftrack;h7
9tup press;jt
8hampoo;d7
8ignal;mo
8oup;jh
8pare;m2
9ecialty;m2
9inneret;m2
8tunt;7w86
8upply;nd
7table dice;cs
8ryout electrical;hy
7up match;kgm2
aset banquet;c7
efabrication;k2
ehome mobile;iz
etooling;k2
8tility;cd
e plant;jj
7vault;ewf6m2na
7wagon;mgnj
9rehouse;es
8orker call;ey
7yard;chmona
6ality air;87
f on;87
cradio;87
2trographer;44
5logist;44
5physicist;44
2wterer;lj
1harm;8w
5acist;8w
a clinical;8w
bfloat;8w
bhospital;8w
bindustrial;8w
dformatic;218w
bregistered;8w
dtail;8w
btravel;8w
7oepidemiologist;3v
8geneticist;3s
9nosist;3w
8logist;3w
e clinical;3w
fvet;97
ierinary;97
2ilatelist;78
4ologist;4c4j
2lebotomist;b4b5
c care long;b4
iterm long;b4
eertified;b4
elinical;b4
dlaboratory;b4
dmobile;b4
doutpatient;b4
dregistered;b4
fsearch;b4
dtravel;b4
2n;98
2otoengraver;kb
5grammetrist;2o
g aerial;2o
ind cartographer;2o
hcartographer;2o
8pher;8k
c advertising;8k
eerial;8k
eutomotive;8k
dbiological;8k
gmedical;8k
dcommercial;8k
ddigital;8k
eocument;fi
destate real;8k
event;8k
dfashion;8k
einish;8k
eood;8k
frensic;8k
ereelance;8k
dgraduation;8k
dindustrial;8k
dlithographic;kb
dmarine;8k
eedical;8k
eicro;fi
dnature;8k
eewborn;8k
gs;8k
h television;8l
hpaper;8k
dophthalmic;8kai
dphotoengraving;kb
eicture motion;8l
eortrait;8k
ereschool;8k
foduct;8k
dsale;8k
ecene crime;8k
fhool;8k
fientific;8k
eeparation color;kb
eport;8k
etill;8k
freet;8k
fudio;8k
dunderwater;8k
dvehicle;8k
dwedding;8k
eildlife;8k
5journalist;8k
f newspaper;8k
5lithographer;kb
5typesetter;kb
2renologist;86
2ysiatrist;9p9w
b interventional;9p
cpediatric;9p
crehabilitation medicine physical;9p
cunit rehabilitation acute director medical;9p
5cian;8y9e9g9h9i9j9k9l9n9o9p9q9r9s9w
9 acupuncture;9u
bllergy;9p
bnesthesia;99
jology;9d
bttending;8y9o
acardiology;9e
k interventional;9e
de;9g
e acute;9p
fcritical;9g9p
n pulmonary;9g
fprimary;9h9i
m medicine family;9h
winternal;9i
wsport;9p
furgent;9g
fwound;9g
bhiropractic;8o
bonsultant;9p
adepartment emergency;9g
crmatologist;9f
ky;9f
bisease external and cornea;9q
rcornea;9q
ivitreoretinal;9q
brugless;9p9w
aed;9g
bmergency;9g
bndocrinology;9i
br;9g
bye;9p
afamily;9h
g board;9h
hcertified board;9h
bp;9h
agastroenterology;9i
beriatric;9h
byn ob;9k
decologist and obstetrician;9k
nobstetrician;9k
jy and obstetric;9k
lobstetric;9k
ahealth environmental;9p
hoccupational;9p
hpublic;9h9p
cmatology;9i
bospitalist;9i9p
l im;9i
mmedicine internal;9i
mpediatric;9l9p
aim;9i
cmunology;9p
k allergy;9p
mnd allergy;9p
bntensivist care critical;9g
cvasive non cardiology;9e
amanagement pain;9p
p anesthesiology;9d
bedical;9h
fine;9p
i aerospace;9p
jdisaster;9g
jemergency;9g9p
s pediatric;9g9l
jfamily;9h
p outpatient;9h
ketal maternal;9k
jinternal;9i9s
r general;9i
jnuclear;9o
joccupational;9p
jpain;9p
khysical;9p
kreventive;9p
jsport;9p
o care primary;9p
zry nonsurgical;9p
bfm;9k
anaturopathic;9w
beurology;9j
fsurgery;9j
bocturnist hospitalist;9p
buclear;9o
aobgyn;9k
bccupational;9h9p
bncology;9i
bphthalmology;9q
brthopedic;9r
bsteopathic;9p
apain interventional;9p
cthologist;9m
iy;9m
bediatric;9l
j medical;9l
bodiatric;8y
bractice family;9h
bsychiatry;9n
k adolescent and child;9n
wchild;9n
bulmonary;9p
ar;9p
b and pm;9p
badiologist;9o
iy;9o
j interventional;9o
cy;9p
d x;9p
behabilitation;9p
o and medicine physical;9p
pmedicine physical;9p
csident;9p
bheumatology;9i
boom emergency;9g9p
asanipractic;969p9w
bport;9p
btaff;9p
f medical;9h
burgery orthopedic;9r
ipediatric;9s
ateam;9p
e athletic;9p
forthopedic;9p
aurology;9p
7st;3z
9 atmospheric;3z
acloud;3z
bomputational;3z
aexperimental;3z
ahealth;3z
g control radiation;3z
amathematical;3z
dter condensed;3z
bedical;3w3za4
h diagnostic;3z
ioncology radiation;a4
bolecular;3z
anuclear;3z
aplasma;3z
aradiation;3z
besearch;3z
aspace;3z
atheoretical;3z
drmodynamic;3z
5ologist;3s3x
c aerospace;2q
enimal;97
dexercise;95
l applied;95
mcardiac;95
nertified;95
nlinical;95
u registered;95
mrehabilitation cardiac;95
dforage;3o
dplant;3o
dsport;95
dvet;97
gerinary;97
6therapist;90
3topathologist;3s3x
1i;bg
2anist;84
7 church;84
9ollaborative;84
ancert;84
2c;8w
3coloist;84
3ker;fqfrfsfzksm1m2ncnd
6 apple;fr
7bead;nb
an;fr
9lt;li
9rry;fr
8one;holim2
8rick;li
8urr;ks
7case cooler;lw
cfreezer;lw
8hart;ea
9icken;fsm2
8itrus;fr
8lam;fum2
8oal;ho
9ne;fv
9rn;fr
9tton;fr
8rab;jhm2
9op;fr
7diamond;lj
7fern;fv
8lower;chfr
8ruit;fr
7grain;fp
ape;fr
9een;fv
7hand;ks
8op;fr
7last;ki
8ease;ksm2
9mon;fr
7moss;fv
b spanish;fv
8ushroom;fr
7nut;fpfrfv
7olive;fr
8range;fr
9der;ncnd
c warehouse;es
8yster;fpfu
7peanut;fq
ar;fr
9can;fpfr
c machine;fq
9pper;fr
8otato;fq
9ultry;fsm2
7rag;li
8ock;hl
9ll;n9
ber;n9
7scrap;na
8hrimp;jh
8ize leaf;fp
8late;ho
8pot good molded;li
8trip;m2
7tack;m2
8ile;li
8urkey;fsm2
7warehouse;nc
ap;ko
9ste;ks
8orm;fsft
4ler;jklvm1m2
7 black;la
9rass;lv
8line pickling continuous;m2
8meat;lv
8sheepskin;m2
9teel;m2na
2ecer;ks
6 cloth;ks
7smash;kn
3rcer body;dh
8cigar;m2
8head cigar;m2
4man;m2
2ler;ksna
5 bale;na
7lock;na
6can;m2
9e;fq
7ore;k0
6iron;m2na
6lumber;na
6pulp;ftfz
6rod;na
6scrap;m2
7kin;na
3ot;3f464v8lm8m9mt
5 aam;8lm9
7gricultural;m9
7ircraft;m8
e piloted remotely;3f8l
funmanned;3f464v8l
9line;m8
d commercial;m8
eregional;m8
9plane;m8m9
e commercial;m9
fphotogrammetry;m9
7mbulance air helicopter;m9
7rea;mt
6balloon;m9
8r;mt
9ge;mt
7oat;mt
a harbor;mt
6car;mf
7harter;m9
d certified pilot commercial;m9
fommercial;m9
epilot commercial;m9
8eck;n3
b flight facility;m8
7o;m8
8mmand;mt
aercial;m9
8rporate;m9
6docking;mt
7rone;3f464v8l
b commercial;3f464v8l
6elevator;nj
7ms;m9
7ngine;mm
7xecutive;m9
6ferry;mt
bboat;mt
7ighter;m8
d navy;m8
7o;m8m9
8rce air;m8
9estry;m9
6harbor;mtmu
c ship;mt
7elicopter;m8m9
g ambulance air;m9
irmy;m8
hcommercial;m9
hems;m9
hservice medical emergency;m9
6jet;m8
6line;m8m9mt
6mapping;m9
8rine;mt
atime;mt
8ster;mt
7ilitary;m8
7obility air advanced;8lm9
jurban;8lm9
6officer;m8m9
d first;m8m9
6patrol highway;bj
6relief;mt
c area;mt
8mote;3f464v8l
7iver;mtmu
7otor;m9
7pa;3f8l
9s;464v
6service medical emergency;m9
7hip;mt
7pray;m9
7tate;mt
8eamboat;mt
7uas;46
8bmersible;4v
7ystem aerial unmanned;3f464v8l
eircraft piloted remotely;464v
munmanned;3f464v8l
u small;46
dunmanned;46
6test;m9
7our air;m9
8wboat;mt
9ing;mt
7ransport;m9
f air;m9
jline;m8
7ugboat;mt
6ua;3f464v8l
8m;8lm9
8s;3f464v8l
8v;3f464v8l
6vehicle aerial unmanned;3f464v8l
8ssel menhaden;fu
6wing;m9
a fixed;m9
brotary ems;m9
iservice medical emergency;m9
eor;m9
6yard;mp
2ncher car;hjm2na
3ker;lf
6 label;km
3ner;lom1m2
6 board circuit printed;jr
7heading;ky
7pcb;jr
8oultry;fsm2
7shank;m2
7turkey;fsm2
2pefitter;go
a engine diesel;go
bgreen;go
blocomotive;go
bmarine;go
bsteam;go
4layer;gn
5iner;ha
4man;gnkana
7 dredge;gb
4r;gnkgkiks
2tcher;7yna
7 baseball;7y
g professional;7y
9rick;m2
8fish;fu
8stock;m2
3man;gbm2myn7
6 cinder;m2
7skip;m2
3ter cherry;la
7fruit;m2
7olive;jmm2
1la;2n
3cer;m2nb
6 bisque;nb
8lock;m2
7card;m2
8ore;k1
8radle;ha
7fitter;m2
7glost;nb
7harness;kn
7kiln;nb
7magnet;m2
7rod;gb
8ubble;gb
7steel;gb
7warp;nb
3iter;kg
3ner;jtkxky
6 lumber;kx
7stone;lbm2
7wood;ky
4isher;jq
4ner;1d1g212f2m2n3h4e4jds
7 account;dp
9dp;212728
8business;1l
8c4;no
9ampus;4e
are life;5n
ategory;14
9hain supply;1d
9ity;4e
9ommunity;4e
anference;1g
bservation;43
k habitat;43
btinuity business;1l
crol production;303hf5
bvention;1g
arporate;1l
9ycle life product;43
8demand;1d1l
avelopment community;4e
9ischarge;5598
8emergency;0y
9nvironmental;2n2y3t43
9state;1sdq
9vent;1g
d and convention meeting;1g
econvention meeting;1g
grporate;1g
especial;1g
8facility;2m
arm;3t
9inancial;1s
h certified;1s
ipersonal;1s
9reight export;ex
9uneral;d2
8integration partner cybersecurity;22
cl cyber;22
dligence cyber;bg
qsecurity;bg
aventory;f5nd
9s;212f
8kit;f5
8land;2n
cscape;2n
9iaison;2i
afe financial;1s
9oad;exf5
agistic;1d
8magtf force task ground air marine;no
aintenance;hp
anagement emergency;0y
bufacturing;0c1d3hf5
aterial;0c0e1d3hf5
9edia;89
d digital;1k
einternet;1k
aeting;1g
f corporate;1g
anu;0p8ua7bu
archandise;14
8neighborhood;4e
8occupancy;4e
9peration cyber;22
iflight;mb
9rder;f5
8park;2n
bty;1gdh
9c;f5
9rocessing data automatic;212728
bduction;1d3hf5m2
bject system processing data;21
8recovery data;2728
agional;4e
g and urban;4e
hurban;4e
aquirement material;f5
ksystem;2f
asource water;0u
btoration environmental;43
8service heat;j2
glight;j2
gprogram;4e
9ite;2n
9pace;2m7v
9trategy and policy cyber;22
hpolicy cyber;22
buctural;ja
9upply;1d
e material;1d
cort fire surface naval;nn
9ystem;2f
e information;212f
8tool;3h
awn;4e
9ransit;4j
dportation;4j
bvel;ds
8urban;4e
9se land;3t4e
8vacation;ds
8wedding;1gdhe3
4ter;fu
7 berry;fr
9ulb;fr
8cane sugar;fr
8flower;chfr
8oyster;fu
8shrub;ch
8tree;fv
3sterer;gpm2
9 artisan;gp
acasting machine;lym2
bell;m2
adecorative;gp
bry;gp
amason;gp
bolding;gp
aornamental;gp
apool swimming;gp
astucco;gp
burface hard;gp
bynthetic;gp
5ic and metal except caster and shaper molder;ly
imaker model;jy
ipatternmaker;jz
itender and operator setter equipment treating heat;k6
zor setter machine casting and coremaking molding;k1
zor setter machine drawing and extruding;jn
zor setter machine forging;jo
zor setter machine planing and milling;ju
zor setter machine plating;k8
zor setter machine press and punching cutting;jq
zor setter machine rolling;jp
zor setter tool machine boring and drilling;jr
zor setter tool machine buffing and polishing lapping grinding;js
zor setter tool machine multiple;k2
zor setter tool machine turning and lathe;jt
iworker layout;k7
8metal except caster shaper molder;ly
emaker model;jy
epatternmaker;jz
etender operator setter equipment treating heat;k6
zr machine casting coremaking molding;k1
zr machine drawing extruding;jn
zr machine forging;jo
zr machine planing milling;ju
zr machine plating;k8
zr machine press punching cutting;jq
zr machine rolling;jp
zr tool machine;k2
zr tool machine boring drilling;jr
zr tool machine buffing polishing lapping grinding;js
zr tool machine turning lathe;jt
eworker layout;k7
7ator;ld
7ian overlay;m2
3temaker;kb
a lithographic;kb
boffset;kb
bpackage semiconductor;kb
chotographic;kb
7n;hon9
5r;k8
6 barrel;k8
8ronze;k8
7chrome;k8
d hard;k8
cium;k8
8omponent and wafer semiconductor;k8
hwafer semiconductor;k8
9pper;k8
7dip hot;k8
7electric;k8
do;k8
eless;k8lo
i panel board circuit printed;k8
7finish oxidized;k8
7gold;k8
7lock;k8
7matrix;k8
8etal;k8
7nickel;k8
7panel board circuit printed;k8
8lastic;k8
8roduction;k8
7shell;k8
8ilver;k8
7tin;k8
7zinc;k8
4inumsmith;lj
3yer;7w7y
6 alai jai;7y
8ssociation basketball national;7y
7baseball;7y
f league major;7y
oinor;7y
gprofessional;7y
aketball;7y
h professional;7y
as;84
b double;84
8illiard;7y
f professional;7y
7calliope;84
9rd;cs
7fiddle bull;84
8ootball;7y
f professional;7y
7guitar;84
7hockey;7y
d professional;7y
9rn;84
b english;84
9use;7y
7keyboard;84
7lacrosse;7y
8eague football national;7y
7nba;7y
8fl;7y
7piano;84
8oker professional;7y86
9ol;7y
8rop poker;cs
bosition;cs
7role;7w
7saxophone;84
8occer;7y
d professional;7y
9ftball;7y
f professional;7y
7tennis;7y
d professional;7y
8ournament golf professional;7y
8rumpet;84
7volleyball;7y
h professional;7y
4wright;8c
2eater;kgm2
7 hand;m2
8ironing;kfly
8kier;kl
8waist;m2
2m;04
2ongeur;ix
3tter map;4v
8seismic;4p
3wman;fqgb
2ucker;ksle
7 fur;ksle
3gger;m2
7 roll;m2
8song;e3
4man;bbl3
3mber;go
7 commercial;go
8gas;go
9reen;go
8hydraulic;go
8journeyman;gogz
8licensed;go
8maintenance;go
arine;go
8residential;go
8service;go
f residential;go
9pindle;ij
3nger;jw
1m;2f
2 civil;0o
3electrical;0o
d solar;g0
4nergy solar;g0
3landscape;cc
3nuclear;35
3solar;g0
3technical;1e
2hnp;98
5 adult;98
2r;0v
1np;9b
1o;59
2dcaster;87
3iatrist;8y
a orthopedic;8y
7y doctor;8y
9of doctor;8y
3odermatologist;8y
2et;8c
2int associate sale;dk
6sale;dk
5er;kgksm2
7 bar;jt
9rick;g2
8concrete;g9
8dowel;kx
8fur;ks
8rod;jn
8tuck;ha
3ser;jc
4oner rat;fs
9timber;fv
2ke;ka
2larizer motor;m1m2
3eman;ji
4r;fzjwm2
3ice;fb
6 authority transit;bk
7merchant;bo
8otorcycle;bj
9unted;bj
7park;bj
7railroad;bk
f and transit;bk
gtransit;bk
7security;bo
8pecial;bo
6man;bj
6woman;bj
4sher;jsk9kekslblcljlmlyn9
8 aluminum;js
and blocker wheel gold;js
dcleaner;m1
dgrinder lens;lm
dstoner face bevel;js
auto;n9
dmotive;n9
axle;js
9barrel;js
f inside;js
aearing axle;js
hjewel;jslc
blt;js
bvel;jslm
alade jet;js
fknife;js
bocker wheel gold;js
aottom;jski
arass;cdjs
bush;js
9candy;jk
bse watch;js
ahrome;js
aleaner;m1
aoncrete;g9
9dial;lc
cmond;lj
be;k9
c diamond;lj
dmetal nonferrous;k9
auco;lp
9end;js
c pivot;lc
9faucet;js
alat;js
boor;cd
bute;js
arame;ky
e eyeglass;js
fglass eye;js
aur;keks
cniture;ku
i metal;js
jwooden;ku
9glass;lc
e plate;lb
aranite;lb
g and marble;lb
hmarble;lb
binder lens;lm
9hand;lc
9implant;lc
avory;lb
9jewelry;lc
9lens;lm
d hand;lm
eprecision;lm
9marble;lb
aetal;jslj
e nonferrous;k9
airror;lc
aold;lblv
9needle;lc
9pinion;js
9ring;lc
aoller printing;js
9sand;js
acrewhead;isjs
i balance;js
ahot;js
aole;ki
atone;js
e hand;lc
fmachine;lb
er face bevel;js
cve;js
brip;lb
auture;m1m2
9terrazzo;ga
aombstone;lb
bol;js
cth;js
bp;jslb
9wheel;js
aood;ku
4tician;5c
3lster;48
3ysomnographer;ai
g registered;ai
2mologist;3o
2ndman;fy
2pe;5d
3per corn;jj
7popcorn;jj
2rter;cdd9
6 auto;mxn9
bmotive;mxn9
7baggage;cmd9
e head;cm
frailroad;d9
fstation;d9
7car;n2
a sleeping;d9
9sino;cd
8leaning;cdce
f station;cd
7day;cd
7food;c6d9n2
7hall;d9
7lobby;d9
9t;mx
a car used;n9
7marina;cxdh
7room dressing;cx
7utility;cd
2sitioner stone pallet;isjc
3ter;gmna
6 advertising;gm
7bill;gm
bboard;gm
8oard bill;gm
7ledger;ea
7sign;na
4man;f3
6ster;0v
4secondary administrator education;0m
fssistant teaching;7g
eteacher and instructor nursing;69
nrcheology and anthropology;60
zthropology;60
qitecture;5r
mbusiness;5o
mchemistry;5x
nommunication;6g
meconomic;62
nducation;6a
v technical career;6n
nnforcement law and justice criminal;6c
zaw justice criminal;6c
ogineering;5s
mgeography;63
mhistory;6j
minstructor nursing;69
mlaw;6d
niterature and language english;6h
zd language foreign;6i
xlanguage english;6h
znguage foreign;6i
mmusic and drama art;6f
sdrama art;6f
mphysic;5z
nsychology;65
mreligion and philosophy;6k
vphilosophy;6k
mscience agricultural;5t
ubiological;5u
ucomputer;5p
wnservation and forestry;5v
zrvation forestry;5v
yumer and family;6l
zmer family;6l
uenvironmental;5y
ulibrary;6b
umathematical;5q
upolitical;64
uspace and marine earth atmospheric;5w
z marine earth atmospheric;5w
nociology;66
npecialty health;68
ntudy cultural and ethnic area;61
zl ethnic area;61
sfitness and recreation;6m
z recreation;6m
mwork social;6e
jing;7g
4ulant;575c5f
2tter;7kly
6 hand;7k
7manufacturing;ly
7production;ly
2ultryman;fsjh
3ncer;ks
7 brim;ks
8crown hand;m2
4der;kim2
5master;cp
3rer;jxlym1na
6 aluminum;jx
8nd blender powder;ld
7blender powder;ld
8rass;jx
7candle;m2
8oncrete;gb
7dope;gb
7iron;jx
b molten;jx
7ladle;jx
7paint;m1
7steel;jx
c third;jx
7tin;jx
7wax;m2
2wderer;lom2
6man;hghn
3erbuilder;7y
1ractitioner advanced van medical mobile;md
enimal companion;97
dcare hearing;ah
irespiratory;93
iyouth and child;5a
ochild;5a
eontrol infection;3v
ddevelopment youth;5a
delectric solar;gu
dfamily;9h
dgeneral;9h
dhealth holistic;9w
kmental;56
dintegration physical;96
dmassage;ax
k licensed;ax
eedicine chinese traditional;9u
dnurse;9b
i adult;9b
lvanced practice family;9b
jcardiology;9b
me;9b
n acute;9b
ocritical;98
w pediatric;98
xunit care intensive;98
ohealth women;9b
opalliative;9b
primary;9b
v psychiatric;98
ourgent;9b
kertified;9b
jdermatology;9b
jelectrophysiology;9b
jfamily;9b
jgastroenterology;9b
kerontological;9b
kynecology obstetric;9b
jhealth family;9b
qmental psychiatric;989b
zychiatric adult;98
zychiatric family;98
jlicensed;9b
jmedicine emergency;9b
sinternal;9b
jneonatal;9b
lurosurgical;9b
jorthopedic;9b
jpediatric;9b
s certified;9b
kractice family;9b
ksychiatric;989b
jregistered advanced certified practice family;9b
ucertified;9b
jsurgical;9b
jtravel;9b
do;49
e i;49
erganizational industrial;49
fthotic;ag
dprosthetic;ag
dreiki;96
dscience christian;5f
dtraditional physician practice family;9h
dwellness worksite;10
2eacher;5d
4ssembler board circuit printed;m2
3boarder;ks
3caster column;g9gb
4eptor;98
9 pct;58
atechnician care patient;58
4ipitator;la
4ooler car;na
3fabricator;je
4ect;5d
4itter door;ky
3p chem;ld
5food;c2
4arator;7879
a art;79
bexhibit;797u
bmuseum;79
6er;5lm2
8 appetizer;bz
cliance electrical;m2
9bead;lu
9caustic;l9
aell;m1m2
ahemical;ld
aontract;5l
bpy;fj
9department making;m2
aisplay sample;f7
9equipment medical;b0
joxygen;b0
9food;c2
9hair;m2
9jacket;f5
9material brush;m2
ifinishing hat;m2
aeat smoked;m2
aolasse;la
cd;n9
9paint;j2
bttern clothing;kqm2
9repair and sample;m2
gsample;m2
9sagger;lb
aeafood;c2
ahellfish raw;c2
atock;m2
9tax;1y1z
c corporate;1z
dincome;1z
j certified;1z
aest;li
9vegetable;m2
9warp;ko
4leater;m2
4per food holiday;by
8paint;lp
d auto;lp
imotive;lp
ebody auto;i2
nmotive;i2
3school teacher education special;6w
5reener optometric;ai
6iptionist;8w
4enter;db
5rvationist;3t
f historic;4h
gorgan;ir
7er fruit;la
4ident;00
9 bank;00
acollege;0m
ainstitution financial;00
auniversity;0m
avp academic;0m
edvertising;03
effair;0m
j academic;0m
kregulatory;11
kstudent;0m
enalysis investment;0b
dexecutive;00
m commerce chamber;11
wof chamber;11
dfinance;00
dincome;0b
j fixed;0b
fitiative sustainability;00
fstruction;0m
dlogistic;0e
dmanagement enrollment;0m
frketing and sale;0405
nsale;0405
doperation;00
dpromotion;03
dsale;05
eervice;0m
k enrollment;0m
lstudent;0m
eustainability and responsibility social corporate;00
sresponsibility social corporate;00
4ser;kflflgm2
7 and cleaner;ke
cwasher filter;lv
9rmhole;kf
aound all;kf
9utomatic;kf
8bag;lz
9obbin;kfks
attom;m2
9rim;kf
8clean dry;kf
der;ke
f dry;kf
aothe;kf
ding;kf
9oat;kf
asmetic;lg
atton;lg
9rown;kf
8die;lg
9rill;jr
8fabric delicate;kf
9lap;kfm2
btwork;kf
9orm;kf
8garment;kf
9lass;ly
8hand;kf
ckerchief;kf
at;kf
b straw machine;kf
8insole;ki
8laundry;kf
8machine;kfm2
9eat oilseed;la
9old;lym2
8pant;kf
8seam;kf
9hirt;kf
9ilk;kf
9lip;kf
9team;kflg
arip;kf
9ugar;lg
8tie;kfm2
ale;lg
9ongue;m2
8under;kf
8vest;kf
8washer filter;lv
9heel;jq
d buffing;kf
9ool;kf
8yoke;kf
5fitter;kc
5man;kc
8 cut;kc
cting;lf
9gluing;lu
9offset;kc
9printing;kc
9record;lg
4tidigitator;86
3vention loss;ba
f of head;ba
aist control infection;3v
einfection;3v98
2icer;e9nd
6 service delivery;e9
fmessage;e9
4ker;ki
7 heel;kim2
3est;5d
6 catholic;5d
7parish;5d
3mer adhesive;m2
3ncipal;0k0l
9 12 k;0l
aassistant school high;0l
aelementary;0l
agrade twelfth through kindergarten;0l
ak;0l
aschool;0l
g 12 k;0l
helementary;0l
hgrade eighth through kindergarten;0l
ntwelfth through kindergarten;0l
hhigh;0l
l junior;0l
hk;0l
hmiddle;0l
hsecondary;0l
avp;0k0l
4ter;kclr
7 bag;kc
9inding;kc
9lock;kc
9ox;kc
9utter;m2
8calico;kc
arbon;m2
9loth;kc
9ontact board circuit printed;lr
gphotoresist;m2
avering floor;kcnb
8design balloon;kc
9ial;is
ae steel;kbkc
9rum;ks
8film;lr
8glove;kc
8ink;kc
8job;kc
8label;kc
9eaf gold;kc
9inoleum;m2
athograph;kc
ier;kb
8machine;kcm2
8offset;kc
e photo;kc
8photo;lr
d digital;lr
dengraving;kb
dgraph;lr
iic;lr
9icture motion;lr
9lastic;kc
bte;kc
d copper;kc
esteel;kc
9roduct paper;kc
bjection;lr
8raised;nb
9ectification;lr
8screen;kclom2
e hand;lx
fsilk;kc
j machine;kc
ftextile;kc
9ilk;kc
cscreen;lx
9ound;8i
9teel;kbkc
bncil;kc
8ticket;kc
ap;kc
9ypesetter;kb
8vigoureux;kc
8wallpaper;kc
5maker;7l
3or;5f
5 sub;5f
3zefighter professional;7y
5r;nc
6 booking;f7
7jack;nc
7tobacco;frnc
2n pct;ar
4transporter;ar
2ocessor;f4k6kslalrm2nd
9 abalone;jhm2
bmalgam dental;k6
ablueprint;kb
branch;ej
ceakdown flat;jp
cowning;k8
acapacitor ceramic;m2
bheck;fc
dese;jk
dmical;l9
bircuit etched;lx
blaim;16ff
f insurance;ff
p medical;ff
gmedical;aeff
bommercial;ej
dponent electronic;lq
cpra;lb
bredit;ej
bylinder gas;ne
adata;fc
e computer micro;fc
bocument;2f5leaeqfdfffh
cughnut;jl
aegg;jem2
bmail data;fc
gentry data;fc
btching chemical;ka
idynamic;lx
afilm;lr
cnance;ej
h education;ej
gial;e9
csh;fujh
bood;jk
cundry;jp
agrain;la
coup;lq
f small;lq
ahoney;la
ainsulation;lh
erance;ff
btem;e9
alevel group;lq
l small;lq
bist mail;fcfg
boan;ejeq
e commercial;eq
hnsumer;eq
fmortgage;eq
cg;fx
amail;f4fg
e service postal;f4
crketing;e1
j email;1k
csk photo;lr
cterial;f6
beat;ji
e crab;jh
crchandise;es
bicrofilm;lr
clk;la
bortgage;eq
anitrate;lh
aoperation credit;ej
brder;es
f reproduction;f5
apart;k6nd
cyment;ea
droll;ec
bhotographic wafer semiconductor;lr
bigment;l9m2
botato instant;jl
cultry;jhji
cwder carbide;ld
broduct sterile;la
dpellant solid;m2
areconciliation;e9
cndering statement;e9
cturn;1y
boe fish;jh
asalvage tube ray cathode;j7
bcreen silk;kclx
beafood;jhji
ccurity;eg
cmiconductor;lq
n electronic;lq
cttlement;5m
k security;eg
bhipping;ex
bkelp;jp
borter flat;f4
bpecimen;9y
btatement;e9
cerile;b0
atank;n9
cx;1y
bhermo;jl
bitle;5m
bransaction;eg
aword;fd
4tologist;9p9w
6r;487e7g
7 exam;7e7g
cination;7efh
8testing;7g
3ducer;7x
8 animation;7m7x
9broadcast;7x
9company theater;7x
bnference;1g
ctent;7m7x
g digital;7m
areative;7x
9digital;7x
9executive;7x
i promo;03
otion;03
9film;7x
9gas;l6
9insurance;dq
i life;dq
9line;7x
9media;7m7x
e digital;7x
aovie;7x
aultimedia;7m7x
bsic;83
9news;7x
d broadcast;7x
eexecutive;7x
emorning;7x
etelevision;7x
fv;7x
dcast;7x
h show morning;7x
9online;7r
aperation;7x
i remote;7x
9picture moving;7x
aodcast;7x
aromotion;7x
9radio;7x
aecord;7x
9talent;7x
aelevision;7x
av;7x
9video;7x
e independent;7x
fmusic;7x
9web;2d2e
6t agricultural sorter and grader;fp
sgrader;fp
8farm agent purchasing and buyer;13
ubuyer;13
end retail wholesale except agent purchasing;15
dexcept buyer retail and wholesale;14
xwholesale;14
dretail wholesale except agent purchasing;15
8scientific and technical except manufacturing and wholesale representative sale;dv
xmanufacturing and wholesale representative sale;du
jtechnical except manufacturing wholesale representative sale;dv
tmanufacturing wholesale representative sale;du
3fessional;ds
c associate carrier rural;f3
dbusiness;1l
fying;14
dcabinet;kt
fre direct;ao
ihearing;ah
ilawn;ch
grier rural;f3
eompliance;1118
fntent technical;8b
hinuity business;1l
hrol sediment and erosion;3t
uerosion;3t
eredit;ej
ddependency chemical;4y
fvelopment youth;7c
eisability developmental;52
zal qualified;52
erywall;gf
decological;43
estate real;dz
dfield drilling;hc
jenvironmental;3g
ftness adapted;71
elooring;g6
dgolf;7y
dhealth mental;4a5156
q licensed;56
rqualified;56
dinstallation equipment;ip
gulation;gj
dlanguage medical;b1
eeasing;dydz
dmanagement operation gas and oil;hc
zas oil;hc
eedicine sport industrial;9p
feting;1g
k certified;1g
eobile;iz
iity;8z
dnetwork;29
k certified cisco;2b
misco;2b
dpancake;bw
erogram education;6m
drca;f3
eemediation site;11
t licensed;11
dsafety;2z
j product;2z
fle;dodrdvdz
eecurity system information;22
zation certified;22
frvice control pest;cg
mustomer;ek
ldirect;au
lelectrical;hw
eupport;ao
k client;ek
lday;ao
mirect;aoau
leducation;7f
dtax;1m1y1z
g credentialed;1z
hpreseason;1z
eennis;7y
eravel;ds
dworkforce;el
7or;5o5p5q5r5s5t5u5v5w5x5y5z6061626364656668696a6b6c6d6e6f6g6h6i6j6k6l6m6n6o
9 accountancy;5o
hing;5o
bdjunct;5q5r5s5w5y5z61626465666c6d6e6f6g6h6k6l6m
h anthropology;60
ibiology;5u
jusiness;5o
ichemistry;5x
ieconomic;62
jducation;6a
ihistory art;6j
ilaw;6d
imathematic;5q
iphilosophy;6k
kysic;5z
iscience computer;5p
qpolitical;64
jociology;66
cministration business;5o
ppublic;64
berodynamic;5z
bgribusiness;5t
eculture;5t
donomy;5t
bnatomy;5u
cthropology;60
m cultural;60
nsociocultural;60
bquaculture;5t
brabic;6i
cchaeology;60
eeology east near;60
eitecture;5r
m landscape;5r
ct;6f
ds communication;6g
ffine;6f
fmedia;6f6g
bssistant;5o5p5q5r5s5t5u5v5w5x5y5z6061626364656668696a6b6c6d6e6f6g6h6i6j6k6l6m6n6o
j biology;5u
kchemistry;5x
llinical;68
lommunication;6g
keconomic;62
kjustice criminal;6c
kmath;5q
oematic;5q
knursing;69
kphilosophy;6k
lsychology;65
kscience computer;5p
kwork social;6e
dociate;5o5p5q5r5s5t5u5v5w5x5y5z6061626364656668696a6b6c6d6e6f6g6h6i6j6k6l6m6n6o
j work social;6e
ctronomy;5w
fphysic;5z
abacteriology;5u
cllet;6f
eistic;5z
biochemistry;5u5x
dlogy;5u
h conservation;5v
dmetric forest;5v
dstatistic;5q
botany;5u
business;5o
ac++;5p
balculus;5q
crtography;63
bhemistry;5x
j inorganic;5x
korganic;5x
kphysical;5x
bis;5p
blimatology;5w
dnical;686e
bollege;5o5p5q5r5s5t5u5v5w5x5y5z60616263646566686a6b6c6d6e6f6g6h6i6j6k6l6m
cmmunication;6g
n interpersonal;6g
omass;6g
ospeech;6g
dposition;6h
cnservation environmental;5v
nsoil agricultural;5t
nwildlife;5v
csmetology;6n
briminology;6c
adance;6f
bentistry;68
csign architectural;5r
hgraphic;6f
hinterior;5r
cvelopment child;65
mhuman;6l
bietetic;6l
cvinity;6k
brama;6f
aecology;5v
h forest;5v
dnometric;62
gic;62
i agricultural;5t62
jhome;6l
jindustrial;62
jlabor;62
bducation;6a
j agricultural;5t
kcounselor;6a
kliteracy;6a
kmathematic;6a
lusic;6a
kphysical;6m
s and health;6m
thealth;6m
lrimary;6a
kscience;6a
lecondary;6a
lpecial;6a
bmbryology;5u
bngineering;5s
l aeronautical;5s
mceramic;5s
nhemical;5s
nivil;5s
nomputer;5p
melectrical;5s
sonic;5s
nnvironmental;5s5y
mindustrial;5s
mmanufacturing;5s
orine;5s
nechanical;5s
mpetroleum;5s
dlish;6h
h writing creative;6h
bstate real;5o
bthic;6k
dnoarchaeology;60
flogy;61
cymology;6h
bxtension;5v
afcs;6l
binance;5o62
cshery;5t
bloriculture;5t
borestry;5v
brench;6i
bull clinical;68
agastroenterology;68
beography;63
j human;63
kphysical;63
dlogy;5w
dmatic;63
eetry;5q
dphysic;5w
dscience;5w
crman;6i
bis;63
bovernment;64
breek;6i
ahealth;6m
g public;68
cbrew;6i
bistoriography;6j
gy;6j
h african;6j
jmerican;6j
jrt;6f
jsian south;6j
ijewish;6j
irussian;6j
borticulture;5t
bpe;6m
dr;6m
bumanity;616h6k
csbandry animal;5t
bydrodynamic;5z
ainterdisciplinary;6o
bs;5p
bt;5p
ajapanese;6i
bournalism;6g
jt;6g
bustice;6c
h criminal;6c
akinesiology;6m
alanguage;6i
i biblical;6i
jchinese;6i
jforeign;6i
jmodern;6i
jrussian;6i
cw;6d
d business;6d
eclinical;6d
fonstitutional;6d
htract;6d
friminal;6d
eenvironmental;6d
elabor;6d
etort;6d
beadership educational;6a
bibrary;6b
h record medical;6b
cterature;6h
k children;6h
lenglish century seventeenth;6h
uontemporary;6h
tmedieval;6h
lspanish;6i
lvictorian;6h
cving family and home;6l
ohome;6l
amacroeconomic;62
cnagement;5o
k farm;5t
morest;5v
lproject;6o
lresource family;6l
lsport;6m
ltimber;5v
crketing;5o
cth;5q
eematic;5q
k developmental;5q
bedia communication;6g
ecine podiatric;68
cteorology;5w
dhod statistical;5q
bicrobiology;5u
feconomic;62
cneralogy;5w
distry pastoral;6k
cs;5o
busic;6f
f church;6k
aneurology;68
fsurgery;68
bursing;69
h advanced;69
iclinical;69
iregistered;69
ctrition;68
j and food;6l
kfood;6l
aoceanography;5w
blericulture;5t
bptometry;68
brganization social;66
apackaging;6o
cleology;60
cthology forest;5v
be;6m
cdagogy piano;6f
cnology;6c
crformance human;6m
r and health;6m
shealth;6m
mpiano;6f
bharmacology;68
cilosophy;6k
k eastern;6k
lwestern;6k
cotography;6f
cysic;5z
g atomic;5z
hmedical;5z
hnuclear;5z
dtochemistry;5x
biano;6f
blanning urban;67
bodiatry;68
clicy and management science environmental;5y
hmanagement science environmental;5y
hpublic;64
brogramming computer;5p
mjava;5p
bsychology;65
k applied;65
lclinical;65
leducational;65
lindustrial;65
lo;65
m i;65
mrganizational industrial;65
lschool;65
arank open;6f
beading;6h
ccreation;6m
k and education physical health;6m
leducation physical health;6m
clation human;65
jinternational;64
jrace;66
digion;6k
csearch;5s5v5w
i survey;67
dource forest;5v
jnatural;5v5y
bhetoric;6g
bn;69
ascience;5u5z
h actuarial;5q
jgricultural;5t
jnimal;5t
jtmospheric;5w
ibiological;5u
iclinical;68
jomputer;5p
knsumer and family;6l
rfamily;6l
iearth;5w
jnvironmental;5y
jxercise;6m
iinformation;6b
ilaboratory clinical;68
jibrary;6b
imathematical;5q
ioceanic;5w
iphysical;5z
jlant;5t
jolitical;64
isocial;6667
kil;5t
bilviculture;5v
bociology;66
j comparative;66
bpanish;6i
ceaking public;6g
dech;6g
btagecraft;6f
dtistic;5q
cudy african;61
hmerican;61
o lat;61
hsian;61
gbiblical;6k
hlack;61
gcommunication;6g
genvironmental;5y
hthnic;61
ggender;61
gleisure;6m
greligious;6k
gwomen;61
bystem information;5p
s computer;5p
tgeographic;63
tmanagement;5o
ateaching;5v
i assistant;5v
cchnical;5s
fology forest;5v
linformation;5p
cstament old;6k
bheater;6f
dology;6k
i systematic;6k
ery music;6f
hpolitical;64
drapy occupational;68
iphysical;68
emodynamic;5z
bopology;5q
auniversity;6o
avoice;6f
clcanology;5w
aweaving;6l
bork social;6e
l geriatric;6e
mhealth;6e
mwelfare family;6e
briting creative;6h
ilegal;6d
azoology;5u
4iler;ju
8 criminal;4abg
9fbi;bg
9gun;jt
9hand;ka
9investigation bureau federal;bg
nof bureau federal;bg
3gram government interviewer eligibility;el
7mer;2alt
a .net;2a
banalyst;2a
cpplication;2a2b
m web;2a
bbusiness;2a
bcam cad;lt
cnc;3elt
e controlled numerically computer metal sheet;lt
cobol;2a
dmmerce e;2a
llectronic;2a
eputer;2a
dntrol;24
i numerical;lt
s computer;3elt
tmetal;lt
jprocess;lt
q and tool numerical;lt
z numerical plastic;lt
rcnc;lt
sontrol numerical computer;lt
rtool numerical;lt
zerical plastic;lt
iled numerically computer;lt
zomputer metal sheet;lt
kr logic programmable;3e
bdatabase;27282a
bengineering;2a
bgame;2a
f computer;2a
gvideo;2a
binternet;2a
ct;2a
bjava;2a2b
blanguage oriented business common;2a
dthe cnc;lt
iontrol numerical computer;lt
oled numerically computer;lt
bmachine cnc;lt
kontrol numerical computer;lt
dinframe;2a
dker pattern;jz
dnufacturing aided computer design aided computer;lt
cill cnc;lt
hontrol numerical computer;lt
bnc;lt
boriented object;2a
bplc;3e
brecreation;0r
cobot;3f
bscientific;2a
l and engineering;2a
mengineering;2a
cerver client;2a
fice radio;hr
dtup milling cnc;lt
qontrol numerical computer;lt
hturning and milling cnc;lt
zg control numerical computer;lt
pcnc;lt
qontrol numerical computer;lt
pmilling cnc;lt
yontrol numerical computer;lt
coftware;2a
ctatistical;2a2j
cwiss cnc;lt
iontrolled numerically computer;lt
cystem;262a
h mainframe;2b
ioperating;2a
btechnology information;2a
cool control numerical;lt
nled numerically computer;lt
gnc;lt
humerical;lt
p metal;lt
bwarehouse data;28
ceb;2a2d2e
esite;2a
3jectionist;ct
d cinema;ct
edigital;ct
emovie;ct
epicture motion;ct
7or;ct
3moter;125b
8 boxing;12
9concert;1289
9event;89
9health;575cb5
f community;5b
gpeer;5b
9media;0312
ausic;12
9product and demonstrator;dw
hdemonstrator;dw
9store;dw
e in;dw
4pter;86
3nger;lj
3ofer;fjkc
7 moth;ke
8photoengraving;kb
9repress;kc
bss pre;kb
8rust;lp
8water;gb
5reader;fjkb
b braille;fj
cclerical;fj
cformat;fj
clegal;fj
cproduction;fj
3pagator plant;fr
bscientist;3o
4erty business and personal of appraiser;1n
ipersonal appraiser;1n
9real of valuation and appraisal;1o
evaluation appraisal;1o
3secutor;5g
4pector;44ho
a geophysical;444p
cold;ho
4thetist;ag
b and orthotist;ag
cboard;ag
ccertified;ag
clicensed;ag
corthotist;ag
6odontist;8s
e maxillofacial;8s
s oral;8s
fremovable;8s
3tector fish and game;bh
fgame;bh
agame;bh
e and wildlife;bh
fstate;bh
fwildlife;bh
awildlife;bh
4ohistorian;4h
5typer;3ejy
5zoologist;3r
3ver developer assembly interior;m2
hmechanical;i1
7gas;4p
7meter gas;ig
4ider acupuncture;9u
9care;apdd
d animal;b3
echild;dd
j home;dd
eday family;dd
efamily;dd
ehealth home;aoap
fome;aoapdd
i in;dd
eresident;ao
ahildcare;dd
i infant;dd
9daycare;dd
g animal;cp
9enrollment;el
9health home;ao
aome care;dd
i day;dd
9information health;575cb5
9medicine oriental;9u
9oncology naturopathic;9w
9practice advanced;8x989b
asychiatric;98
9service;mg
g direct;56
4ost;0m
2r;ai
2uner;cj
6 and trimmer tree;cj
7grape;cj
7tree;cj
9immer tree;cj
7vine;cj
1s;a6
2e;fg
2o;bf
2r;18
2t;b4
2ychiatrist;9n
c addiction;9n
fult;9n
i general;9n
dchild;9n
elinical;9n
eonsulting;9n
dgeneral;9n
dinpatient;9n
m adult;9n
doutpatient;9n
n adult;9n
dpediatric;9n
erison;9n
dstaff;9n
5oanalyst;4a9n
6dramatist;4c57
6logist;494a4b4c
c behavioral;4a
dcenter counseling university;4a
ehild;4b
elinical;4a
l licensed;4a
eonsulting;494b
funseling;4a4b
n and clinical;4a
oclinical;4a
eriminal;4a
ddevelopmental;4a4c4j
eisorder eating;4a
deducational;4a4b
engineering;3049
experimental;4a4c4j
dfamily;4a
eorensic;4c4j
dhealth;4a4c4j
dindustrial;49
dlicensed;4a
dmanagement;49
eeasurement;4c
o and quantitative;4c
pquantitative;4c
do;49
e i;49
eccupational;494c
erganizational;49
r industrial;49
dpersonnel;49
drehabilitation;4c
fsearch;4c
l personnel;49
gource human;49
dschool;4b
j 12 k;4b
karea;4b
kbilingual;4b
kcertified;4b
lontract;4b
kelementary;4b
kintervention early;4b
kk;4b
kpreliminary;4b
kteletherapy;4b
eervice counseling;4a
eocial;4c4j
eport;4c4j
etaff;4c
dteam;4a
dunit health mental;4a
dvocational;4a
6metrician;4c4j
bst;4b4c4j
d child;4b
eschool;4a4b
6therapist;4a4c4j
f art;96
1t;a9
2 acute;90
3cardiopulmonary;90
6e acute;90
8home;90
3geriatric;90
3health home;90
3inpatient;90
3ortho outpatient;90
8pedic;90
4utpatient;90
3pediatric;90
4ulmonary;90
3snf;90
4port;90
3travel;90
9 outpatient;90
2a;avaw
3 diem per;av
4facility nursing;av
4health home;av
1ublic notary;fl
6ist;89
9 music;89
5sher;11fe
9 computer;fe
cntent;2f
adesktop;fe
bigital;fe
aelectronic;fe
amagazine;11fe
busic;11
anewspaper;11
aonline;fe
asoftware;11
aweb;2f
2ddler;gbjw
7 clay;ld
9oncrete;gb
2ffer;hokem2
2gger;ld
3ilist;7y
8 professional;7y
2ller;dnftkeksnand
6 and loader machine washing;nb
7basting;lem1
8lack;m2
8oat;fun7
9ne;m2
8reast;jh
9isket;jh
7cable;fzm2na
9ke;nb
9ndy;jkld
9sing;jen7
9ul;jh
8hain;fufzm2n4
c dry;nb
dgreen;nb
ar;n9
b bone;m2
9ute;ho
8lod;jh
8otton;frnb
8rop;jh
7door;m2
8ross;ld
9um;ftfz
8ust;m1m2
7extract;nb
7fur;ks
7gizzard;jh
8um;m2na
9t;jh
7harness;li
8ide;la
8ook;m1m2
7ice;lw
7jawbone;jh
7kidney;jh
9ln;m2
7ladle;jx
9st;kim1
9the;nb
8ine;h1
8oad;na
ber machine washing;nb
9in;jh
9op;kn
8ung;jh
7machine;m2
8eat;m2
8old;nd
7pack;n7
9n;jf
9rt;dnnd
8in;gbij
9pe;n7
8lant;fr
8ot;jw
8ress;la
7rack;m2
8ib;jh
8od;gbn7
7sample tobacco;li
8eedling;fv
8hoe;ki
8ide;ji
8lab;nb
8nout;jh
8ocket;ka
8tick;m2
9ock;na
7tack;kim1
b machine;m2
9ffy;jk
9il;jh
9p;je
8icket;f7
8oe;jh
8rap;cv
8ub;fl
ae;nb
7vault;n7
8eneer;m2
7well;n7
8ire;jn
8ool;fpm2
3monary;90
6ologist;9i9p
d pediatric;9p
3per;lbld
6 block soil synthetic;lb
3verizer;lbm1
a enamel;m2
2mper;l7nfng
6 air;ho
7brewery;nf
7chemical;nf
7diver;m2
8rip;mf
7field oil;ng
7gas;my
7ham;lv
8ead well;ng
7lease gas;ng
7meat;m2
7neon;ly
7oil;l7nfng
a waste;nf
7pickle;lvm2
9gment;nf
7tallow and grease;m2nf
egrease;m2nf
9nk;la
b panelboard;nf
8ube neon;m2
7vein;lv
7water;l3l4
9x;la
8ell;ng
b gas;ng
coil;ng
bhead;ng
f except operator pump;nf
4man;mynf
2ncher;jwkym2na
7 button;ks
8cake;nb
ard;fc
9ontrol density;m2
aw;fs
8dough;jk
8flashing lens contact;m2
9urnace;jw
8hole rivet;jqm2
aop;jq
8mat;lgm2
8ore;na
8pot;jw
8rack;li
8tip;ki
9oe;m2
8yarder;n7
3k whistle;fz
2ppeteer;7w86
2rchaser;1415ed
9 drug;b2
aproduct farm;13
3ifier;la
8 acid;l9la
9mercury;l9la
3ler;kg
3ser;1l20mcn2
6 flight;m6
7port;1l
7ship;1l20
3veyor;14
2sher;k6kam2
6 beef;m2
8ucket;m2
9tton;ks
7can;nb
ae;fr
9r;m2
a mold;n8
at;na
8hair rolling;cv
8rew casing;hm
croustabout;hm
7dolly;m1na
7flask;m2na
7gang;m2
7hauler carrier beam;m2
8og;m2
7kiln;m2
7pan;lg
8igment;nj
9n;ij
8ot;m2
7rack;m2
8oustabout;hm
7tool;hchd
8ube;je
7yeast;m1na
1yrotechnician;86
ast;4n
0qddp;52
1ma;aqas
2hp;56
1uahogger;fu
3lified diver combatant;nq
p and parachute man reconnaissance;o1
qman reconnaissance;o1
qparachutist;nq
aparachutist man reconnaissance;o1
berformance engineer flight;nv
3rry splitter rock;hl
6man;ho
4termaster;ms
2iller;ko
4ter;7kkgkk
7 hand;kj
2oter;eu
0r rt technologist radiologic;a2
s registered;a2
1a;7ga9aoaw
2bbi;5d
4ler;jw
2cer atv;7y
7uto;7y
a professional;7y
amobile;7y
6barrel;7y
7icycle;7y
d professional;7y
8ke dirt;7y
f professional;7y
6car;7y
9 drag;7y
e professional;7y
aprofessional;7y
6horse;7y
b professional;7y
6motocross;7y
f professional;7y
arcycle;7y
6nascar;7y
6racing auto car stock association national;7y
sfor association national;7y
6vehicle terrain all;7y
p professional;7y
3ker;cvk8m1m2nb
6 ball;cv
8eam;nb
8oard octave;m2
8read;m2
7equipment sport;m2
7jewelry;m2
7pipe;m1
4man;m2nj
2dio except jockey disc;85
5grapher;4v9za2
c imaging resonance magnetic;a3
endustrial;3k
dmri;a3
dregistered;a2
5logist;9o9p
b attending;9o
cdiagnostic;9o
cgeneral;9o
cimaging breast;9o
dnterventional;9o
cmsk;9o
dusculoskeletal;9o
cnuclear;9o
cpediatric;9o
cspecialty msk;9o
nusculoskeletal;9o
ctherapeutic;9o
cvascular;9o
det;97
ferinary;979o
8y doctor;9p
aof doctor;9p
5pharmacist;8w
2fter;fz
6 log;fz
4sman;fz
2gger shoe white;lo
3man;m2na
2ilroader;mr
3ser;je
6 barrel;jem2
8ee;fs
8ird;cp
8rim;m1m2
7canary;cp
8hicken;fs
7dog;cp
9ugh;jk
7form;g4
8und;e3
7keg;je
7mice;cp
7parakeet;cp
8oultry;fs
2ker;fvm1m2
5 asphalt;gbgch6h9
6macadam;gb
6top black;gb
6wheel buffing;ksli
2m c;ny
3pman;n3
7 handling baggage food;n3
por food;n3
8refueling;ik
2ncher;fs
7 farm;frfs
3der shank;ki
7welt;ki
3ger;3tbqbt
6 army;o2
7camp;3t
8ourse golf;cv
7district;bd
7fire;bd
8orest;fv
7interpretive park;3t
7park;3tbqbt
b interpretation;3t
cnational;3t
8rotection park;3t
2pper;84
2sper;m2
2t rink;cv
6ver;ftfz
3er;e9
5 accommodation;1l
j travel;1l
6disability;ae
6energy;h2
c commercial;h2
dhome;h2
6service telegraph;e9
3oprinter;kc
3tler;m2
2veler;ksm1
1bt;a9
1ca;apf3
2dd;26
2is;9z
2p;93
1da;ay
2h;9v
2ms;a0
1eacher;ks
3der;575f8a8ffl
6 bible;5f
8lueprint;fl
7chart;ea
8ontinuity;8a
9py;8afj
7densitometer;8n
8ramatic;7w
7film;fl
7heat;joli
7mail;fg
9nuscript;8a
8eter;f1
c electric;f1
dgas;f1
dmoisture;li
dsteam;f1
dwater;f1
8ind;86
7play;8a
8ress;fl
8sychic;86
7science christian;5f
9ript;8a
8tory;8a
3ltor;dydz
3mer;jrk9
6 and cutter core;lf
bdriller automatic;jr
7barrel steel;lc
7choke;jr
8utter core;lf
7die;k9
8riller automatic;jr
7hand;lc
8ole center;lc
7quill;ko
2beamer;ko
3rander;lgm2
3uilder anode;ij
buto;i2i4
emotive;i4
abrake power;i4
acarburetor;i4
blutch;i4
g auto;i4
lmotive;i4
agenerator;hy
amotor;huij
f electric;hu
apump;j3
ashoe brake;i4i8
atool machine;ij
bransmission;i4j9
bube;3ej7
2capper;m0
8 tire;m0m2
d auto;m0
imobile;m0
3eiver;e7esexf6nand
8 ad want;es
bvertisement want;es
9cellar fermenting;nf
9fish;f6
areight;ex
buit;f6
9milk;f6f7
d truck tank;f7
9stock;f6
cre;f6
9warehouse;f6
4nterer;jr
4ptionist;eu
c bilingual;eu
dclinic;eu
ddental;eufa
fsk front;eneufa
n dental;fa
omedical;fa
dhospital;eufa
ftel;en
dinfo;eu
hrmation;eu
dlegal;euf9
eounge airline;dhn2
dmedical;eufa
dnurse;98
doffice dental;fa
kfront;eu
p medical;fa
kmedical;eufa
eperator telephone;eu
dsalon;eu
eb;e5
epa;eu
ewitchboard;e5
dvet;b3
gerinary;b3
4sser balance;jt
3laimer cloth tobacco;nb
adynamite;m2
agold;lbm2
amaterial;m2
aroll;lzm2
awaste;ks
3oater;ku
4nciler;e9
8iator bank;ea
5ditioner;n9
d barrel wood;j3
ecar tank;i8
eelectrical;hu
epart electrical;hu
eshoe;khki
5structionist accident;bg
4operer;j3m2
4rder;8eeceiewf7h1
8 billet;f5
arand;emf7
9circuit;lq
bty;ei
aost;e9
burt;8e
e electronic;8e
9deed;ei
9field;f7nd
9mill;f5
d computerized;f5
9pit;fl
9seismograph;4p
atock grey;f7
9telephone;ew
aime;ec
araffic;f6
6ist;8i
9 disc;8i
afilm;8i
asound;8i
6keeping sampler and checker measurer weigher;f7
mchecker measurer weigher;f7
4verer;la
9 plant treating naphtha continuous;la
3ruit police;bj
7er;1a
9 acquisition talent;1a
bdmission;eo
aconsumer;eo
dtract;1a
crporate;1a
adonor blood;e3
aemployment;1a
bxecutive;1a
ahealthcare;1a
ajob;1a
amentor;1a
apersonnel;1a
aresource human;1a
asourcing;1a
bport;7z
btudent;1a
atalent;1a
bechnical;1a
3tifier;l2
9 liquor;la
apallet;js
4or;5d
3ycler;nh
2dcap;d9
3ipper;lp
3rawer;ko
4ier veneer;lh
3ucer;ld
7 and featheredger machine;lf
8featheredger machine;lf
2eler;jekolzm2
6 cable;m2
8loth;koks
7thread;ko
2feree;80
7 appeal;5i
8basketball;80
8court traffic;5i
8football;80
g flag;80
8hoop ultimate;80
8legal;5k
8soccer;80
e youth;80
9tate;80
8volleyball;80
3iner;jwl7m2
7 lard;la
9ead;jw
8metal;jw
8oil;l7
b linseed;lam2
8salt;l9
9ugar;m2
8tallow;la
9ungsten;m2
5isher;g4g7ku
a alley bowling;g7
cntique;ku
cuto;i2lp
fmobile;lp
bcar;i2
bdial;lo
bfloor;g7
g hardwood;g7
hwood;g7
curniture;ku
bmannequin;lo
bpiano;ku
dn bowling;lo
bstove;lo
3lesher;m2
5xologist;9w
3ueler;n3
8 aircraft;mz
cline;mz
cplane;ikmzn3
2generator acid;l9
3ister;ei
8 deed;ei
9will;ei
8ed technician diet;a7
qetic;a7
6rar;0m1177aieieuew
9 cancer;aj
g certified;aj
bollege;0m
aentrance guard;eu
ahealth public;aj
gcare;ai
amedical and technologist information health;aj
itechnologist information health;aj
buseum;79
apatient;ai
aschool elementary;ew
hsecondary;ew
bite historic;4h
atumor;aj
f cancer;aj
hertified;aj
auniversity;0m
awater;11
7y nurse director;1l
fof director;1l
3rader;li
4inder;lb
4oover;m2
3ulator bessemer;jw
afire;jw
blow gas;f5
agaming casino;20
aharp;ir
beat;k6
apiano;ir
atemperature;li
l pyrometer;li
bone;ir
awater;go
2habilitator animal;cp
ewildlife;cp
4irer bow;ir
4nger;m2
3eater;k6
3s;43
2inforcer;kg
a insole;kim2
4spector;17li
2jector;li
3ogger;m2
4iner;kg
2laster;ki
4y and substation powerhouse repairer electronic and electrical;hx
6substation powerhouse repairer electronic electrical;hx
3easer tube air;m2
3ief postmaster;0v
4ner;g2
7 boiler;g1
e block plastic;im
9rake;i4i8
8cell;im
8furnace;g2
8pot;ik
3t;8j
2melter;jwk1m2
3odeler;7pgb
9 fur;7p
4ver;m1
7 acid;l9
9sbesto;h5
8base;nb
9lemish;j3m2
aock filler;m1
8clamp;m1
8deck and hull;m2
dhull;m2
8equipment irrigation;fr
8gum;m2
8kiln;nb
8label;m1m2
9ust;4o
8material planting;fr
8part;m1
9ick;m1m2
8resin;m2
8screw;m2
9pot;ke
8tank storage underground leaking;4o
8varnish;m2
8wallpaper;gm
aste hazardous;h5
2nderer;m2
8 grease;m2
9lard;m2
3ovator;ke
9 car used;n9
dpet;ke
afeather;ke
bloor;g7
ahat;ke
amattress;je
arug;ke
3ter boat;dm
9oth photo;dm
2packer;nc
4irer;g4i4j3kh
8 accordion;ir
aid hearing;iqj3
alarm fire;j3
j electrical;i0
and cleaner blind venetian;j3
dfitter binding ski;j3
dinspector organ electric;hz
gtaller equipment audiovisual;hz
xtower and cellular radio;hr
oscalator and elevator;h3
nglass automotive;i3
nline power;io
x electrical;in
stelecommunication;io
nmechanic of supervisor line first;hp
dmaker instrument;jv
drefinisher figure;j3
dservicer machine amusement and vending coin;iw
ftter machine;ka
dtuner organ pipe;ir
dworker leather and shoe;kh
btique;kt
appliance;ii
i dental;lk
jelectrical;ii
jgas;ii
jhome;ii
lusehold;ii
assembly;i6
h board circuit printed;j7
autobody fiberglass;i2
dmobile;i2
av;hz
awning fabric;j3
9bag;m2
bnjo;ir
brrel;j3
bttery;hu
aelt;ijik
d conveyor industrial;ij
aicycle;ic
aoard needle;ijj3
ct;g4
bdy auto;i2
imobile;i2
etruck;i2
bok;j3kd
ct;kh
arake;i4
e railroad;i8
fservice automotive;i4
beak service auto;i4
auilding;iu
h manufactured;iz
brner oil;ih
9cabinet towel;j3
cle;inio
bmera;ip
br equipment railroad;i8
dfreight;i8
dkiln;g2
dmine;i8
dpullman;i8
drail;i8
dsubway;i8
cd test probe wafer semiconductor;hw
cpenter;g4
et;ks
ct golf;hu
i electric;huib
jgas;ib
bster and wheel;ijj3
gwheel;ijj3
ding;j3
aell;hu
ahain;ij
bimney;g2
bronometer;is
aleaner blind venetian;j3
hvacuum;ii
bock;is
e and watch;is
htique;is
guto;is
fwatch;is
bub golf;j3
aomputer;hq
aryogenic;iq
aupola;im
ayclone and screen;ij
hscreen;ij
9dam;mw
c and lock;mw
dlock;mw
aefect glassware;m2
bicer;j3
bvice electronic;3ehw
aie extrusion;ka
bsh satellite;hz
btch;gb
ame;iq
aoll;j3
bor kiln;im
emechanical;if
aressing ore refining and smelting;ij
vsmelting;ij
aynamo;hu
9electrical airplane;ht
fonic and electrical;hv
kelectrical;hv
kmarine;hv
cvator;h3
anamel porcelain;j3lo
bgine gas;ib
gproduction;ib
gservice;ib
aquipment aircraft;i1
knd system welding;ij
jcell;hr
nular;hr
kommunication;hs
mputer;hq
jdairy;i6
kental;iq
jelectromedical;iq
qnic;hr
kntertainment home electronic;hz
jgeneration power;hwi5
qor power;i5
jmedical;iq
q durable;iq
lteorological;hwit
kobile;i7
p heavy;i7
joven;ijim
jphotocopying;hq
ographic aircraft;ip
xnd camera;ip
wcamera;ip
krocessing chemical;ij
udata;hq
jradio;hr
jsport;j3
ktereo;hz
kupport aviation;i1ij
lrvival;j3
kystem welding;ij
jtelecommunication;hs
kower;hr
jutility;hw
jwelding;ij
axchange branch private;hs
btinguisher fire;igj3
crusion;ka
9fabricator fixture;ij
bcility missile;htik
bstener slide;m2
aender;i2
aitter binding ski;j3
bxture and jig;k3
ltool;ij
hjig;k3
htool;ij
alyer;ik
arame;iaj3ku
beight;i8
aurnace;ihim
g air hot;ih
diture;ku
i antique;kt
jmetal;j3
9gear;ilj0
bneral;m2
ftor;hu
i propulsion;hu
aood rubber;j3
auitar;ir
bn spray;igij
ayroscope;it
9hand;i4
dtool;huj3
aeading;m2
cvy;i4
blicopter;i1
j utility;i1
aome mobile;iz
bsiery;kg
buse;g4
aydraulic;ij
9inspector organ electric;hz
ctaller cable;in
jequipment audiovisual;hz
ttower cellular radio;hr
kscalator elevator;h3
jglass automotive;i3
jline power;io
t electrical;in
otelecommunication;io
jmechanic supervisor line;hp
drument;3ehsi4
j band;ir
kelectrical;3eit
kfretted;ir
kkeyboard;ir
kmusical electronic;hz
koptical;it
kpercussion;ir
kstring fretted;ir
qed;ir
kwind;ir
o and brass;ir
pbrass;ir
por reed;ir
preed;ir
9jewelry;lj
g antique;lj
9kiln;g2
d tunnel;g2
9ladle;im
bst;j3
aeak;i2i4
aift top and seat window automatic;hy
jutomatic;i4
iseat window automatic;hy
bght street;gh
eer cigarette;j3
bne;inio
d gas;go
epowder;ij
her electric;in
esewer;h8
j grout tele;ha
etelecommunication;io
iphone;io
aock;mw
auggage;kh
9machine;ijik
g burning and brazing welding;ij
pbrazing welding;ij
hcasting cellophane;ij
iopying;hq
hfax;hq
hoffice and teller automated computer;hq
oteller automated computer;hq
hsewing;ij
ihop forge;ij
ilot;iw
hwashing;ii
gry quarrying and mining;ij
tmining;ij
bgazine;kd
cneto;huib
bintenance;h6ik
k building;iu
lindustrial;iu
lmachine;ij
lutility general;iu
bker instrument;jv
bndolin;ir
bt;j3
cerial refractory;im
crix;hs
aetal finished;ijj3
cer;ig
e electric;ig
aother;j3
cor electric;hu
ecycle;ia
bwer lawn;ib
9net;fu
9object art;797k7n
affice central;hs
aperator machine track;h7
9pallet;is
brachute;j3
bttern wax;ijm2
abx;hs
aencil and pens;j3
gpens;j3
ahone cell;3e
jular;3e
aiece;is
e time;is
bpe smoking;j3
alant gas;ij
ftreatment water;ij
cstic;j3
aneudraulic aircraft;i1
aowerplant aircraft;j5
etrain aircraft;i1
aroduct wood assembled;g4j3
9radar;hw
cio;hrhz
e and television;hz
kv;hz
ftelevision;hz
gv;hz
bilroad;i8
bttle;i2i4
aecorder tape;hz
bed;ij
cl;hv
bfinisher figure;j3
cractory;im
bgister;iwj1
h fare;igiw
culator and valve;ig
jgas;ig
jvalve;ig
blated and body automotive;i2
ltool power motor electric;hu
hbody automotive;i2
htool power motor electric;hu
bmodeler last;j3
aoad;h6
bller;ijlx
aug;ks
c oriental;ks
av;id
b vehicle recreational;id
9sack;kg
bfe and locksmith;iy
elocksmith;iy
bil;j3
blvage;hu
bndstone;lc
bw;hu
acooter mobility;ib
breen crusher;ij
gsilk;ijj3
aeat window automatic;i4
bction;ij
curity communication;hr
brvice engine;ib
hmachine coin;iw
gr machine amusement vending coin;iw
qcoin;iw
btter machine;ka
bwer;gb
ahaft;ho
cker;ij
beet veneer;j3
boe;kh
d and boot rubber;j3
eboot rubber;j3
aidewalk;gb
bgn;g4
dal protective;ghi0
akate roller;j3
bi production;j3
apindle;ik
bring;i4
f hand;i4
aqueak;i2i4
atarter automotive;hu
ction;hs
g telephone;hs
bem pipe;j3
bick shoe;ka
bone;g3ha
breetcar;i8
cuctural;i8
j aircraft;i1
he bonded;j3
p and body aircraft;i1
qbody aircraft;i1
aubassembly motorcycle;ia
awitch;ijik
f electric;hu
gtrack and signal;j1
msignal;j1
fgear;hu
aystem avionic;ht
gutility;iu
gvideo;hz
9tank fuel sealing self;j3
elined glass;ijj3
brp;j3
bximeter;igit
aelecommunication;hs
dphone;hs
dscope;it
dvision;hz
ahermostat;ig
aire;ie
aool;huj3k3
d electric;huii
epneumatic;igij
fower portable;hu
arack;h7
cin electric toy;j3
cnsformer;huhx
k power;huhx
aube;j3m2
d pneumatic;igij
bner organ pipe;ir
av;hz
aypewriter;hq
9umbrella;j3
anit mechanical;i8
erefrigeration;ih
apholstery;kr
9vacuum;ii
blve;goi8
e air;i8ig
fwater;ig
aehicle recreational;id
htrack;i7
bneer machine;m2
aideo audio;hz
bolin;ir
9watch;is
aheel polishing and buffing;huj3
pbuffing;huj3
echair electric;ib
ainder armature;hu
dow;g4j3
bre;ij
aorker leather shoe;kh
6man;ifipj3
9 bicycle;ic
body auto;i2
ciler;g1
acamera;ip
cr rail;i8
iroad;i8
etrain;i8
adoor;if
aequipment electronic;hw
afence;h4
ahot;im
aladle;im
bocomotive;i8
amachine;hqijikiw
cintenance;ijikiuj3
botor electric;hu
aradio;hr
ashoe;kh
atelevision;hz
bv;hz
4tcher;j3
9 wood;je
3lacer bulb light;cd
9clothing machine;ij
9lamp;cd
ainer;ijik
5nter;fr
4enisher stock;na
3orter;88ew
8 acreage;fl
assignment general;88
9business;88
9commercial;fl
burt;8e
e digital;8e
fofficial;8e
frealtime;8e
eroom;88
aredit;ej
aub;88
9deposition;8e
bsk;88
aigital;88
9education;88
9farm;fl
aield;53575c
9hearing;8e
9investigative;88
9judicial;8e
9law;88
9marine;88
cket;88
aercantile;ew
aultimedia;88
9news;88
d breaking;88
emarket;88
etelevision;88
o assignment general;88
dpaper;88
9performance;fl
aolitical;88
9shorthand;8efl
i certified;8e
aociety;88
aport;88
ataff;88
9television;88
araffic;88
av;88
9weather;87
ariting voice;8e
4ssessor;e8
b car;e8
3resentative;020n1i1j57dndrew
e .s u;02
faccess;ai
l patient;ai
iount;dqdtdve8eeeker
m advertising;dp
nnew;er
npatient;aie8e9
nunderwriting;1t
ming;ea
gdmission;eo
jtting;aieo
hvertising;dp
gpprenticeship;0n
grborist;fw
htist;12
gssurance quality;181l
guthorization;eh
fbank;1xeeer
jing account;er
u new;er
npersonal;ee
genefit;1i
gilling;e8e9
grokerage custom;18
gusiness;1c535c
n millwright;il
ounion labor;11
fcare customer;ekeu
kpatient;ai
genter call;e1ekeu
q support technical;25
girculation;ep
glaim;16ff
k auto;ff
pmotive;ff
lcompensation worker;16
lfield;ff
linjury bodily;ff
lliability;16ff
u auto;ff
zmotive;ff
ntigation;16
lopen;ff
hub player and cage;eb
rcage;eb
gollection;e8
hmmercial;e3
ipliance;18
p dealer;1l
qtax;1y
hngressional;02
iservation energy;h2j3
itact;el
m relation station;11
nveteran;1l
jract union;1i
kol pest commercial;cg
nquality;3h
ntermite;cg
hrrespondence;eh
hunter;dmdn
m part;dmdn
gredit;1q1wej
fdata;fc
gesk front;en
khelp;25
o computer;25
htail dental;du
mmedical;du
hvelopment business;1k
rsale;dtdv
gisplay exhibit;dw
feeo;18
gmployee;1c1l
lment;1a
p equal;18
qveteran;el
gnrollment;ff
htry data;fc
lorder;es
gscrow;1q
htate real;dydz
ffactory;dv
gield;4854dfdqe3eofh
k control loss;bt
mustomer;f1
lmedical;du
lvehicle motor;ei
hnancial;dr
o patient;ai
greight;ex
gulfillment;nd
fgoodwill;dw
fhealth community;5b
mpublic;58
fimport ocean;18
gnsurance;dq
o hospital;1l
hternational;5c
hvestment;1sdr
flabor;1c1l
gicensing;18
goan;eq
j farm;1x
fmanagement housing;18
iufacturer;dv
hrketing;1kdpdtdu
o field;dpdqdrdudve0
gembership;dt
hrchandiser retail;7t
ping;7t
gill;dv
foperation;eg
o brokerage;eg
hportunity employment equal;18
grder;es
gutreach solar;du
fpart;dn
hssenger;n2
htient;ai
hyroll;ec
gersonnel;1a1l
gharmaceutical;du
hone;ek
gr;89
hemium;ff
ivention loss;bobt
hocurement;14ed
igram employment;1a
nhealth community;5b
imotion sale;dp
oal;12
fqc;3h
fregistered;dr
lration;eo
r patient;ai
hlation community;5j
pustomer;dqek
oemployee;1c
vr;1c
oindustrial;1c
olabor;1c1l
opassenger;ek
qtient;ai
provider;1l
public;89
hntal;dm
hsource human;1a
hturn instant;dm
gight civil;18
fsafety;2z34
l site;34
hle;dndodpdqdrdtdudvdze2
j abrasive;du
lccessory musical;dv
ld;dp
mvertising;dp
v digital;dp
yrectory;dp
ysplay;dp
lgricultural;du
lircraft;du
lpparel boys;dv
sgirl;dv
smens;dv
ssafety;dv
swomen;dv
nliance household;dv
lrt graphic;dp
kbottle;dv
lranch;dr
lusiness business;dtdv
tto business;dtdv
kchemical;du
s treatment water;du
lirculation;dv
lomputer;du
mntainer;dv
mrdage;dv
munter;dm
lraft and hobby;dv
qhobby;dv
kdesign textile;dv
mvice medical;du
lisplay;dp
r and sign;dp
loor door;e2
pto door;e2
lrug and chemical;du
pchemical;du
lumbwaiter and escalator elevator;du
vescalator elevator;du
kelectrical;du
qonic;du
rplating;du
lquipment aircraft;du
vnd supply field oil;du
ubeauty and barber;dv
zy barber;dv
vottling;dv
ucommercial;dv
yunication;du
uhandling material;du
ulubricating;du
umechanical;du
urestaurant and hotel;dv
zurant hotel;dv
usafety;dv
vchool;dv
voftening water;dv
vupply field oil;du
uultrasonic;du
uwelding;du
kfield;dtdu
mnding shoe;dv
lootwear;dv
luel;dv
mndraising;1h
mrnishing home;dv
pture church;dv
kgood leather;dv
prubber industrial;dv
psporting;dv
lroup;e3
khealthcare;du
kindependent;dtdve2
mside;dpdqdrdtdudve0e1
ntrument;du
u measurement force and weighing;du
zurement force weighing;du
wusical;dv
vprecision;du
vsurgical;du
nurance;dq
kjewelry;dv
kleather shoe;dv
liquor malt;dv
mvestock;dv
kmachine coin;dv
soffice;dv
svending;dv
rry construction;du
uindustrial;du
utextile;du
mterial artist;dv
toffice;dv
ledical;du
mrchandise general;dv
mtal;du
knovelty;dv
koutside;dpdqdrdtdudve0
kpaper;dv
mrt;dn
o and equipment aircraft;du
pelectronic;du
oy hostess;dw
lens marking;dv
pwriting;dv
lharma care primary;du
qceutical;du
y and chemical;du
zcare primary;du
zchemical;du
ry;du
lreparation toilet;dv
moduct canva;dv
sfeed animal;du
tood;dv
spaper;dv
tetroleum;dv
tlastic;dv
sshop machine and foundry;du
zchine foundry;du
tustainable;du
stobacco;dv
lublication;dv
krecreation;dv
mntal;dm
mtail;do
lope wire;du
mute;dtdudvme
kservice and equipment inspection radiographic;du
sbusiness;dt
scustomer;dt
sequipment inspection radiographic;du
sfinancial;dr
lign;dp
lolar;du
lupply and equipment building;du
zpment garden and farm;du
zpment medical and dental;du
zpment poultry;du
zpment railroad;du
srchitectural;dv
rbeauty and barber;dv
ybarber;dv
rcommercial;dv
rdairy;du
rengineering;dv
squipment building;du
zt garden farm;du
zt medical dental;du
zt poultry;du
zt railroad;du
rhardware;dv
rmarine and boat;do
yboat;do
sortician;dv
rprinting;dv
rreligious;dv
tstaurant and hotel;dv
znt hotel;dv
rschool;dv
smoking;dv
rvehicle motor;dv
tterinarian;du
lystem edp;du
rprocessing data electronic;du
ktape sensitive pressure;dv
lechnical;dtdu
mlemarketing;e1
ophone;e1
ovision radio;dp
mrritory;du
mxtile;dv
lime television and radio;dp
lour;ev
lrimming apparel;dv
kunderwriting;dq
miform;dv
ltility;du
kvehicle motor;dv
lideotape;dv
kwireless;du
hmple food;dw
gecurity airline;br
hrvice;e3ekj3
m account;e8e9
ogency;ff
nbanking;er
oranch;dr
ncare customer;ek
psino;eb
olaim;ff
pient;egekel
oontrol pest;cg
punter;dm
oredit;1w
oustomer;dtejek
v and sale inside;dt
xpplication;25
wclaim;ekff
winbound;ek
ysurance;ff
zurance line personal;ff
wsale inside;dt
wutility;ek
neligibility;el
nfield;54cgdpdqdudve0ekhziiij
pnancial;dreeer
w patient;e8
nguest;enfa
ninstallation;il
nlabor;1a
oogistic;ex
nmanufacturer;ijil
oedical;du
pmber;dteeekereu
npassenger;dhn2
ptient;ai
oharmaceutical;du
plebotomy;b4
orevention loss;bt
oublic;18
nsale machine milking;du
otatement;e9
ntechnical;du
plephone;e1e5
oransportation;18
nunderwriting;1t
nvisitor;cu
nworkforce;1ael
gtarter generator auto;hu
ztomotive;hu
ite united;02
gupport center call;25
oustomer;25ek
nsystem;24
ntechnical;25
nunit;fa
hrvey market;48
ftalent;12
gelemarketing;e1
jsale;e1
graining and apprenticeship;1j
iveling;57
funion;1c1i
fvehicle motor;ei
fwarehouse;nd
geatherization;ha
4ocessor endoscope;b5
l flexible certified;b5
kic;b5
m certified;b5
ky;b5
l flexible certified;b5
5ducer;lr
a blueprint;kb
bfilm;lr
curniture;7k7n7vkz
bproof type;kb
2quisitioner material;f5
2sawyer;kx
3cue combat recovery and control;nq
ncontrol;nq
6r animal;bl
8core;k0
3earch director;0n114j
9of director;0n114j
8er;2h2i3w434f4h
a affair government;4i
crboriculture;3o
bbiology;3s
i molecular;3s
jsynthetic;3s
ephysic;3p
bcancer;3w
change climate global;43
clinical;3p3s3v3w9x
court field;4h
bdolphin;3r3s
beconomic resource natural and environment;47
zl environment;47
cpidemiologist;3v
cxperience user;2e
bgenealogist;4h
ftic swine;3m3s
bhealth medical;3w
blanguage;23
j programming;23
dw;5h5n
cegal;5g
bmarket;1k
hing;1k
dth;2h
cedical;3w
dthodology programming;23
bpolitical;4i
dstdoctoral;0u
bquantitative;202k
bsurvey;48
buser;2e
cx;2e
bvulnerability;2f
4rvationist;enev
e airline;ev
fconference;1g
ivention;1g
fhotel;ev
3ident;9p9w
8 chaplain;5d
9medical;9p9w
9nurse;98
e registered;98
9osteopathic;9p9w
9pharmacy;8w
9rn;98
3ponder;a5a6md
9 ems;md
afirst;a5a6md
f ems;md
goperator van wheelchair;md
gservice medical emergency;md
aincident;222f
i cyber;22
jdefense cyber;242f
amedical emergency;a5
aoperator van wheelchair;md
aservice medical emergency;md
5oler;jdkom2
9 cable;m2
3taurant cook;bz
aeur;0p
4orer aircraft;i1
9ceramic;79
9document;79
9furniture;ku
9mechanical automotive;i4
9negative;lr
9pearl;lj
ahotographic;lr
arint and paper;79
fpaper;79
9service emergency;h7in
9textile and lace;79
hlace;79
2tailer commerce e;1l
9internet;1l
9online;1l
9web;1l
4nner;kl
3oucher;lrlx
9 commercial;7l
adigital;lr
anegative;lr
aphoto;lr
fengraving;kb
fgraph;lr
brint;lr
3reader;m0
9 tire;m0
4immer;jh
2verend;5d
5ser;m1
8 football and basketball;m2
ibasketball;m2
9gas;jw
3iewer;8aff
8 appeal clinical;5i
gveteran;5i
craisal;1o
9book;88
9case;53575c
aredit;ej
f commercial;ej
9data;fj
aocument;ff
9field;eo
9loan;1x
d commercial;ej
9nurse;21
9physician;21
9rate;e9
9tax;1y
2weaver;ks
3inder;kom2
8 armature;hu
9current direct and current alternating;hu
ocurrent alternating;hu
9dc ac;hu
9label;lz
e flexo;lz
kgraphic;lz
foffset;lz
9motor;j6
e electric;hu
9paper;lz
9roll mill;m2
9tissue;m2
9yarn;ko
3orker board circuit printed;hw
9shoe sample;kh
1heologist;3z
3umatologist;9i9p
2inologist;9p
3t;ae
1ibber;kn
2ckshaw;n3
2ddler;la
3er;fsftfzmonj
5 bareback;86
7mx;7y
7rake;mo
7ull;7y
a professional;7y
6car;mo
9riage;fufz
7ircus;86
7ow;fs
6ditch;frfsgb
7ukey;mo
6fence;fs
6gang;mo
6line;fsli
6mail;f3
7otocross bicycle;7y
7ule;ftfufz
6pony;cp
6range;fs
7odeo;86
b trick;co
8pe;mo
8ute;memg
6set;mo
6timber;fz
7rip;mo
7ub;mo
6wood;fz
2fler barrel;ju
2gger;fzg4j0m2n7
6 acrobatic;j0
8irplane;i1
8ntenna;gh
7boat;i9j0m2
8rake air;i8
9idge;n7
8uilding;n7
f boat and ship;j0
lship;j0
7certified;j0
8rane;j0
7gantry;j0
7hand;j0
9rness;jem2
8igh;j0
7lift heavy;j0
8oft;j0
7machine;il
ery;il
9rine;j0
8otor;j0
7oil;hm
8utside;j0
7parachute;j0m2
7radio;hr
8unning;m2
7ship;j0
8tage;g4j0
9eel;gt
9ructural;gt
7theatrical;j0
9ird;fz
7wire;j0
7yacht;j0
9rd;j0
2nger;fz
6 bell;84dw
b christma;e2
7hog;je
7key;m2
4man;cp
6ster;86
3kman;cv
2pener cream;la
3per;kakxlelf
6 tail;jh
4ler;ks
2ser;m2
2ver;fz
5 pole;fz
5man;ftfzms
4ter;gbkam2
7 aircraft;j5
9nd assembler metal sheet;j5
9ssembler metal sheet;j5
fy;j5
8boiler;ka
9ull;ka
atton;je
8hand;m2
9oop;ky
9ydraulic;ka
8metal;ka
8pinch portable;ka
9neumatic;gbka
8tank;ka
9ubular;ka
1ma;az
2o county;4h
2t;ax
1n;98
2 care intensive;98
8progressive;98
j cardiac;98
4cu;98
3delivery and labor;98
clabor;98
5partment emergency;98
4ialysis;98
4own step;98
3endo;b5
7scopy;98
4r;98
3gi;b5
3health home;98
4ospice;98
3icu;98
6 cardio;98
7neuro;98
9wborn;98
4ndustrial;98
3medical;98
3nicu;98
3oncology;98
b radiation;91
4perator;98
b post;98
dre;98
4r;98
3pacu;98
4ediatric;98
4icu;98
4ostpartum;9a
4sychiatric;98
e travel;98
3snf;94
4taff;98
4urg med;98
7ical;98
3telemetry;98
4ravel;98
9 icu;98
asurg med;98
atelemetry;98
5iage;98
3unit care progressive;98
8screening;98
2fa;am
1o;l0
2ad;bj
4man;ho
6ster;m5mp
a division;0e
3ster;jjjw
7 bean;jj
c cocoa;jjm2
8clay;lh
9ocoa;jj
affee;jj
e process continuous;jj
8furnace;jw
8grain;jj
8malt;jj
9etal;jw
8nut;jj
8ore;jw
8peanut;jj
9roduction;jj
7man;jj
5master;jj
2bber;hg
6 bee;fs
7timber;ho
3oticist system aircraft unmanned;3f
buas;3f
cnderwater;3f
2cker;m2
6 sheet;gf
4man;gbhlnb
2dbuster;gq
9 rebar;gq
3man;3lgqjwn7nb
6 crew surveying;3l
7instrument;3l
7survey;3l
2entgenologist;9p
f foot;8y
2guer;fr
2lfer;96ax
3ler;fugajbjejplglym2
6 auto;ln
7bar;jp
arel;jp
8lintze;m1m2
9ock stave;ftfz
8one rawhide;lym2
8rass;jp
7candy;ly
8igar;ly
cette;lg
8old;jp
9unter;kim2
8ross;m2
7dough;jk
8ry;ks
7edge;m2
7fiberglass;jb
7gear;ju
7hand;m2
8ot;jp
7lace;ko
8eaf gold;lg
ather;na
8og;fzna
8ump;lg
7mangle;jp
9t;k1
8ill hot;jp
cprimary;jp
7offal;ki
7paper;lz
8ipe;m2
8lastic;m2
7reduction cold;jp
7steel;jp
am;lg
9ock;lu
agy;ly
9rip;jp
c cold;jp
7terrazzo;ga
8hread;ka
8in mill hot;jp
8op black;gc
9wel continuous;ke
8ube;jpm2
b seamless;jpka
7wheel;m2na
8ire;m2
5y;l8
4man;m2
2ofer;g4gr
6 commercial;gr
aposition;gr
9tta terra;gr
7gravel;gr
8ypsum;gr
7helper;h0
7industrial;gr
7journeyman;gr
7metal;gr
c sheet;gr
7residential;gr
7shingle;gr
e aluminum;gr
gsbesto;gr
fwood;gr
8late;gr
7tar;gr
a hot;gr
8ile;gr
9n;gr
2peman;fz
4r;fz
5 log;fz
2sser;fz
2toprinter;kc
2ub;ai
3gher;jpm2
7 pony;nb
8stone;lb
5neck;hn
9 rig oil;hm
3nder;kckilf
7 hand;le
8insole;ki
8outsole;ki
8rough;ki
d machine;lf
3stabout;hmhomsna
a circus;na
bfield oil;hm
bgas and oil;hm
foil;hm
bproduction;hm
bservice field;hm
3teman;iwmemg
8 city;me
9jukebox;me
9laundry;me
5r;fhkbkynd
6 board circuit printed;ju
7can pilot machine packing;ln
9rgo;ex
7freight;ex
7message radio;fgfh
7pcb;ju
7shop;f5
8lot;le
7tran;ky
7wood;ky
2ver;ks
5 mill wire;jn
2wer;7y
1pht;a8
2ic;46
2sgt;ai
2t;4r90
1rt;93
3 travel;93
1st;iy
1t;9193a2
2 ct;a2
2o;mq
2t;91ai
1ubber bed;lb
7concrete;g9
7marble;lb
7seam;ki
8titch;ki
2ffer sole;ki
2ler;m2
5 paper;lz
8ttern;m1m2
2mper;jh
2nner;clcrdneykbkslzm2mgna
6 and writer book sport and gambling;cr
7bank;ey
8eer;la
8oard;m2
9nd;k0
8uggy;hj
7calender;ksm2
9n;ks
9r;gemomxnj
ad;ks
9sing;ln
co;cr
8ollar;kg
9mponent;k8
9ne;la
atract;cl
8uff;kg
7delivery order food;c6
8rawing cardroom;ks
9ill;hf
7edge;kxnb
br;kx
8levator;nj
8rrand;eymg
7fan;l3
8loor;cr
c casino;clcr
8ood;c5c6c7
8rame;ko
c draw;ko
dfinishing;kl
7general;ey
8roover;kilf
7hammer;jo
8oe;ge
9tel service food;c6
7industry recreation and entertainment;cr
rentertainment;cr
7joint;ha
7keno;cr
9ttle tar;gb
8itchen;c2c6
7lap;ks
8each;la
8ine;ca
7machine drilling;hf
froad;ge
9rshmallow;jk
8ixer;ld
8old;m2
9tor;mm
7napper;ks
7office;ey
8rder;m1nd
7part;dnlzmgna
8ier;n7
8ot galvanizing;k8
8roduce;na
8ump;nf
9sher;jw
7quiller;ko
7saw;kx
a band;kx
coard;kx
8ervice;ey
e room delivery package;ey
8hield;hkho
ap;f6
9ovel steam;ge
8kidder;n8
8lasher;ks
9ope;n7
9ubber;ko
8peed;ko
9iral;la
9ort;cr
8take crew surveying;3l
7table;jpla
7valet;mx
7winch;n7
8riter book sport gambling;cr
1vt;ab
0s eh;18
1a cot;ac
2c;4y
3ker;nanc
6 grain;nc
9ocery;na
7wool;fsnc
3ristan;5c5f
2ddler;lf
2fecracker master;iy
i certified;iy
2ilor;ms
6 craft pleasure;ms
2lesman;dndodtdudv
8 automobile;do
9car;do
9door door;e2
eto door;e2
ariver;me
9insurance;dq
9part;dn
9retail;do
aoute;me
9shoe;do
5person;dndodv
b accessory and apparel suede and leather;do
ywomen;do
qinstrument musical;do
qtrain toy;do
npparel suede leather;do
uwomen;do
nutomobile;do
minstrument musical;do
mtrain toy;do
dpparel women;do
fliance household;do
msurgical;du
duto;dn
gmobile;do
itive;dndo
cbook;do
ccar;do
f new;do
gused;do
dlothing boys and mens;do
qmens;do
doin or stamp;do
hstamp;do
emmercial conditioning air and ventilation heating;e0
z air ventilation heating;e0
nhvac;e0
ensultant planning home;do
erset;do
eunter;dmdn
j part;dn
evering floor;do
cdesigner floral;7q
display;dp
j and sign;dp
drapery and curtain;do
kcurtain;do
eiver route;me
jtruck;me
jwagon;me
celectronic;dn
dnterprise;du
dquipment and supply photographic;do
mstereo;do
nupply photographic;do
multrasonic wholesale;du
dstate real;dydz
cflower;do
durnishing mens;do
hture;do
fs;do
cgood sporting;do
hyard;do
chardware general;do
dome motor and trailer;do
ntrailer;do
cinside;dv
furance;dq
l life;dq
cjewelry;do
cmachine sewing;do
denswear;do
erchandise general;do
dillinery;do
dotor electric;do
dusic sheet;do
cobject art;do
drgan and piano;do
ipiano;do
cpart;dn
g auto;dn
lmotive;dn
helectronic;dn
hwholesale;dn
dets;do
dharmaceutical;du
droduct nursery and horticultural;do
shorticultural;do
fmoter service;89
cradio;dp
decording tape and record phonograph;do
rrecord phonograph;do
etail;do
doute;me
cshoe;do
g orthopedic;do
dilverware and china;do
nchina;do
dpace page yellow;dp
dquad flying;do
dtore department;do
dupply florist;dv
jhotel;dv
jpet;do
m and pets;do
npets;do
ctime radio;dp
doiletry and cosmetic;do
lcosmetic;do
durf;dv
cwear children and infant;do
qinfant;do
dholesale;dn
digs;do
5worker retail;do
3ter fish;jj
7hand;m2
8ide;m2
7meat hand;m2
7peanut;m2
3vage hogshead;m2
7r;igijikm2n9
8 and cleaner dust char;m1m2
9bagging;m1m2
bnd;m1
9cleaner dust char;m1m2
9part;ij
9waste;li
5tionist;5c5f
2mpler;ksli
7 air;li
9nalytical chemical;4n
8coal;li
affee;fp
apra;li
atton;f7
8dust;li
8environmental;hf
8grain;fnfp
8milk;f7fp
8ore;li
8petroleum;li
9roduction;li
8raw;li
8soil;hf
9teel;li
9ugar;fn
8tobacco;li
8wool;f7
2ndblaster;gblplyn9
b car rail;i8
cstone;ly
4er;g7gekukylc
6 and filer;m2
dnisher floor hardwood;g7
7balloon;ky
8elt glass;lb
cspeed;ky
dtone;nb
hworking;nb
cwoodworking;ky
8ody;i2
b vehicle;i2
9ttom;js
8rush;lb
8urr;js
7cloth;ksm2
7disc;js
ak;js
8rum;jsky
b multiple;ky
9y;js
awall;gf
7filer;m2
9nisher floor hardwood;g7
8loor;g7
c hardwood;g7
8urniture;ku
7glass;lc
7hand;kulc
8eel;ki
7key;js
7lathe;ky
7machine;ky
e portable;ky
8etal;lc
8old;jsm2
bing;ky
7patch;lc
8ot;js
7rock sheet;gf
7sealer;ku
8toneworking;nb
7water;js
8et;js
8ood hand;lc
cmachine;ky
bworking hand;kz
jmachine;ky
3forizer;ks
3itarian;4o4w
a city;18
bfood;fn
bhealth;4w
h environmental;4w
ipublic;4o
5izer;lv
9 equipment;lv
amanufacturing;lv
aproduction;lv
2pper tree;fv
2turator;la
2wer diamond;lj
3ing except tender and operator setter machine woodworking;ky
loperator setter machine woodworking;ky
3smith;k3
3yer;fwjijqkxlfnb
6 abrasive;lf
8nd blocker jewel;lj
7backup;kx
9nd;kx
8eading;kx
8illet;lb
8lock;kx
cer jewel;lj
8utton;kx
7circular stone;lf
8ob;kx
8rayon;lf
8ut cross;fw
7drag;kx
7edge;kx
7feather;lf
7gang;kx
b stone;lf
cwood;kx
8lass optical;lf
7ham;jh
9rdwood;kx
8ead;kx
brig;kx
7jewel;lj
7last;jq
8og;kx
7miter;kx
7off cut;kx
e log;kx
i automatic;kx
7patch stock;kx
8ond;kx
9rtable;le
8rop;kx
7rib;jh
9p;kx
7sample;lf
8hake;kx
9ingle;kx
8ide;kx
8lab cork;kx
8tem pipe;jq
9one;lf
7tail;jhkx
8ie;ftfzkx
8rim;kx
bmer;kx
7veneer;kx
7wedge mine;kx
8hip;kx
8ire;jqlf
b stonework;lf
8ood;fzkxna
b power;kx
1cabbler;lf
3lder;jllv
7 hog;jh
4e clerk;80
6of clerk;80
5man;f7
8 juice;f7
5r;f7fyjflim2ms
6 and grader log;fy
7bark;fz
9tter;m2
7cane field;f7
8heck;fy
c log;fy
8ompounding;fy
7deck;fy
8ough;jk
7grader log;fy
7high;hg
7ingredient;li
7landing;fy
8og;fy
8umber;f7fz
7pond;fy
7ship;m2
7wood;li
4loper;fukikm
4per;ftfzju
3nner;3kkb
7 document;emfi
3rfer;jpki
4rer;le
3venger;fzna
2heduler;1d3heuf8fa
9 appointment;eufafb
acrew;f5
e flight;ecew
amaintenance;f0f5
cterial;3hf5
bedical;eufa
aorder mill;f5
butsole;nd
apersonnel;ecf5
brocessing computer;f5
dduction;f5
k product paperboard;f5
dgram;8h
dject;1e
aspace;eu
burgery;fa
aticket;f5
3ool driver bus;mh
7elementary teacher education special;6y
7middle teacher education special;6z
wtechnical career;6t
7secondary teacher education special;70
ztechnical career;6v
2ientist;232t3h3m3n3o3p3s3w3z414245464g
9 agriculture;2r
blgorithm weather;46
cloy metal;42
bnalytic data;2k
ial;41
k biomedical;2s
cimal;3m
bpplication;42
fed;232j2k
bquatic;3s
brboreal;3o
bssimilation data and monitoring ocean;40
smonitoring ocean;40
btmospheric;40
abehavioral;4c4j
cnch;41
bioanalytical;3s
dchemistry;3p
m protein;3p
dinformatic;2j3s
dlogical;3s
k wildlife and fishery;3r
ufishery;3r
gy;3s
h cell;3s
imolecular;3s
dmedical;2s3s
dphysic;3z
breeder plant;3o
building;h2
achemistry;41
blinical;3w
bomputational;232h
ger;23
i bioinformatic;3s
jresearch;23
jsystem control;23
cnservation;3t
eumer family;1k
dtrol quality;3n41
bulture cell;3s
bytogeneticist clinical;9x
ad and r;42
cr;3p
bairy;3m
cta;2k
e biofuel;l8
flearning machine;2k
fmarketing;2k
bevelopment and research;3p42
nssay;41
mprocess;41
pduct;3n
mresearch;3p42
dice mems;3742
hsystem mechanical electrical micro;42
picroelectromechanical;37
aengineering;2t
cvironmental;2y43
n research;43
bxercise;9596
cploitation radar;46
afactor human;4c4j
bermentation;3n
bood;3n
crensic;3x4ubg
estry;3u
dmulation;3p41
agenetic;3s
domic;3s
aimage;2h46
bnformation;21237a
cstitute;3y
alab chemical;41
flinical;3q3v3w
emedical;3q3w
doratory chemical;41
mlinical;3p3q3s3v3w9x
lmedical;3q3w
bearning machine;232k
bidar;46
amanagement;1f
k data;2k
cpping certified sensing remote;46
isensing;46
crine;3r3s
cterial;42
i nanotechnology;37
dhematical;2l
bedical;3w
fine vet;97
merinary;97
bicrobiology;3q
andt;3k
buclear;3z
ctrition crop;3o
aobservation earth;4g
bperation biological;3s
ctical;3z
apharmaceutical;2s3p41
cysical;3t4546
i gis;4g
jresource;3t
jsystem information geographic;4g
gian;3w
blant;3o
f and soil;3o
gsoil;3o
dstic;42
bolitical;4i
dlution water;43
cstdoc;3y
htoral;3y
cultry;3m
breservation food;3n
cocessing food;3n
dteomic;3s
burification;3s
aqc;3n41
buality environmental;3t
ar;3p42
badar;46
cnge;3t
eing and detection light;46
idetection light;46
begulatory;18
csearch;232h2i2j2k2l3h3m3n3o3r3s3w3z41424346494d4s
i bioinformatic;3s
jclinical;3w
kyber;23
osecurity;23
jdrug and food;3n
ofood;3n
jinformation and computer;23
vcomputer;23
jlearning machine;23
jmedical;3w
kolecular;3s
jnanomaterial;37
joperation;2i
jpolitical;4i
jscience social;4j
kensing;46
q remote;46
kynthesis nanomaterial;37
jtechnical;3h
dource;3t
i natural;3t
jwater;45
bocket;2q3z
asafety food;3n
becurity system information;2f
cnsing;46
h imagery;46
imicrowave;46
iremote;46
o imagery;46
pmicrowave;46
eory;4l
bocial;4c4d4j
cil microbiology;3o
fresearch;3o3t
bpace;40
f and atmospheric;40
htmospheric;40
cectral;46
btatistical;2j
bubstance hazardous;43
atechnology product;2r
csting destructive non;3k
bheory computational;23
avision computer;23
awetland;3r3t
2ooper cream ice;c4
8grain;na
3rekeeper;80cv
b basketball;80
5r;80lfm2
6 and cutter lip;m2
7cutter lip;m2
7event athletic;80cv
8xam;7e
bination;7e
7heel;m2
7operator off cut;lf
7slitter;lf
7test;80
7wing;jh
3urer;m2
7 heel;ki
8last;ky
9ift top;ki
8shank;ki
8tip;ki
8wool;ks
4t;ft
5 and coache;7z
7thletic;7z
6baseball;7z
6cavalry;nx
7oache;7z
7rop;ft
6field;4pdf
6geological;44
6hockey;7z
6oil;4p
6sport professional;7z
6talent;7x
7ree;fv
3wman;ms
2raper;g7hojqn9
7 broomcorn;nb
8card;ks
8floor;g7
8hand;lc
9og;m2
8ice;cv
8leather;m2
8ship;m2
9ole;ki
8tripe;jh
8wall;gb
cpaper;gb
5man shear;m2
5per;m1
8 vessel;m2
4tcher;m2
9 pattern;jz
3eedman asphalt;gc
5ner;brlam2na
8 administration security transportation;br
airport;br
9baggage;bobr
g airport;br
aiometric;br
9coal;nj
9gravel;gb
9health;58
cring;ah
g newborn;ah
9passenger;br
9sand;hona
aecurity;bobr
h airport;br
itransportation;br
ailk;kc
9temperature;la
asa;br
c administration security transportation;br
9up touch assembly board circuit printed;li
6writer;8c
4wer lag;m2
5maker automatic;jqjt
bpress photographic;lr
3ibe;b1
6 clinical;b1
7grand;53575f
7medical;aeb1
e emergency;b1
7ophthalmic;acb1
7provider;b1
6r;ji
4ptwriter radio;8c
3ubber;cd
8 car;n9
9floor;cd
9leather;m2
aining;m1
9meat;lv
2udder hand;m2
3llion;c8
4ptor;7l
8 concrete;7lm2
areative;7k
9fingernail;d6
9ice;7l
9metal representational non;7l
6urer fingernail;d6
3tcher;ks
1do;0v
1eal navy;nr
4er;flfulnlum2
6 ampoule;lnnc
8nd packer case;ln
7bag;nc
8eam;m2
8lock;m2
8ulk;lu
7can;ln
9r;fl
9se;nc
8ell dry;m2
7edge panel;m2
8nvelope;lu
7heat and packer poly;nb
cpacker poly;nb
7joint;gb
7kosher;m2
7measure and weight;18
fweight;18
7package;nc
e machine;ln
fsemiconductor;lq
ber case;ln
9per;lu
7top string;lzm2
7vial;m2
b level;m2
3man;ms
6 ab;msmt
9le;ms
7bodied able;msmt
7merchant;ms
7ordinary;ms
f vessel;ms
4er;kgkilem2
6 automatic;kg
7cover;kg
7folder;kg
7gore;kg
7hose;kg
7quarter;ki
7sole;ki
7vamp;ki
4stress;kgkjkk
a alteration hand;kk
bcostume;cw
dver slip;kgkk
custom;kj
bdrapery;kgkk
bfinisher;kk
j fur;kk
bindustrial;kk
bslip;kgkk
3rcher;5mm2
8 abstract;5m
hor examiner title;5m
and abstractor examiner title;5m
9lien;5m
9patent;5n
9record;5m
9title;5m
3soner;m2
8 leather;m2
3ter;c9
6 heel;ki
7rush;je
2condary through kindergarten administrator education;0l
3retary;578delf9fafb
9 administrative;f8fb
lor;fb
blumni;fb
bttendance school;fb
abilingual;8d
acity;ei
blerical;fb
ek;fb
bonfidential;f8f9
crporate;f8
iion;11
adental;fa
cpartment;fb
aeducation board;11
kof board;11
bscrow;fb
bxecutive;f8
afinancial;f8
ahospital;fa
alaw;f9
begal;f9
f accredited;f9
glitigation;f9
bitigation;f9
boan;eq
amedical;fa
cmbership;575c
anational;57
aoffice;fb
g medical;fa
aparalegal;f9
cyroll;ec
bersonal;f8fb
bhone;e6
blacement;el
bresident vp;f8
es;89
bsychiatric;fa
aracing;80
aschool;fb
atelephone;e6
braveling;57
avp;f8
award;fa
3tionizer;ln
3urity system adp;22
2dimentationist;44
2eder broomcorn;nb
2iner drag;fu
7fish;fu
7purse;fu
c tuna;fu
3smographer;4p
6logist;4445
2lectman;02
6or;lina
8 beef;na
ainder;li
aottle;li
9copy office;fg
aue;1l8m
9diamond;lj
9food;na
d frozen;na
9glass;li
eware;li
9hide;na
9meat;na
9order;esnd
e warehouse;nd
9sample;lim2
atock;nd
eroom;nd
bummel;li
9tenant;el
aimber;fz
aube forming;li
9warehouse;nand
arapper;li
3ler balloon;e2
7card;cs
8igarette;do
7lei;e2
7ticket;dkev
d mutuel pari;cr
eparimutuel;dk
2nator;02
7 .s u;02
8state united;02
3sitizer;lp
a plate;kc
6ometrist;4p
2o;1k
2parator;kelali
9 band sweat;ks
aclothe;ke
afeather;la
breight;f6
aoffal;jh
bil;la
apeanut;fp
bluck;jh
ascrap;li
btitch;ki
bweatband;km
athread;m1m2
2quencing generation next;2j
2rgeant armor;nt
btillery defense air;nt
jfield;nnnt
9communication force special;o1
9desk;b7
btective;b7
9engineer force special;o1
9force special;nu
censic;bg
9infantry;nu
btelligence;nu
l and operation assistant force special;o1
mchief sergeant senior intelligence;nu
mhuman counterintelligence;nu
zintelligence chief;nu
moperation force special;o1
msergeant intelligence;nu
9medical force special;o1
alrs crewmember lance;ny
9officer;b9
9patrol;b7
aolice;b7
f patrol;b7
hrecinct;b7
9senior armor;nt
itillery defense air;nt
qfield;nnnt
gforce special;nu
ginfantry;nu
itelligence;nu
s human counterintelligence;nu
aheriff;bj
9traffic;b7
cnsportation;bk
9weapon force special;o1
5r;kg
3iculturist;3m
3ologist;3w
3vant;dh
7 house;dh
4er;c5
6 banquet;c5
8everage;c7
f and food;c6
gfood;c6
8ook sport;cr
8uffet;c5
7cafe;c4
bteria;c4
9r dining;c5
8ocktail;c5
8ream ice;c4
7dining room;c6
i in;c6
7food;c2c4c5c6
b cafeteria;c4
cfast;c4
ckitchen;c4
coutside;c6
cservice room;c6
9untain;c4
7line;c2c4c6c7
7process;eifh
e civil;bj
7restaurant;c5
8oom;c6
b dining;c6
7service room;c6
8ubpoena;ei
9mmon;ei
7tray;c6
7ware;nb
arant;bt
4ice answering including operator switchboard;e5
8financial insurance advertising except service representative sale;dt
8gambling except worker recreation and entertainment of supervisor line first;cm
zeation entertainment supervisor line;cm
8postal except operator machine mail and clerk mail;fg
zine mail clerk mail;fg
9rofessional director;0n11
lof director;0n11
7man;h3
a building;h3
bcontract;h3
bdoor;if
belectric;in
evator;h3
btanker;my
7person system distribution;l1
7r;mgmy
8 address public;8ihs
aircraft jet;i1
and builder structure clay;ha
dinstaller equipment dental;iqlk
appliance electrical;ii
jgas;ii
atm;hq
auto;my
9builder structure clay;ha
brner oil;ih
9car;my
aonditioning air and heating;ih
qheating;ih
ctrol termite;cg
9deodorizer air;ik
9electrical;gh
fotype;j3
aquipment health;b0
jlubrication;igij
jmaintenance automotive;ij
jradiology;iq
9fertilizer liquid;fq
ailler machine;iw
bxture light;cdcf
aurniture;m2
9game video electronic;hz
brage industrial;my
bs industrial;ig
9heating;ih
aome mobile;iz
9injection fuel;i4
n auto;i4
smotive;i4
bstaller c;ih
k a;ih
konditioning air;ih
jequipment dental;iqlk
9light street;gh
bne gas;go
aoan;1w
aubrication;my
9machine office;hq
hstamp;iw
ktistical;hq
hteller automated;hq
vic;iw
iranscribing dictating;hq
hvending;iw
o route;iw
bintenance equipment auto;ij
zmotive;ij
aeter parking;igiw
9neon;gh
9oil and gas;my
dgas;my
9pool swimming;cdj3
aress hydraulic;ij
aump;ijj3
brifier air;cf
9register cash;hq
bpair;ih
aoute vending;iw
av;id
9sign electrical;gh
eneon;gh
aoftener water;go
aprinkler lawn;ch
atoker;ij
bructure clay;im
aystem control environmental;ih
9taxi;my
aelevision;hz
aire;ie
arailer house;iz
av;hz
9unit window ac;ii
lconditioner air;ii
9vehicle recreational;id
2tter;g2jejojpjqjsk1k3kakbkiljm2
6 ad;kb
8gate;m2
8nd service slitter;jq
8ppointment;eu
7band neck;kg
8ed;m2
8inder perfect;kd
8last;hg
9ock gypsum;g2
8oard;m2
9iler;g1
8raider;j3m2
9ick;g2nj
9oach;k3
7cap barrel;jem2
9rbon;ik
ad;ks
ariage;fufz
8hoke;ftfufz
cr;fz
8ollar;kgkk
d lockstitch;kg
eoverlock;kg
9mb;ij
ber;ij
9ncrete;g9
adenser;jwm2
9re;k0m1
9tta terra;g2
8ribbing;ha
amp;m2
9usher;holb
8uff;kg
9p lockstitch;kg
9rbstone;g3
7diamond;lj
9e;jojqk3
a forging;jo
8rawing wire;jn
7edge;kim2
8gg;fs
8lement;je
8quipment heating induction;k4k5
pplastic and metal;k6
xmetal;k6
hprinting screen;kc
7floor composition;g6
8oot;m2
9rging;jo
am;g4gbkb
b concrete;g9
coperation multi;ka
8unnel;m2
9rnace;ih
7gear;jt
8lass;gii3
c art;gi
8rab;ftfz
ade;ha
anite;g3
8uide;jp
7hairspring;jc
9mmer;lj
8oning;js
8ydrant;go
7instrument;hs
aulation cork;gj
8ron;gt
7jack;hnho
8ewel;lj
cry;lj
8ob;jskaki
a honing;js
bmachine rolling spline;jp
9int;g9
ast;gt
7kiln;m2
9ss hand;m2
8nife;kxky
c machine grinder;ik
7lathe spinning automatic;jt
8ead;m2
9tterpress;kbkc
8ine casing;kd
cin casing;kd
aing;kg
d lockstitch;kg
8ock;iy
9om;ka
b needle;knks
cweaving wire;ka
7machine;iljqk2kakokym2
e annealing flame;k6
fbindery;kd
gonding;koks
grake press;jq
izing;k5
hush;lf
fcasting;k1
m die;k1
glock;k2
gnc;k2
goating and plating nonelectrolytic plastic and metal;k8
npaper carbon;k8lp
olating nonelectrolytic plastic metal;k8
hiling;jqka
m spring;jqka
t torsion;ka
ntorsion;ka
hntrolled numerically computer;k2
hremaking;k1
hver roller paint;m2
fedging;lbm2
gxtruding;lg
ffolding;kd
hrming operation multi;k2ka
fgathering;kd
grinder;js
fhardening flame;k6
finduction;k6
fmaker body;ka
iing nail;ka
golding;k1
m compression;k1
ninjection;k1
fpackaging juice;m2
hnel;lf
grinting design;kc
oidentification;kc
omaterial specialty;kc
froller paint;m2
jing cold;jp
nspline;jp
hpe;ko
fscrew;jt
ghop machine;k2
glide four;jqk2
itter and shear plastic and metal;jq
nshear plastic metal;jq
goldering;k5
gtitching;kd
fthreading;jt
fwelding;k5
goodworking;ky
9rble;g3g8
d and tile;g8
m and stonemason blockmason brickmason helper;gv
etile;g8
i stonemason blockmason brickmason helper;gv
8eter;go
c electric;ig
8old;k1k2lym2
b lens;lm
9notype;kb
aument;g3
f construction;g3
9tor;j9
7nail;ky
bhead;ky
7ornament;m2
8ut try machine;k2li
7pantograph;kbkc
9rtition;g4
9ttern;k7
e braid;knko
8igeon clay;cv
9ling;gb
9n;cvij
9pe;gnm2
8late;kc
c press flexographic;m2
finting;kc
8ocket;kg
d lockstitch;kg
9le;frfsgb
8ress;jq
c kick;jq
dline straight;jqka
fthographic offset;kc
dpunch;jq
9op;ho
7rail;ks
9tchet;kx
ae;e9
8oll;jp
ber;ks
8ug axminster;ko
7saw;jsm2
8ervice slitter;jq
8hear;jqlf
8leeve;kg
d lockstitch;kg
eoverlock;kg
8pindle;ks
9onge;jf
9ring;je
8take;3l
9one;g3ljm2
c and tile;g8
dhot;m2
djewelry;lj
dtile;g8
apper;m2
7tank;gt
b production petroleum;gt
cseptic;he
9rget;cv
8easel;ks
9rrazzo;ga
f rustic;ga
8ile;g6g8
b ceramic;g8
chard;g8
cplastic;g6
csoft;g6
cterrazzo;ga
dop table;m2
9re;m2
8ombstone;na
9ng;fz
9ol;ijjtka
b charging primer;ka
cembossing;jp
cmachine combination;k2
v plastic and metal;k2
zstic metal;k2
kloading;k2ka
ksawing plastic and metal;jq
zmetal;jq
lcrew;jt
cpriming fire rim;m2
cunit loading;lnm2
hvarnishing;lpm2
9p can;nc
8rap;cv
ay;c7
9yout machine;k2
8ube roll;jp
8ype;kb
7valve;j9
9ult burial;ly
8ial;m2
b level;m2
7waistband;kg
g lockstitch;kg
8elder beam electron;k5
emachine beam electron;k5
mresistance;k5
bing;k4
8heel polishing;ik
8ire;m2
8ood;fz
7yoke;kg
7zipper;kg
d chainstitch;kg
elockstitch;kg
4ler wort hot;la
2wer;kgkhkikj
5 alteration;kk
7rmhole;kg
6bag textile;kg
8le;frkj
8nd sweat;kg
7elt;kg
7ook;kd
7uckle;kgki
8tton;kgki
6cap;kg
8rpet;kg
8sing;kgkj
7oat;kg
a fur;kg
8llar;kg
8ne;kg
8ver slip;kgkk
7ushion;kgki
9tom;kk
c and dressmaker tailor;kk
ddressmaker tailor;kk
6foundation and mattress;kj
hmattress;kj
7ur;kgki
6glove;kg
6hand;kj
a baseball;kj
7eel;ki
6industrial;kg
6label;kgki
8ce;kg
7oop;kg
6machine;ki
8t;m2
9tress;kj
7itten;kg
6overedge;kg
6plastic;kg
7rototype;kg
6ring shade window;kg
6sack;kg
8mple;kh
7eam;kgki
7hade lamp;kj
8irt;kg
8oe hand;kj
9p tailor alteration;kk
jnd alteration;kk
7leeve;kg
8ip;kgkk
7ole hand;kj
7trap;kgki
6tape;kg
a edge front lockstitch;kg
7rimming automatic;kg
7urn;ki
6upholstery;kgkr
6welt;kgki
6zipper;kg
2xer chick;fp
ben;fp
6poultry;fp
3ologist;96
3ton;ch
1hackler;m2na
4tor;ji
3der;lo
6 cloth;kl
7tile;li
3fter;ik
3gger ball;cv
8car;mx
3ker;kekslam1m2
6 apparel wearing;m1
7clothe;ke
7hide;na
7mold;n5
7peanut;fq
7tobacco;m2
3mpooer;d7ke
7ist;d7
3nker;ki
7 shoe;ki
3per;kzlelym2
6 coil;jq
9re;jnlg
7feather;m2
8ilament;je
8rame buckle;lg
7gear;jt
8love baseball;m2
8ood knitted;kf
7hand;lcly
8eel;ki
7plastic;jo
9ug hand;m2nc
cmachine;nb
7stem;je
9ock;lc
8weatband;m2
3rpener;k9
9 and filer grinder tool;k9
abit;js
d drill;js
blade;js
adie;k9
csk;js
afiler grinder tool;k9
aknife;js
amower lawn;js
arazor;js
asaw;js
d linter;js
bcissor;js
atool;k9
e cutting;k9
5shooter fbi;bg
dinvestigation bureau federal;bg
rof bureau federal;bg
3ver;m1m2na
6 bit;kalc
7heel;ki
7leather;m2
7resin;m2
2earer;lf
7 angle;lf
8billet;jq
8fabric;le
8longwall;hk
8mill hot;lf
8screen wire;le
9heep;fs
9nap;jq
8torch;k4
5man;jq
4ther;g4
3dder crab soft;fs
3epherder;fs
4ter;lf
7 slip;m2
3llacker;lo
5er;la
7 corn;fr
8nut;frlb
8peanut;lb
acan;lb
4ver;7b
7 book;7b
3pherd;fs
3riff;b7bj
7 certified deputy;bj
9hief deputy;b7
9ounty;bj
9ustody;bj
8deputy;b7bj
e custody;bj
fdivision civil;bj
fjury grand;bebj
fpatrol;bj
fsecurity court;bj
gpecial;bj
9ivision civil;bj
8jury grand;bebj
8patrol;bj
8security court;bj
arvice court;be
l deputy;be
9pecial;bj
8under;bj
2ifter car;monj
8mini;nc
9old;n5
8scene;na
8weight;m2na
3ll;cscy
3ner shoe;cxdh
4gler;g4gr
3pfitter;k7
a marine;k7
4master;mt
4per;f6nd
7 and inspector wallpaper;li
8cattle;13
8fruit;13
8grain;13
8inspector wallpaper;li
8oyster;13
8produce;13
et farm;13
8stock;13
8wheat;13
4smith;j3
4wright;g4
3rrer;kg
2ochet;5fji
3eblack;dh
4maker custom;kh
4shiner;dh
3het;5f
3oter;hg
7 coal;hg
9rap;cq
8dynamite;hg
8hole shot;hg
8scale;ka
9tump;hg
8torpedo;hg
9rouble;iniuk3li
f die;k3
gexchange;hs
ginterference radio;in
goffice central;hs
gtool;k3
8velocity;hg
8well;hg
c oil;hg
3p coffee and lounge restaurant hostesse and host;c9
clounge restaurant hostesse host;c9
4per;bte3
7 comparison;e3
cetitive;e3
8investigative;e3
8merchandise;e3
9ystery;1le3
8personal;1le3
g commerce e;1l
9rofessional;e3
8store;e3
3rer;e3ha
6 house;ha
4t teacher substitute;74
3t hot;bb
4blaster;hg
3veler;gbna
8 coal;na
9dirt;gbho
9grain;na
9pit;na
9sand;hona
anow;m1na
6man steam;he
5r;m2
6 band;nc
7pan;lg
3wman;86
7 livestock;ft
2redder;lf
8 corn;fr
9filler;lf
f machine;lf
9rag;km
3imper;fu
4nker;kl
8 canva;m1na
aloth;klm2
3ouder;m1m2
6man;j5
2ucker;jh
7 clam;m2
9orn;fr
8oyster;jh
3nter car;mo
3ttler;ik
1ider;g4jh
5ographer;lx
d publishing and printing;lx
pprinting;lx
bist;lx
2fter;lbm1m2
6 rouge;la
7sand;ld
2gnaler;ftfzgbhom1m2
8 flag;n3
9lot parking;mx
6man;j1
9 flag;n3
2licator;lo
3ker;kmm2
3verer;lo
8 bulb glass;lo
9glass;lm
e optical;lo
9lens;lm
9mirror;lo
6smith;ljlx
b restoration;lj
4iculturist;3u
2monizer;n9
2nger;84m2
6 and musician;84
7choir;84
8oncert;84
9untry;84
7edge cloth;ksm1
7gas;ks
8ospel;84
7musician;84
7opera;84
3ker;k3
6 die;k3
7shaft;hg
2ster;575c5f
2tter;apdd
6 animal;cp
7baby;dd
7care child;dd
9t;cp
8onvalescent;ap
7dog;cp
7house;dh
7nurse;aq
7patient;apaqar
8et;cp
2zer;kekslim2
5 die;m2
6hand;ksm2
8t;keks
6machine;m2
7ica;le
6roving;li
7ug;ke
6stem;nb
6timber;ky
7obacco;fp
6yarn;ks
1kateboarder;7y
c professional;7y
5r;7y
6 figure;7y
d professional;7y
7ice;7y
a professional;7y
7professional;7y
7roller;7y
d professional;7y
5sman;mo
2einer;ko
3wer neck;m1m2
2iagrapher;a2
3dder;ftfz
7 log;fz
8timber;fz
3er;7y
5 professional;7y
3ll combat force expeditionary;o0
3mmer;jw
7 converter;jw
8dross;kan5
8furnace melting;jw
8kettle;jw
8reverberatory;m2
8slag;jw
8vat;jl
8zinc;jw
3nner;ftfzjhle
7 animal;jh
8bacon;jh
ark;m2
9eef;jh
8calf;jh
at;n8
berpillar;n8
8dinkey;mn
8jaw;jh
8leather;m2
8pelt;fu
8quill;nb
8roll;m2
8shank;jh
3pper;fumt
3ver;kikylf
6 belt;lf
b v;lf
8locker;lf
7machine;lf
7sole;ki
7tube;lf
2ycap;d9
3diver;7y86
1labber;nb
3cker;m2
5man;ftfz
3gger;jw
4man mixer;m2
8pit;m2
8vessel;m2
3ker;ld
6 lime;ld
3sher;jqkskxlf
7 welt;ki
3ter;gr
3ughterer;ji
b hog;ji
clivestock;ji
cpoultry;ji
critual religious;ji
2edger;gb
3ever;kfkgm2
2icer;c2jg
6 and gluer hand;m2
7bacon;jh
7crystal;lq
7deli;c2
bcatessen;c2
7gluer hand;m2
7meat;jg
8ink;lf
4ker;m2
3der can;ks
3nger;j0
7 hash;c0
8rigging;fz
8sand;k1
9equin;m2
3pman;gbm2
4per;ftfz
3tter;lelf
7 cigarette defective;lf
8gullet;jh
8hand;jhle
8metal;jq
8paper;lf
2oper;han7
2p;94
3 bilingual;94
4health home;94
4pediatric;94
4school;94
a virtual;94
4teletherapy;94
5ravel;94
3a;b5
4 school;b5
2ubber;ko
3gger;ki
7 heel;ki
1mar;j5
3sher;kn
7 baggage;d9
2elter;jw
7 metal;jw
8ore;jw
2ith metal sheet;gs
6platinum;lj
2ocker;kg
3ker;jj
6 fish;jj
7ham;jj
7meat;jj
7sausage;jj
3other;jslblym2
8 asphalt;gb
9concrete;g9
9glass;lc
2udger;fr
3tter;la
1nagger;jsks
3iler;js
3ker;n8
6 log;nj
3pper;m2mo
7 bean;m2
8cinder;m2
8silk;ks
3tcher chart;ea
9gut;jh
2eller;je
7 machine;m2
2f;90
2iper;ftfz
6 scout;o0
4per bean;m2
8tassel;fr
2owboarder;7y
b professional;7y
4maker;m2
2ubber;ftfzna
1oaker;ks
6 hide;m2
7meat;m2
7silk;ks
3per;kslo
4stoner;n9
2ciologist;4d
b clinical;4d
cfamily;4d
cmedical;4d
crural;4d
curban;4d
2dder;ch
2ftener;ks
8 leather;kim1
2lar;g0
5 and wind except engineer energy;37
6wind except engineer energy;37
3derer;k4lj
8 can;k4
9electric;k4
hal;k4
9hand ultrasonic;k4
9jewelry;lj
9line production;k4
9metal;k4
9refrigeration;k4
aibs barrel;k4
9silver;k4
9torch;k4
e acetylene;k4
fgas;k4
9ultrasonic;k4
3er;ki
3icitor;53575c5gdpdqe1
9 advertising;dp
abook;e2
acity;5g
afreight;e3
ainsurance;dq
amembership;dte3
apassenger;ev
ctent;5g
asubscription newspaper;e2
atelephone;e1
3oist;84
7 ballet;81
2mmelier;c5
9 coffee;c4
2ngwriter;83848c
3ographer;9za0
b cardiac;a0
j diagnostic;a0
u registered;a0
hovascular;a0
cdiagnostic ophthalmic;ac
cecho;a0
gcardiograph;a0
cmedical;a0
j diagnostic;a0
u registered;a0
cophthalmic;ai
m diagnostic;ai
x certified;ai
cstaff;a0
cultrasound;a0
m travel;a0
cvascular;a0
2rter;f4fpkelinand
6 and buncher quill;li
binspector hide;li
bsizer diamond;li
8pple;fp
7bag;li
9ll;m2
9sket;li
8ean;fp
8inder;li
8lock;li
8obbin;li
9dy hat;li
9lt;li
9ok;7bep
9ttle;li
9x;na
8rass;li
9ick;li
8uckle;li
9ncher quill;li
adle;nb
7can;li
9ttle;m2
8herry;fp
9ip potato;li
8laim;ff
am;fpfum2
8rust;li
7down take;lr
7egg;fp
7fiber camelid;fp
8leece wool;fp
8reight;na
9uit;fp
8ur;li
7garment;f6kem2
8ood returned;li
7handler mail;f4
9y;nb
a equipment archery;nb
8eel;li
7inspector hide;li
7laundry;ke
8eaf;fp
ather;li
e upper;li
8iver fish;fp
8og;fyfz
7machine;m2
9il;f4fg
b and delivery;f3
cdelivery;f3
cwarehouse;fg
9terial;na
f recyclable;na
8etal;na
7net;ke
8ut;fpli
7oyster;fp
7package;f2f6na
9llet;na
9per;lim2
9rt upholstery;li
8ickle;li
9nion;li
8lug;li
8otato;fp
8roduce;fp
e agricultural;fp
dt recyclable;m1
eion;li
7rag;lina
8ecycling;m4na
9mnant;li
8ing;li
9vet;li
7scrap;lim2nb
8eed;fp
bling;fv
8heep;na
bt;ke
8izer diamond;li
8pool;li
9ud;fp
8tock;lind
c cloth;li
9rawberry;fp
7ticket;fl
9le;li
b roofing;li
9re;li
8obacco;fp
9wel;keli
8ube;li
7upholstery;li
7vegetable;fp
7warehouse;fg
8ood briar;li
al;fp
7yarn;ksli
b warp;li
drap;li
7zip;f4
2ubrette;7w
3nder;gbh1
3rcer fabric;kq
4er;ks
6 brown;ks
7white;ks
1pacelift operation missile and space;nr
sspace;nr
4kler;gg
3nner;ks
3rmaker;g4
2eaker motivational;89
3cial;bj
7ist;14151a1i1j21495ldndsdydzg9
a 3d;7m
b8 section;18
babuse substance;56
ccademic;72
dcess patient;aie8
hory apparel;7p
eount;03dpdqdrdv
i claim;16
kustomer;e8
iing;ea
doustical;gf
dquisition;141r
m talent;1a
dt disclosure mortgage home;1v
fsecrecy bank;1v
eivity;df
j physical adapted;71
euarial;2g
cdjudication;5i
dministration patient;ae
nve;f8fb
p medical;aefa
mor;fb
fssion;eo
doption;54
dvertising;8c
cerotriangulation;2p3l
cffair government;4i
iinternational;22
ilegislative;4i
ipublic;89
iregulatory;18
s drug;18
cg precision;4k
esustainable;4k
dricultural;3o4k
le;4kbj
m precision;4k
w extension;4k
nsustainable;4k
fntelligence;4k
eonomy;4k
ci;232b
dd hearing;ah
clignment auto;i4
pmotive;i4
lend front;i4
lwheel auto;i4
vmotive;i4
dlergy;9p
dteration;kjkk
l sewing;kj
cnalysis;3e
j compensation;1i
kjob and benefit compensation;1i
ksystem;21
ht data;2j
gtic data;2j2k
dkle and foot podiatric;9r9s
hfoot podiatric;9r9s
dtenna;i4
cpe;71
dparel;kj
i custom;kj
eeal and grievance;1c
igrievance;1c
elication cytology;9x
ndrywall;gf
ngis;2f
nlining and coating industrial;gl
ucoating industrial;gl
nnetwork;24
nsoftware;2b
oystem information geographic;2f
eraisal;171o
cquatic;bqde
cr;e8
dbitration;1c5j
dchitect;31
k naval;31
gve;77
dnp;9b
cssessment;4b4y4z56
l mission;22
msite solar;du
eistance financial;1x
eurance quality;182c4vli
s application;2c
zation software;2c
tclinical;18
tsoftware;2c
zre system;2c
ctc terminal;ma
cudiovisual;8g
dthoring multimedia;7m
ization;ehel
o insurance;ff
pmedical;eh
ppre;eh
rior;ehel
eo;dn
fmotive;dn
cv;7a8g
cwareness security;1j
bbackground;bg
dlance credit;1wej
drgaining collective;1c
ceauty;d4d5
dhavior;4a4b5053566x6y
jal;4a4b4c4y509n
dnefit;1i
i and compensation;1i
npayroll;ec
jemployee;1i
jhealth;1i
jresource human;1i
ci;2k
dlling;e9
i customer;e9
jmedical;aee9fa
jpre;e9
dm;2m38
dndery;kdlu
doinformatic;2l3s
elogy molecular;3s
clasting;hg
cody;i2
crake;i4i8
g auto;i4
lmotive;i4
didge powered;o2
doadband;hs
ekerage;eg
k custom;18
csa;1v
cudget;1p
bc;ih
c a;ih
cabinet;kt
ele broadband;io
fing optic fiber;3k
dd;3h
dlibration;3jjc
dm;3a
eouflage;o2
dpture data;fc
drbon;37
furetor;i1i4
ed credit;1wej
fiac;9e
ee animal;b3cp
gbreastfeeding early;58
gcustomer;ek
gdirect;52
gfloor;cd
ghealth;a5
jring;ah
glawn;chci
gnutrition;bx
gpatient;a9
het;cp
gservice human;52
hkin;d8
gyouth;54
fer;1a53
ego marine;n1
epentry;g4
dse probation;59
fwork correctional;59
dttle beef;3m
cbrn nuclear radiological biological chemical;o2
center call;fh
jontact;ek
mrol and command;nz
qcommand;nz
kpy;fi
jryptographic;o2
imedia;7a7b
irecord;em
drtification;1a
chain supply;1d
enge climate;43
p gas greenhouse;43
fnel business commerce e;1l
erge;hg
hback;eh
circulation extracorporeal;ai
claim;16
g medical;16
hoffice home;16
hproperty field;16
essification;1i
p position;1i
derical;f8
fk;eufd
g advocate victim;bt
dick pay;1k
ier pay;1k
dosing;5meq
i post;eq
dutch;i4
h auto;i4
mmotive;i4
coding;ae
h certified;ae
iinsurance medical;ae
imedical;ae
dllection;1ye8
l and credit;ej
mcredit;ej
mdata;48
mmedia and librarian;7a
slibrarian;7a
qcal;e8
dmmerce e;1k1l2f
l internet;1k
llectronic;1k
u internet;1k
iial;1f
fissioning av;7a
pvisual audio;7a
funication;1k898ce5ez
o and information;89
pcentral;e5
qorporate;89
penvironmental;89
pinformation;89
rternal;89
pmarketing;1k89
epensation;1i
filation photogrammetric;3l
fliance;181v
l analysis flow substance;43
mcustom;18
menvironmental;18
nxport;ex
mregulatory;18
osearch;18
msfa;43
mtrade;18
found;ld
futer;1j2325
j micro;25
kpersonal;25
ksoftware;2b
hing research;2h
dncrete;g9
editioning air;ih
r and ventilation heating;ih
sventilation heating;ih
eservation;3t79fv
n land;fv
oresource;3t
owater;3t
ftruction rehabilitation;18
etact customer;ek
fent;2f89
i optimization engine search;1k
jweb;2e
finuity business;1l
fract;14155ldydz
gol;3eigma
i access;ma
kirway;ma
knd command;e5
limal;blfu
kutomation;3f
jcombat;nz
mmand;e5
jdamage disaster;1l
qor disaster;1l
qwildlife urban;fu
kocument;2f
jerosion;3t
jflight;ma
jinfection;3v
lstrumentation;4r
lventory;f5f6f7nd
jlaboratory;4r
jpest;cg
klant;ig
kroject;1lig
jquality;3h4v
q software;2c
jradiation;4r
jtraffic;h6man0
q air;ma
u station;ma
vterminal;ma
wower;ma
iler attack terminal joint;nz
eversion;2f
dordination identification criminal;bg
oproject solar;g0
drnea;9q
erection;59bf
l community;59
lal;59
gspondence;eh
dstume;cw
dunseling;4a
fterintelligence foreign advanced;o2
ert;ei
creative;8l
edential;1a
ling;1a
fit;1q1we8ej
dime;4u
final;bg
dop;4k
f certified;4k
cts hiv;5b
culinary;bubxby
drriculum;7d
l and trainer;7d
meducation special;7d
mtrainer;7d
dstom;18bj
her;89
j salon;d4
cybersecurity;222f
dtometry flow;9x
bd and l;1j
hr;1j23
cape;71
dta;282j2kfc
f clinical;aj
ggis;2f
gnetwork;24
gresearch;28
gsystem information geographic;2f
fbase;2728
j internet;2728
cbms;2728
cebriefing strategic;o2
dck;fy
dfense cbrn nuclear and radiological biological chemical;o2
wradiological biological chemical;o2
dlivery;me
j air airborne;nv
pnd airborne;nv
dmo;dw
flition;gb
fnstration;dw
dntal;ay
dpartment floral;7q
dsign aided computer;3h
ibuilding green;2m
idocument;fe
iinstructional;7d
ilearning;7d
iweb;2d2e
ek front medical;fa
ghelp;25
k computer;25
etination;ds
dtention;bf
eoxification auricular;9u
dvelopment;1a1j
m and learning;1j
rresearch;1j23
rtraining;1j
nbusiness;1k
v government;1k
ncare child;dd
rer;1a4z53
neconomic;47
omployee;1j
nhousing;4e
njob;1a1j
nleadership;1j
qrning;1j7d
nmanagement;1j
qpower;1j
prket;1h
norganizational;49
zal and learning;49
zal learning;49
nplanning;1e
oroduct;7o
qgram;1f
nresearch;1j2342
nworkforce;1jel
w offender;4z5359
nyouth;547c
s h 4;7c
eice cardiac;2x
iidentification frequency radio;2x
itiming;jc
ciamond;lj
dfferential;9x
dmensional three;7m
drection fire cannon;ny
qoperation mlrs system rocket launch;ny
z mlrs system rocket launch multiple;ny
dsability;1655el
l developmental;52
eease cardiovascular;9p9w
kommunicable;3v
jinfectious;3v
jpulmonary;9p9w
eorder eating;4a
epatch;ez
flay;7t
i firework;1l
fosal ordinance explosive;hg
nnance explosive;hg
fute;eh
etribution;1d
cocketing;ei
eument;2f8b
jation;2f8bb1em
o assurance quality;18
pclinical;ae
pengineering;8b
ploan;eq
dnation;1h
eor;1h
bear;969p
cconomic;47
cditorial;8a
ducation;58707d
k adult;72
lcommunity;72
nnsumer;76
lenvironmental;3t
lhealth;58
r certified;58
lmovement;71
lphysical adapted;71
zed developmental;71
zive;71
lspecial;6y
ltechnical;6t
kal;7d
ceo;18
cffect sight;8gj3
jpecial;7m
eiciency energy;h2
chr;ae
ds;2z434w
clectromechanical;3f
inic;3e
digibility;el
m program;el
cm;3f
dbroidery;kjkk
dployee;1a1c1i1j
hment;1a4z52el
l and business;el
mbusiness;el
mequal;18
moffender;4z5359
cnd front;i4
dergy;h2
h and science building;h2
irenewable;37iv
ksource natural;43
iscience building;h2
jolar;du
dforcement code;bl
nlaw;bgbj
nparking;bi
dgagement employee;1c
eine;ib
h aircraft;i1
ibiodiesel;i5
idiesel and mechanic truck and bus;i5
pmechanic truck bus;i5
ismall;ib
hering;313c3h
m control;37
ndiagnostic;3h
nresource water;0u
ntelecommunication;26
drollment;4zdqelemet
l provider;el
dtertainment;12
ery blasting;hg
hcharge;hg
hdata;fc
horder;es
dvironmental;3t43
o and safety health;2z
psafety health;2z
cpoxy;g2
cqual;18
eipment;3eiq
k biomed;iq
rical;iq
lfighting fire;j3
nrefighting;iu
lradiological;iq
ltransportation motor;hv
crgonomic;30
dp;21
cstate real;dydz
eimating;19
euary and coastal;43
jcoastal;43
cvaluation;4d
l and testing system;2c
mcare medical;aj
mdestructive non;3k
mtesting system;2c
dent;1gdw
didence;4u
j police;bg
cxchange material;4o
dercise;95de
j cardiac;95
llinical;95
dhibit;7u
dperience customer salon;d4
memployee;1c
elosive;hg
eort;ex
h air;ex
iimport;181l
iocean;ex
dtension;7c
k agriculture;7c
ldevelopment family;7c
lfertility soil;3o
cye;9p
ewear;af
bfabric;kj
hation;ll
dcility;09
j regional;4e
etor human;30
dmily and child;54
ichild;54
drm;13
fing precision;4k
certilizer and seed;fn
mseed;fn
cield;hm
g environmental;18
ixtension swine;3m
dlm;ct
dnance;drec
i system energy renewable;1r
hial;dreaeq
ing alternative;1r
w incentive government;1r
dre oil;bb
farm;4u
ffighter wildland;bb
dscal;1sdr
dtness;akde
dxture and tool;k3
jtool;k3
clame and smoke;o2
hsmoke;o2
dooring hardwood;g4
kwood;g4
eral;7q
duid drilling;4p
colklore and communication;4f
kcommunication;4f
dot;8y
drensic;4ubg
j computer;bg
lyber;bg
fstry;3u
eming;jp
craming;g4
i custom;g4
eud;20
deight;ex
i export;ex
culfillment;es
m order;f6
dndraising;1h
bgardening urban;4k
enishment;1y
ds;l6
e and oil;l6
fbulk;l6
foil;l6
cenomic;3s
dological;44
escience;4p
fpatial;2f2o
cis;2f3l
class auto;i3
lmotive;i3
eucoma;9q
co;dk
d to;dk
dvernance;4i
l local;4i
crant;1h
ephic;7m7r
deenhouse;fr
dievance and appeal;1c
mppeal;1c
dound;ch
ewth;3o
cuidance academic;75
bhabilitation;ao
dir;d4
ceadache;9j
elth;1i4w
h and safety industrial;4w
ibehavioral;4a
icommunity;5b
ienvironmental;43
v registered;43
imental;51a9
ioccupational and safety;4w
vsafety;4w
ipublic;58
iradiological;4w
isafety industrial;4w
hcare;58a5a6
ering;ah
ft;9p9w
dlicopter;nv
drd large;fo
cistology;9x
cmda;1v
corticultural;3o
me;3o
dusing;el
i 8 section;18
jsection;18
cse;2z
cumint counterintelligence;o2
iintelligence human tactical navy;o2
cvac;ih
cydramatic;i4
gulic;i4
fotechnical;0u
bidentification field;bg
rorensic;bg
qsite;bg
cgnition;i4
cmaging;a2
i document;2f
jresonance magnetic;a3
dmigration;5g
eunology;9p
l allergy;9p
nnd allergy;9p
dplementation;2b2c
eort;bj
h air;bj
icustom;bj
iocean;bjex
erovement continuous;1d
ndocumentation clinical;aj
nquality;4v
cnclusion;70
ddustry agriculture;13
krental;dy
q and estate real;dy
restate real;dy
dfertility male;9p
eormatic clinical;21
mdiscovery drug;3s
mhealth;21ae
mmuseum;2l
mnurse;21
qing;21
kon;2k89e5e6
m geodetic;2p
nhealth;aeaj
nof release;aeaj
npublic;89
nrelease;aeaj
nsecurity computer;22
prvice health;ae
eusion technology;7d
dstallation;hy
n carpet;g5
oelectronic mobile;hy
pmployer;hy
fructional;7d
hment;3fht
l hearing;ah
t board;ah
z national;ah
ucertified board;ah
zfied board national;ah
ulicensed;ah
mquality air;3g
lation and electrical;3f
relectrical;3f
rmarine;hw
eurance;dqff
k group;dq
lhealth;dq
lmedical;ff
dtake;57aiel
eegration data;28
nsystem avionic;ht
ntechnology;7d
hity data;28
fl;bg
gligence;4jbgo2
n agriculture;4k
prtificial;232b2f
obusiness;2k
ocrime;bg
sinal;bg
pyber;22bg
tsecurity;bg
owarfare expeditionary;o2
frior;gf
j exterior;gf
gnet;242d2e
gpretive park;3t
gvention;6z
n behavior;50
ocrisis;56
oearly;546w6z
ofamily;54
opreschool;6w
dvasive cardiovascular;9z
y registered;9z
eentory;f6f7nd
k hub;f7
lretail;f7
lwarehouse;f7
fstigative;bn
hment;dr
l service;dr
eoicing;e9
cpp;4o
crrigation;fr
l landscape;2r
cs;21
ct;2529
d engineering software application;2b2c
ehealth;21
emanagement data;2728
pplanning;2f
qroject;2f
esystem engineering software;2b
bjustice criminal;6c
jjuvenile;59
dvenile;5459
bkeyboard;fd
bl;1j
cab;9x
e photo;lr
fresearch;9x
eor;1c
gatory;9x
l clinical cytogenetic;9x
mmedical;9y
moptical;lm
mresearch;9x
u biology structural;3s
dctation;58
dn;29
edscape;ch
jing;ch
eguage and speech;94
kmedical;b1
kspeech;94
dser;3k
dthing;g4
dwn;ci
f commercial;ci
gresidential;ci
cearning;0h6x6y707d
esing;dydz
dnding consumer;1x
dtter credit;ej
cibrary;7a7bep
dcense;ei
id psychology school;4b
hing;ei
dfe child;dd
fguard ocean;bq
dghting;3e8j
dteracy;727d
dving independent;8zaoatau
coan;1xdy
f consumer;1x
ginterlibrary;ep
gpersonal;1x
grealty;dy
dcator;4p
dgging;fxfz
eistic;1d
j automated;1d
jal automated;f5
dss property field;17
cubricating;my
bm and o;8zl2
cagneto;i4
diling;fg
froom;fg
entenance;chikiu
m and operation;l2
nfreight;i8
noperation;l2
npredictive;3k
ntransportation;h6
nwarhead;ny
dnagement change;0y1l
mdata;28
nocument;2f
memergency supervisory;0y
nnvironmental;11
mfarm;7c
nire;bb
mgrant;07
mimplementation;1e
nnformation and record;2f
yhealth;aj
yrecord;2f
oventory;f5f7nd
mknowledge;2f
mlogistic;0e
mnetwork;24
mprogram control damage enlisted;nu
pject;1e
t design;1e
umovie;1e
mrange;3t
rland;3t
nesource;3t7c
u family;7c
vnatural;3t
nisk;1u
msecurity;1l
nupply;1d
mtelecom;26
tmunication;26
nimber;3u
nraffic;n0
mwaste;18
r hazardous;182y4w
eufacture;lq
ling;303h
o aided computer;3a
dpping;3l
drketing;1k
k analyst research market;1k
nd analyst research market;1k
lcontent;89
ldigital;1k
lemail;1k
mngine search;1k
rer search;1k
linternet;1k
lmedia interactive;1k
lsearch;1k
ltechnical;1k
dsonry;g4
dterial;esf7h5
j hazardous;h5
etress;kj
ceasurement;ig
et;jg
dchanic equipment;i7
ddia;7a7b7m89
g digital;7m
o interactive;7m
hlibrary;7a
o elementary;7b
pschool;7a7b
hsocial;1k
fcal;969p9w
i counseling genetic;al
gine aviation;969p
kemergency;9g9p9w
knuclear;9o
koccupational;9p9w
kpreventive;9p
ksport;9p
p industrial;9p
qpediatric;9p
dlt central;jw
drchandise inventory;f7
mr;7t
ling;7t
o retail;dw
pvisual;7t
dtal sheet conditioning air and ventilation heating;gs
z air ventilation heating;gs
nhvac;gs
glurgical;32
ehod;2i
h quality;3h
cicroarray;3s
gbiology;3q
gchip;2v
dgration;4k
k data;28
drror;m2
dssion astronaut;nk
dtigation loss;bt
mwildfire;bd
cobility;8z
j and orientation;8z
z certified;8z
kglobal;8z
korientation;8z
ddeling data;28
kinformation building;2m38
dnitor traffic;n0
drtgage;1x
dtor autism;71
cri;a3
cultimedia;7a7m7r
dseum;78
bnanofabrication;3h
ftechnology;37
cde;3k
dt;3k
cetwork;2426hs
i area;29
n local;29
jcomputer;24
jinternet;24
kt;24
jtechnology information;24
iing;24
cotification;br
curse cardiac;98
ke critical;98
ilinical;98
p adult psychiatric;98
qcardiology;98
te critical;98
qemergency;98
qgerontological;98
qhealth adult;98
xcommunity;98
xmental psychiatric;98
zntal psychiatric board;98
zntal psychiatric certified board;98
xpublic;98
qicu;98
t trauma;98
qneuroscience;98
qoncology;98
qpediatric;98
rsychiatric;98
qunit care intensive;98
z intensive trauma;98
hdevelopment test;21
hinformatic;21
gry and ground;fr
jground;fr
dtrition;3m
k dairy;3m
bo;8zl2
cb;9k
dstetric;9k
cccupancy;dy
duloplastic;9q
cd;49
d and learning;49
elearning;49
cffice administrative;f8
imedical;fa
iphysician;fa
hr correctional;bf
chs;4w
cperation;2i3h4reeegl6mbnz
k aegis;nz
mirfield;mb
oport;mb
oway;ma
mrtillery field;o2
mviation;mb
lbranch;ee
nokerage;eg
musiness sustainable;1l
lcbr defense radiological biological chemical shipboard;o2
mhemical;o2
mloud;25
myber;22bg
qsecurity;bg
lfacility;09
mire wildland;bd
mlight;ewflmbo2
linfantry;o2
ntelligence;bg
lloan;eq
lnetwork;2426
muclear;4r
lpsychological;o2
lretail;di
lsecurity;1l
mource military;o2
zy advanced;o2
ltactical other all of supervisor line first;nu
z all supervisor line;nu
mour;dc
mransportation;4j
lwaste;na
q d and d;na
secontamination and deconstruction;na
zination deconstruction;na
meb;2f
hor;ld
dhthalmologist;9q
dportunity employment equal;18
oqual;18
dtic fiber;3k
gal;37
fmization engine search;1k
crder;es
enance explosive;hg
dientation;8z
egination;13
m grain;13
dthodontic;8r
gpedic dentofacial and orthodontic;8r
yorthodontic;8r
cs;25
cther all dentist;8t
cutreach;5b
j benefit;5b
kcommunity;5b
bpackaging;fglnnc
dint;lp
g mobile;lp
dralegal;5l
fmedic;a6
ek;3t
eole;59
h probation juvenile;59
et;dn
f auto;dn
kmotive;dn
ficipation citizen;4i
dssport;bj
dyable account;ea
eroll;1iec
cc;25
ce adaptive;71
der;5a
f certified;5a
drformance building;1l
emit;18eih2
hting;ei
l environmental;43
esonnel;1a1i1l
dt;cp
cheresis;an
dilosophy;6k
doto;lr
ggraphic;8k
dysical resource;3t
clacement;1ag9
k employee;1a
ljob;1a
lpersonnel;1a
lvocational;52
en health;1i
gretirement;1i
q financial;1s
rpension;1i
fning;4e
j magtf force task ground air marine;nz
kresource enterprise;21
ft;l6
g gas;l6
hheat;l6
colice;bk
h investigative;bg
gy;4f4i
h indian american;4f
ksurance cyber;dqff
ipublic;4f
elution air;3g
lwater;43
eymer;42
dwer wind;37
cpc;1k
cr;89
dactitioner nurse advanced;9b
uregistered advanced;9b
dearrangement funeral;d2
epress;kb
esentation;7r7t7u
grvation;78
n property;18
fs;kb
evention;4ybt
l and inspector fire forest;bd
mfire;bc
nraud;20
minfection;3v
ospector fire forest;bd
mloss;bt
q retail;bt
mviolence workplace;1l
mwildfire;bd
dicing;1r
ent photo;lr
dobation;59
k correctional;59
ecess client;ff
iing;fd
l claim;ff
morder;fd
mword;fd
furement;1314151ded
educt;dtdw
iion av;8g
mgraphic;fi
mprogram;3t
mvideo;8g
osual audio;8g
egram;1iel
i benefit;1i
jenvironmental;43
jhealth;1f
p mental;51
jmaintenance health employee;1a
jpretreatment industrial;4o
jspecialist resource;70
emotion;89
k health;58
eposal;1l
etection;bmbt
l asset;bt
r retail;bt
mchild;54
menvironmental;1843
mfamily;54
nire;bc
mpersonal;1l
mradiation;4r4w
mstore;bt
mwater source;45
csr;18
dychology school;4b
cublishing;fe
l desktop;fe
nigital;fe
melectronic;fe
drchasing;131415ed
bqc;4v
d software;2c
cuality;3h4vli
i environmental;11
jwater;0u4o
errying;hl
br;1j239p
c and pm;9p
ca;18
ddiator;i4
j auto;i4
omotive;i4
fology;a2
gsonde;40
dil;i8
dte freight;e9
ceading;6x6y6z7072
elity virtual;7m
fty;dy
dceivable;e9
l account;e8ea
hing;nd
elamation;3t
m land;3t
eonnaissance armor;o2
frd;2fem
h health electronic;ae
imedical;ae
p information of release;ae
zon release;ae
qroi;ae
ipolice;em
itechnical;em
fvery addiction;4y
lnd launch aircraft;nw
kdisaster;1l
s and continuity business;1l
tcontinuity business;1l
klaunch aircraft;nw
kpipe;jw
ereation;0rdf
l therapeutic;92df
x certified;92
lal;df
fuiting;1a
eycling;m4nh
ddevelopment;11
o brownfield;11
purban;11
euction weight;b5
dferral eligibility;52
eractory;ha
figeration;m2
euge wildlife;3r3t
dgistration;0m
n chemical agricultural;18
ograve;dh
eulatory;18
dhabilitation;528z9p
p and medicine physical;9p
qblind;52
qmedicine physical;9p
qpsychosocial;52
qvocational;528z
dimbursement;1ie9
o medical;aee9
dlation;1c
j client;ek
lustomer freight ocean;ex
kemployee;1c1l
rr;1c
kindustrial;1c
klabor;1c1l
p and employee;1c
qemployee;1c
kmedia;89
kpublic;89
jship customer;ee
dmediation environmental;112y
eoval junk;h5
jwildlife;bl
dntal;dm
h equipment;dm
dpair;i3i8
h camera;ip
iglass auto;i3
smotive;i3
iinstrument surgical;iq
imold;k9
eresentative service public;18
foduction;lr
dsearch;2i3h3q3w4d4m
j bioinformatic;3s
kclinical;3w
lrime;bg
oinal;bg
kintel;bg
pligence;4jbg
kmarket;1k
kterrorism;bg
eidential;dg
eolution dispute;eh
furce;0u3t6w6x6y70
j cultural;4f4g
kenvironmental;0u
kforest;fv
khabitat marine;43
luman;1a1i
kland;3t
knatural;3t3u43474gfv
kwater;0u
etoration;43
m damage;11
nground;11
nhabitat;43
u fishery;43
dtention;1a
k job offender;4z5359
loffender;4z5359
eina;9q
dvenue;1y
eiew credit;1w
iutilization;21
dwork;3f
h hardware;3f
cfid;2x
cight civil;18
hwater;0u
dm;2f
dsk;1u
f credit;1qej
gfinancial;1u
git;22
gmarket;1u
gtechnology information;22
cobotic;37
di;aj
dofing;gr
dute;ex
cp;4r
csp;70
bsafety;4w4x
h and health;2zfn
s environmental;2z434w
toccupational;4w
icarrier motor;n1
ienvironmental;2y43
ifire;bc
jood;fp
ihealth;2zfn
o environmental;2z434w
poccupational;4w
iproduct;18
irailroad;bk
dlary and wage;1i
iwage;1i
ee;1jdndodpdqdtdudvdze0e3
f commerce e;1l
gpharmaceutical;du
gretail;do
gsolar;du
gtechnical;du
gwireless;dt
dnitarian;4o
htion;4w
dtellite;hs
ccene crime;4ubg
dheduling;4zf5
dience behavior applied;4a
jdata;2j
jhealthcare;4a
cearch;1k
h paid;1k
dcretary legal;f9
q certified;f9
etion;18
eurity;1l22bjbo
j ai;22292f
kcomputer;22
lyber;22
kflight;br
kiiot;22
lndustrial;1l
mformation;22
mtelligence artificial;22292f
ornet;22
lot;22
lt;1l
kpersonal;1l
qnel;1l
lhysical;1lbj
ksocial;1l
lystem;22
q information;22
rprocessing data automatic;22
ktechnical;i0
pology information;1l
lhing internet;22
y industrial;22
qof internet;22
zet industrial;22
lransportation;br
ded;4k
dlection;1a
dm;1k
dnsing;46
i remote;46
for;46
h airborne;o2
iground unattended;o2
do;1k
drvice;1afi
i branch;er
lokerage;eg
kusiness;1l
jcemetery;d1
klaim;16
kredit;1w
kustomer;eker
jemployment;1a
knrollment;el
lvironmental;43
kxtension;7c
jfamily;54
kinancial;4z
klight;ma
kood;bxc2
jjob;1a
jlibrary;7a
jmechanical;3i
jnetwork;24
joffice;fh
knsite;fi
jpatient;ai
krotective;bj
t child;54
jrehabilitation;52
lsidential;dg
jsite;52fi
n on;52
jtechnical;2425
lsting and counseling virus immunodeficiency human;5b
rcounseling virus immunodeficiency human;5b
jvisitor;cu
kocational;52
llunteer;cu
jyouth;54
hing loan;1x
dwing;kgkk
champoo;d7
dredding;na
ciding;g4
dgma six lean;3h
enaling rail;mm
dte web;2d2e
ckincare;d8
coftware computer;1j
ksystem;2b2c
dil;3o
durcing;1415
j contract;14
kstrategic;14
ktechnical;14
cpecy endangered;3s
hrare;3s
ed;6y
cqa;2c
ctaff operation security;1l
ging;1a
derilization;b0
dorage data;2728
cupply;1dnd
h petroleum;36l7
iunit;f5
fort;25nd
i administrative;f8fafbfh
kpplication software;2c
ktc;ma
jbehavior;5051
kioinformatic;3s
kreastfeeding international lamaze;58
jclaim;fc
loud;24
komputer;25
r micro;25
spersonal;25
lntrol traffic air;ma
kredit;1w
lyptologic;nz
kustomer;25ek
r computer;25
jdata;2j
kesk help;25
ntop;25
q network;24
kiagnostic network;24
lrect;5a
jequipment biomed;iq
zical;iq
jfamily;5455
lrm wind;iv
kire;ny
korestry;fv
jgeophysical;4p
jhealth;ao
jinfrastructure defense cyber;212f
kt;25
jlan;24
mding;o2
jmarketing;1k
jnetwork;24
q area;24
v local;24
wwide;24
rcomputer;24
joperation;2i
jpc;25
keer;5a
kresidential;o2
loduct;25ek
mgram;54f8
jresearch;3h
midential;dg
jstation work;25
kystem;24
jtechnical;2425
s it;29
ttechnology information;29
oology information;25
khreat and network;24
qnetwork;24
junderwriting;fc
kser;25
n computer;25
oend;25
jwan;24
fression fire forest;bb
drgical vet;97
nerinary;97
eveillance market;bm
u post;bm
fival;o1
dstainability;1l
cwine;3m
etchgear;mo
cystem;24
h agricultural;2r
ibuilding and energy;h2
renergy;h2
icomputer;212425
kntrol fire automated tactical;ny
idata tactical automated artillery field;ny
ielectrical;gh
s aircraft;ht
iinformation;21
t geographic;2f3l
zaphical;2f
kstructional;7d
imanagement database;2728
ioperating;252b
iquality;4v
isecurity;1l
itransportation airway;4j
btax;1m1y1z
e payroll;ec
frevenue;1m
cechnical computer;25
mytogenetic;9x
plogy;9x
lfield;3e
lmanagement project;1e
lndt;3k
meurophysiology;ai
ltesting destructive non;3k
lworkstation network;24
iian auto;i4
qmotive;i4
gology information;2529
x engineering software application;2b2c
ygeneral;2f
yhealth;2125aj
ymanagement data;2728
zanagement planning;2f
zanagement project;2f
ysystem engineering software;2b
ostructional;7a7d
dlecom;26
imunication;26ez
fsale;e1
fvision;87
dst;3c3e
f automation;3f
gproduct;3f
fing destructive non;3k
jequipment safety;4x
jsoftware;2c
cheater home;hz
erapeutic;92
hy art;96
jmanipulative;969p
kusic;96
cissue soft;ax
dtle;5m
cour;db
crade;1k
g international;181k47
fing;dr
effic;n0
eining;1j49
j and development organizational;49
omanagement program control damage enlisted senior;nu
ood;49
pperation d cbr defense radiological and biological chemical shipboard;o2
lwareness security;1j
kcomputer;1j
kemployee;1j
qment;4z
khabilitation;ao
kjob;1j
ksale;1j
loftware computer;1j
enscription;b1
gfer;eg
git;bk
i public;bk
iion;4z52el
l career;4z
gmission;i4
gportation;0e4jmm
evel;ds
h tour;db
deatment;l4
k alcohol and drug;4y
tdrug;4y
lcorrectional;59
x and officer probation;59
yofficer probation;59
lscalp;d7
lwater;4ol4
mindow;gi
ee;cj
cscm countermeasure surveillance technical;o2
cuberculosis;9p9w
cv;87
bundercar;i4
gwriting;1t
cp tune motor;i4
csability;2e30
ctility room tool;k9
bvaccine;fs
dlidation;30
l equipment;30
euation;1n1o
cehicle aerial unmanned takeoff vertical;nv
jmotor;n1
drification;fa
n insurance;dqff
gying;ek
cictim crime;bg
ddeo;8l
dsion;8z
eual;7a7t
h audio;7a8f8g
cocational;52
bwardrobe;cw
eehouse;nd
k data;28
jing data;28
efare electronic;o2
dste;4o
g hazardous;18h5
dx;d4d8
eing;d8
ceapon nuclear;ny
etherization;40ha
p field;ha
db;2d2e
dlding;k4
efare;575c
i child;54
dtland;3t
cildlife;3r
j nuisance;fu
dre contour denture;lk
cork social adult older;55
fer older;1j
criting grant;1h
byouth;54
5men aquarium collector;3s3x
iof collector;3s3x
4ker;ks
7 vegetable;fp
4trographer;3k4n
7metrist mass;4n
7scopist;3k4n
e atomic;3z
fmass;3z
golecular;3z
fnuclear;3z
4ulator;dr
a livestock;13
bstock;dr
bticket;e3
2ieler;cv
3ker;na
3ndler button;lo
4ner;jkjtkokplgm2
7 babbitt;k1
9ell;jt
9ox;kp
8centrifugal;m2
8filament synthetic;kp
9oil;m2
9rame;ko
8hair;nb
and;jt
9ydraulic;jt
8jack;ko
8lamination;m2
8metal;ka
9ule;ko
8ring;ko
8thread;ko
8warp;ko
9ire;m2
8yarn;ko
3ritualist;86
2lasher hypo;lr
3icer;hsiniom2
7 acid;m2
8band;m2
9elt;le
8cable;inio
d telephone;io
ane;je
9oax;io
8fiber;io
alm;lr
8line electrical;m2
8optic fiber;io
9utsole;ki
8ply;m2
8rubber;lf
8tube;m2
bing rubber;lgm2
8veneer;ky
8wire;io
4tter;ftfzkx
8 beef;ji
alock stave;ftfz
areast;jh
autton hand;m2
9carcass;jh
bsing;jh
ahain;ks
buck;jh
9hand;le
aide;m2
9leather;m2
9machine;kilf
aica;le
9post;fz
9rock;hllelf
9sandstone;hl
ahake;kx
akull;jh
alate;lb
aole;ki
atone;hllf
9warp;ko
2onger;jfksm2
7 cloth;ks
8leather;m2
4sor;e3
3oler;ko
7 film;m2
9oil;m2
9use;m2
8latex;m2
8sequin;nb
9ilk;ko
9kein;ko
8thread rubber;kom2
8warp;ko
9hite;ko
9ire;m2
8yarn;ko
4ner;fsm2
3rt;90
5scaster;87
c radio;87
3tter;f5fzkeliljlmlr
7 box hot;mr
8car;mp
8gunfire naval;nn
8job;f5
8lathe;kyn7
9ot parking;mx
8negative;lr
8photographic;lr
iy;lr
8shuttle;ky
9ilk;ke
8timber;fz
9op;ki
9ruck;mx
8wool;ke
8yard;mfmp
3uter;lb
7 grain;m2
2ragger;ho
4yer;cgcifqgbkekulo
7 aerial;m9
9pplicator;ci
8bottom;ki
8cattle;fs
9hemical;fv
8dope;lpm2
9rum;lp
aywall;gl
9ust rock;hkho
8finish;ku
e porcelain;lo
9ruit;ci
9urniture;lp
8glaze;lo
aue;lu
8hand;cilolp
c wrapper;m1
at;lo
9eel;ki
c machine;lp
arbicide;ci
9ose;fs
8insecticide;cgci
bulation;gj
i wall;gj
8knapsack;ci
8lacquer;kulo
9eather;kem2
8machine;lp
astic;lp
9etal;k8
d machined;ka
epart machined;ka
frevention corrosion;k8
goduction;lo
9old;m2
asquito;cg
8orchard;ci
8paint sandblaster;lp
9lant;ci
8shoe;ki
9tain;ku
8weed;ci
3eader;kmlem1m2na
8 asphalt;gb
9burlap;m1m2
9candy;m1m2
aloth;ks
e printing screen;ksm1
aoncrete;gb
9filler;m1m2
9glue veneer;lu
9hide;m2
9lime;fq
9machine;m2
bterial;ks
aica;m2
9silk;ksm2
3igger;m2
4nger;jem2
8 chair;je
5kler;hokem2
9 lead;m2
astreet;mf
2udder;ftfz
7 bark;ftfz
2y;bg
1qe;2q2r2s3031323336
2ueezer;ky
3ilgeer;jh
1ro;bj
1sa;f2
1t;aa
2 or;aa
2abber;na
4ilizer soil rotary;ge
3cker;7bf7fxna
7 automatic;nb
8bale;na
attery;m2na
9lock;na
9oard;nj
ax;nb
9read;m2
aick;m2
8core;k0
aunter;ki
8dish;c8
8hay;frfs
8lumber;na
8machine;nj
8paper;na
9late;m2
d hand;m1
emachine;m2
8shift;fx
8tin;m2na
3ff bell;d9
6kitchen;c2
6special and liaison air;no
eliaison air;no
6wait;c5
5er care direct;ap
9ongressional;f8
5person sale hourly;do
3gehand;8gna
5r;lo
6 home;7v
3iner;gllom2
7 edge;kikslom2
8furniture;lo
8heel;ki
8shoe;khki
9ole;ki
8wood;lo
3ker;3ljem2nj
6 hairspring;jc
7jewel;m2
7leather;m2
8ine;39
7machine;m2
3mper;kckekilblflgljm1m2
7 box;lz
8carton;kc
9igarette;lg
8die;lf
8gold;m2
8hand;m2
8leaf;lx
bther;kh
8machine;m2
9etal;jq
9old;lxlym2
8number code;m2
8pattern;ks
9late name;kc
8revenue;m2
9ing;ka
8shoe;ki
9ize;m2
9traightener bandoleer;m1na
9ymbol package semiconductor;kc
3nd;7w
5ardizer juice;4l
3pler;kakrky
7 box;ky
8end;ky
8hand;m2
8machine;m2
8shank;ki
9iding;m2
8veneer;m2
3r movie;7w
5rock;84
4cher;kekslo
8 collar;ke
9flower artificial;m2
6maker;kelam2
4ter;80ks
7 battery;ho
9us;f0
8cab;f0
ar;f0
9ourse golf;cv
8elevator;nj
8race;80
c horse;80
8streetcar;f0
8taxicab;f0
9rain;f0
8warp;ko
3tistician;2j
c analytical;2j
epplied;2j
denvironmental;2j
dmathematical;2j
dresearch;2j
dsport;2j
etudy;2j
i time;2j
eurvey;2j48
3yer;kiks
6 back;ki
7quad;lz
7seam;ki
2eamblaster;ha
5er;jlkfkslvm1m2n9
7 garment;kfm2
8hat;kf
b felt;m1
8nut;jl
8seam;m1m2
8wall;gb
5fitter;go
b and pipefitter plumber;go
y pipelayer helper;gz
cmarine;go
cpipefitter plumber;go
u pipelayer helper;gz
3eler;ks
5worker;ja
4per barley;la
4rer;ms
5sman;ms
3mmer;lam2
7 hand;m1
8machine;la
8tobacco;frla
3nciler;lom1
9 backing rug;lo
amill;m2
4ocaptioner;8e
5grapher;8efdfl
c clerk;fl
eourt;8efd
dhearing;fl
dlegal;fl
dmedical;b1
dpublic;fl
5typist;fl
3pper overcoil;je
3reoptician;ct
6typer;kbkc
4ilizer;b0lhm2n9
a and fumigator;m2
bcan;m2
bfumigator;m2
binstrument;m2
bsupply surgical;m2
btelephone;n9
4nman;fu
3vedore;n7na
9 equipment handling material;nj
3ward;c2c8n2
7 bath;cxn2
9us;n2
8car dining;n2
i railroad;n2
9lub;cx
8deck;c5
8flight;mc
8kitchen;c2c8ca
8land;fv
aunch;mu
8pit;80
9ort;m5m6
9residing;80
8racetrack;80
8ship;m6n2
c passenger;m6
m chief;m6
aop;1l
9ilver;c7
8union;1c
8wine;c5
7ess;80n2
a airline;mc
bbath;n2
bcar dining railroad;n2
bship passenger;m6
p chief;m6
bwine;c5
2icker;m2nb
7 animal;jhji
8core;k0
8hog;ji
8mill tandem;m2na
8nail;ky
8pig;ji
an;m2
8rivet;ka
8sash;kz
5man;cvnb
3ffener;lom2
9 heel;ki
e and insole;m1
finsole;m1
ainsole;ki
3llman;l7
3ppler;glkc
3rrer;jw
3tcher;kgkhkikj
8 binding;kgki
arim;kg
boom;m2
9collar;kg
bunter;ki
auff;kg
brtain;kg
9fancy;ki
e machine;kgki
aeather;kj
aootwear;kh
9glove;kg
aoodyear;ki
bre;ki
ausset;kg
9hand;kj
dbag;kg
9lapel;kg
aeather;kh
aining;ki
9machine;kgki
g controlled tape;ki
hspecial;ki
itandard;ki
brking;m2
9needle double;kgki
9ornament;kgki
aut cut;ki
9pocket;kg
arick;ki
aump;ki
9roller;kim2
9sample;kikk
f garment;kk
ahoe;khki
9tongue;ki
bp;kgki
aree saddle;kg
9upper;ki
9welt;kgki
aire;ky
d side and saddle;kd
jsaddle;kd
9zigzag;kgki
2m;a9
2na;aq
2ocker;nand
7 bay;nd
8checker;nd
8grocery;nd
9un;m2
8merchandise;nd
j retail;7t
jr;nd
8night;nd
8retail;nd
8shelf;nand
9tore;nd
8warehouse;nd
5ing toeing;kn
5keeper;nd
5layer;kim1
5man;m2nd
8 paint;nd
3ker;lh
6 garbage;l8
7kiln;lh
3mper cotton;fr
3necutter;ljly
b hand;ly
cmachine;lf
5hand;kb
5man;hokb
7son;g3
5r;kikslc
6 hand;lcm2
5worker;ly
3per;hf
4per;im
3rekeeper;nd
b divisional;nd
ctraveling;nd
5r;nj
6 car;na
4yteller documentary;8c
5writer game video;8c
3wer;m2nj
6 car;na
2raightener;jq
c barrel;jem2
eillet;m2na
eody;i2
h auto;i2
eumper;i2
j auto;i2
omobile;jq
dcontainer tin;m1m2
ddrum;jp
dfish;nb
eoot;m2
erame;i2ia
dhand;m2
dlumber;m2
dneedle;ij
dpipe;jp
elate;kb
drod;m2na
dsaw;k9
ekein;ks
dtool;k9
frch;k4
eube and rod;m1m2
irod;m1m2
dweft;m2
eire;jq
5ner;m2
8 color;m1m2
9hop;la
4nder;nb
8 cable;ka
9wire;ka
5ner;nb
4pper box;ln
9skid;na
4tegist;1k1s4i
a advertising search;1k
cffair regulatory;18
cnalytical;2i
bclick pay;1k
ier pay;1k
commerce e;1k
dntent;2f89
customer;1k
bdevice identification frequency radio;2x
cigital;1k
bexperience;1k
l customer;1k
muser online;1k
rweb;1k
binvestment;20
bmarketing digital;1k
lengine search;1k
linteractive;1k
qnet;1k
lmedia interactive;1k
lonline;1k
lsearch;1k
r paid;1k
lweb;1k
cedia;1k
g new;1k
hsocial;1k
boptimization engine search;1k
owebsite;1k
bplanning;1k
j experience;1k
cpc;1k
bra;18
cfid;2x
bsearch;1k
h paid;1k
dm;1k
do;1k
busability;1k
der online;1k
gweb;1k
5igrapher;44
3etcher;kekom2
9 curtain;kekf
afabric;m2
ahide hand;m2
aleather;m2
arug oriental;m1
atip;ksm2
bowel;ks
awire;inio
3iker;fum2na
7 truck;na
4nger;m2
8 bacon;m2
aead;jem2
auckle;je
9canopy;m2
9ham;m2
9jewel;m1m2
9meat;m2
9net fish;m2
9pearl;je
aiano;m2
9racket;m2
9sausage;nc
aequin;m1m2
9tag;nb
bpe;m2
4per;lo
7 auto;lp
cmotive;lp
8can;m2
8gun spray;lo
8hand;lo
8machine;nb
9echanical;lp
8pavement;gl
5per;hokbkslalelflolum2n5nb
8 bag air;m2
ainder hand;m2
gmachine;la
aobbin;ksm2
9cake;m2
bne;fr
brd;ksm2
aelery;fpfr
cl;nb
aolor;kb
bre;k0
btton;fq
bver;lu
9drywall;gf
9edge;m2
9film printing;kb
alower;fr
aorm;gb
arame;m1m2
9galley;kb
9ham;jh
bnd;m2
aose;m2
9ingot;n5
9leaf;fp
aithographic;kb
9machine;la
bnhole;gb
bttress;m1m2
aold;m2
9negative;kb
9paint;lv
bper;lom2na
ahotolithographic;kb
aipe;m2na
arepress;kb
bocess;kb
aublication and print;kb
lprint;kb
9quill;nb
9reel;ks
9silver machine;lv
alab;nb
aod;ch
9tire;m2
aobacco;frla
9wafer semiconductor;lq
aeather;g4
g metal;g4
aidth;kilf
bnch;n7
3ucturer;20
a equity;20
2ubber;fhnd
3dder hairspring;m2
4ent dean;0l
8graduate;7g
8of dean;0l
3ffer;fllnm2na
7 and finisher casing;ln
8chicken;jk
9ircular;fl
8envelope;fl
8finisher casing;ln
8machine;je
attress;je
9eat;ln
8newspaper;flna
8quilt;jem2
d machine;ln
8sausage;ln
8toy;ln
3mper;ftfz
3nner animal;jim1
4tman;86
2ylist;7p7sd3d4
7 barber;d3
9eauty;d5
9ody;7o
8event;d4
8fashion;7p
9ood;7u7v
9rame;7k7n7v
9ur;7p
8hair;d4
c licensed;d4
cpiece;d4
9ome;d4
8pet;cp
9hoto;7n
dgraphic;7n
8salon;d4
8wardrobe;cw
9ig;d4
1ubassembler;j7j8j9je
c engine combustion internal;j9
dmotorcycle;m2
dscale electronic;j7
dturbine;j9
3contractor commercial;g0
ephotovoltaic;g0
eremodeling residential;g0
gsidential;g0
3ject research;dh
3limer;l9la
3stitute;74
2cker core;jk
2perintendent;0j0lg0
e analyst intelligence network;nu
gssessment security system electronic;nu
fbuilding;0wcbg0
fcanal;0e
ghemical agricultural;j4
gommand;nu
jercial;0j
p district;01
jissary;0d
junication;11
s radio;11
hnstruction;0j
r building;g0
scar;0c
tommercial;0jg0
sline;01
hurse golf;cc
gresylate caustic;j4
fdistribution;0e11
gock;0e
grilling;g0
feducation special;0l
glectrical;01
ivator grain;j4
gquipment;hp
ffactory;0c
gield repair and installation elevator;hp
sinstallation elevator;hp
glight;0e
fgeneral;010j
green;cc
khouse;fm
hound;cc
ive;fm
gunner aerial;nt
fhatchery fish;fm
gorticulture;0i
hspice;0t
ktal;0t
htel;0s
ishot;b8
huse;cb
findustry facility correctional;0c
hstallation;01
r machine setting pin;hp
jruction and curriculum;0l
rcurriculum;0l
htelligence operation;nu
ssignal;nu
y communication;nu
fjob;0j
flaundry;0111
goadmaster aircraft;ns
hgging;fm
fmail;0v
j and postmaster;0v
kpostmaster;0v
intenance;090ccbhp
q building;09
requipment;01
hnagement resource aviation;nu
hrine;0emt
iket;0w
geasurement;0e
hnagerie;fm
hter;hpj4
gill seed;j4
jing general;0c
hne;010j
gultifamily;0jg0
fnurse;0t
foperation;0c
o airborne;ns
pgas;0c
psystem;11
v space;nu
fpark;010r
gipeline;0e
glant;010c
k biodiesel;0c
ofuel;0c
ldistrict;01
lgenerating;11
lheating;j4
lmixing concrete;0c
lpower;0c
q biomass;0c
golice;b7
hst command;nu
jal;0v
hwer;11
k electric;11
groduction;0c0i7xj4
p and drilling;010j
qdrilling;010j
iject;g0
itection plant;11
frefinery;01
hgional repair and inspection car railroad;0e
vinspection car railroad;0e
hntal building;0w
jing;0w
gig;g0
goad;01
fsaw;fm
gchool;0l
gervice;cm
ghift chemical agricultural;j4
mresylate caustic;j4
hop;01
gignal protective;hpj4
hte;g0
golar commercial;g0
gtation;0e
m compressor;0e
hevedoring;m4m5
horage ammunition;0e
ncold;j4
hreet;01
gubstation;01
gystem mission airborne;ns
msewer and water;0e
swater;0e
mwarning and control aerospace;nu
ucontrol aerospace;nu
fterminal;0e
n oil marine;0e
hst;11j4
grack;g0
iffic;0e
m division;01
insmission;11
kportation;0e
futility;0c
kzation labor;m4
fwater;01
hy maintenance;0j
jof maintenance;0j
good;fm
6or;57
8 mother;0l5f
9sister;575c5f
5visor;010a1j1l57b6b7b9bvdidj
a abattoir;j4
cc;hp
dcount;04070b
i trust;e4
iant;0b
iing;0be4
did;j4
f phosphoric;j4
dtivity lending;e4
cd want;e4
djuster claim;e4
hment;e4
l force;e4
dministration lease;0w
nve;e4
fssion;e4
dvertising classified;e4
cerosol;j4
cgency and store liquor;00
istore liquor;00
ft baggage;e4
hinsurance;dj
cirport;mb
cmmunition;j4
cpplication drywall;g0
eointment agency;e4
cquatic;cmcn
crcade;cm
dea;0n11fm
f finishing;j4
ghydrochloric;j4
gprocess;j4
gstore chain retail;05
dt;7j
e group;7j
cssembler component;j4
lmachine;j4
iing and forming;j4
mforming;j4
iy;j4
j aid hearing;j4
lnd decorating;j4
ofabrication;j4
omachining;j4
lppliance major;j4
usmall;j4
lutomobile;j4
kboard circuit printed;j4
nt aluminum;j4
pfiberglass;j4
kcell dry;j4
kdecorating;j4
kelectrical;j4
lngine;j4
kfabrication;j4
lield;g0
p home prefabricated;g0j4
mrearm;j4
owork;j4
lurniture;j4
t metal;j4
kgarment surgical;j4
kinstrument;j4
u optical;j4
kkeymodule;j4
klink and belt;j4
pbelt;j4
kmachining;j4
kpoint and plating;j4
qplating;j4
kride;j4
kspecial;j4
ktoy;j4
lransformer;j4
kvehicle motor;j4
eurance quality;0cj4
cttendant airflight;m6
lflight airplane;m6
lrecreation;0rcm
cuditor;0b
dxiliary and pit;j4
lfurnace blast;j4
lpit;j4
bbakery;j4
dnking;0be4
equet;bv
ceverage food;bv
cilling;e4
i medical;e4
fposting;g0
dndery;j4
clackjack;cl
deach;j4
ending;j4
j and heating;j4
kheating;j4
coard particle;j4
etbuilder;j4
dg cranberry;fm
diler pipe;j4
hmaking;hpj4
dnding;j4
eing and cutting;j4
icutting;j4
doking;e4
fkeeper;e4
drate and talc processing;j4
italc processing;j4
dxspring and mattress;j4
lmattress;j4
cricklayer;g0
gmason;g0
edge;0e
ene;j4
gyard;j4
doiler;fm
eker stock;dj
eommaking;j4
cucking felling;fm
dilder;g0
i boat wood;g0
jsign;g0
jtank;g0
ging;0ecbg0
j and bridge;0j
kbridge;0j
kmanufactured;j4
drner;j4
fing;j4
dtcher;j4
cyproduct;j4
bcab;m5
einetmaker;j4
ele;11hp
dddie;cm
fy;cm
dfeteria;bv
dlender;j4
jing;j4
eking and puttying;j4
jputtying;j4
dmp;cmcn
f summer;cmcn
dndy;j4
es metal;j4
dr;m5m6
e on;m5m6
eding;j4
froom;cl
ee animal;fm
gdirect;cn
gresident;cn
ftaker animal;fm
ego;e4m3m5m6
g air;m3
ind ramp;m3
hramp;m3
epenter;g0
k tile acoustical;g0
iry;g0
erier mail;e4
jnewspaper;dj
dse;575c
fwork;54
ehier;die4
i and checker food;die4
jchecker food;die4
eing;j4
go;cl
et;j4
f die;j4
fing;j4
i die;j4
dulking and putty;j4
kputty;j4
cellar;j4
h fermenting;j4
dnter call;11e4
idistribution;0em5
iinformation;dje4
t travel;e4
ipackage;m4
irecreation;0r
dreal;j4
chemical;j4
j industrial;j4
dimney brick;g0
durch;5e
circus;m4
claim;e4
g and purchasing;e4
hpurchasing;e4
deaner house;cb
o bottle;j4
ging;cbj4m4
j aircraft;m4
kboat;j4
luilding;cb
kcar;m4
kdry;j4
khotel;cb
kmotel;cb
krug;j4
ktank;j4m4
fring;g0
erical;e4
fk;e4
g accounting;e4
iudit;e4
hbookkeeping;e4
hchange policy;e4
ioding;e4
jntrol data;e4
hdesk;dj
l bowling;dj
mskating;dj
iispatch advertising;e4
hmail;e4
hpersonnel;e4
iroduction;e4
hsale;di
iervice and contact;e4
pcontact;e4
itatement;e4
htelephone;e4
hunderwriting;e4
dinical;0t
dub;cm
coating;j4
i fabric;j4
jpaper;j4
o carbon;j4
dffee;j4
dil electronic;j4
dllection;e4
l garbage;m5
mloan and credit;e4
rcredit;e4
ior garbage;m4
lmachine coin;e4
lrefuse;m4m5
ltoll;e4
mrash;m4
dmmerce e;1l
l store;1l
funication and identification;b7
pidentification;b7
epounding pharmaceutical;j4
dncrete prestressed and precast;j4
wprecast;j4
iing;g0
editioner slab;j4
king air;hp
r and ventilation heating;hp
sventilation heating;hp
estruction;g0
n chimney;g0
omold;g0
kor elevator;hp
fultant energy home;e4
etrol animal;ba
jcost;e4
jinventory;0ee4m4
jproduction;0ce4
jquality;0cj4
q disk type;j4
jsmoke;hp
kpace;e4
ktock;e4
jthermostatic;j4
jwater;11
iler intercept air;no
everter;j4
iing;j4
doking;j4
dremaker;j4
erectional;b6
dsmetic;j4
etuming;j4
dttage;bfdg
dunter;bv
dver boiler and pipe;j4
hroller paint;j4
ging pipe fiberglass;j4
crew;fm
f anode;j4
gbeet sugar;fm
gcrane;m5
gdetasseling;fm
gground;ccm3
m cargo air;m3
ghandling material;m4
irvest;fm
ginstallation solar;g0
glabor;g0
hine;hp
hogging;fm
gmaterial;m5
gpicking;fm
grecycling;m4
gwood;j4
dib tool;e4
dop corn;fm
gdiversified;fm
dusher;j4
dyptologic;nu
culture fish;fm
drriculum;7d
dstodial;cb
jn;cb
dtting;j4
i corduroy;j4
jflame;j4
koam;j4
jstave;j4
bdata;e4
cc;m5
ceck test;hp
eorating;j4
dhydrogenation;j4
dlivery;0vm5
j and sale storage ice;di
kmail;0v
korder;0v
kroute;m5
ksale storage ice;di
lervice;0v
kto order;0v
dpartment;di
l aging;j4
nnalysis and testing;j4
vtesting;j4
nssembly;j4
u and punch;j4
vpunch;j4
mbeam;j4
nilling;e4
mcutting;j4
mdelivery;e4
nistilling;j4
mend green;j4
nxtruding;j4
mfabrication;j4
need cell;j4
ninishing;j4
norming;j4
mglazing;j4
mjewelry;dij4
mleather split;j4
nine;hp
mmanufacturing mirror;j4
nirror;j4
s wall;j4
nodel last;j4
morder;1ldj
mpaint;j4
ring;j4
ort;di
nreparation;j4
pssing;j4
ooduce;di
stion;j4
mrepair;hp
osource human;0g
noving;j4
msack;e4
ole;dj
necurity;b9
orvice customer;dj
owing;j4
s and cutting;j4
tcutting;j4
nhank and bit;j4
sbit;j4
nilvering;j4
noaping;j4
npecialty;j4
ntitching;j4
mthreshing;j4
nwisting and winding;j4
vwinding;j4
mupholstery;j4
eosit safety;e4
dsk front;0s
l hotel;0s
gtest;hp
dtective;b7
fntion;b6
dvice gambling electronic;cl
ling electronic;cl
cial;j4
de and tool;j4
es and stamp rubber;j4
gstamp rubber;j4
etary;bv
dke;g0
dspatcher bus;m5
pe and cabs truck;m6
rcabs truck;m6
mcab;m5
mtrain;mp
ouck;m5
etillation tar;j4
iery;fm
fribution;m5
n steam;g0hp
kor material advertising;dj
nnewspaper;m5
dvision;di
j record customer;e4
ksteel;j4
kwaste solid;m4
cock;j4m5
eumentation;e4
dping;g0
drmitory;dg
crawing;j4
dessing;j4
j fur;j4
dilling core;g0
ever;m5
h bus;m5
idelivery sale route;m5
itaxi;m5
jruck;m5
fing pile;g0
dying;j4
cyer;j4
be;hp
ccp;0k
cdging;j4
ducation;0l0n117d
k institution correctional;0n
cfficiency cell;j4
clectrical;g0hpj4
jian;g0
m communication;hp
nsubstation;hp
hode carbon;j4
inic;j4
evator;nj
cmbroidery;j4
dployment;1l
dulsifier and ester;j4
mester;j4
cnameling porcelain;j4
dd beet;j4
fwet;j4
dgine;mp
h road;m5
her chemical;0u
kstationary;j4
jing;0o
m software;2b
eraving;j4
dtertainment;0rcm
ery data;e4
cquipment cabin;hp
lheavy;m4
lpicture motion;j4
lsport;j4
crection steel structural;g0
gor fence;g0
cvaluation complaint;e4
eporator;j4
cxcavating;g0
ehange branch private;e4
dpedition;ft
dtermination;11
erusion;j4
bfabricating metal;j4
nstone concrete;j4
kon;j4
m aluminum;j4
nbreast artificial;m2
push;j4
ndisplay;j4
nepoxy;j4
nhairspring;j4
nmainspring;j4
oetal;j4
oirror;j4
nplastic;j4
nrope wire;j4
dcility;fm
j animal lab;fm
uoratory;fm
kcustomer;hp
kresearch animal;fm
kwaste solid;j4
etory;j4
drm;fm
f dairy;fm
l research;fm
ggame;fm
gpoultry;fm
fing crop field;fm
jfruit vine;fm
jnut and fruit tree;fm
nfruit tree;fm
jshellfish;fm
kpecialty horticultural;fm
jvegetable;fm
cence;j4
drtilizer;j4
l phosphatic;j4
cield;111b575cb9g0
g nursery;fm
hproduction seed;fm
hresidential;g0
ioustabout;g0
hsecurity;09b9
jrvice well oil;g0
iolar;g0
dle;e4
etration;j4
dnancial;0b
eishing;j4
k and compounding;j4
prolling mill merchant;j4
xstructural;j4
lcement;g0
mompounding;j4
nncrete;g0
ldiamond;j4
lpipe;j4
mlate;j4
lrolling mill merchant;j4
tstructural;j4
lsheet plastic;j4
mtone concrete;j4
dre;b8
dtter pipe;g0
fing;j4
i shuttle;j4
dxer loom;hpj4
cloor;bvcldim4
g casino;cl
hdepartment weaving belt endless;j4
hgambling;cl
ke table;cl
king;cl
hsale;dj
iecurity;b9
ilot;cl
ewer artificial;j4
cood;bv
f fast;bv
drest;3u
hry;3ufm
j agricultural;fm
lnd agricultural;fm
eming;j4
dundry;j4
ftain;bv
cueling reactor;m4m5
dlfillment;m5
drnace blast;j4
jreverberatory;j4
fishing house;j4
bgambling;cl
ee table;cl
dng;g0m4
f labor;g0
gpipeline;g0
groad;g0
drage;hp
edening;cc
ement;j4
dsket;j4
ceneral plant incinerator;j4
htion hydro;0c
relectric;0c
claze;j4
fier;g0
dycer;j4
cood canva;j4
gfelt process needle;j4
grubber;j4
crader cloth;j4
ipattern;j4
fing;m4
i fruit;j4
jrose;fm
deenskeeper;cc
dinding;j4
docery;di
eund;cc
h and building;cbcc
mturf;cc
ibuilding;cbcc
iturf;cc
hskeeper;cc
cuard;b6b9ba
g prison;b6
hsecurity;09b9ba
bhall study;7e
dnd press;j4
granch;fm
fler mail;m4
ging baggage;m3
kcargo aircraft;m3
loal;j4
mke;j4
kgeneral;j4
kmaterial;m5
s platform;m4
eger;g0
h awning;g0
isign;g0
fing metal;j4
drdboard;j4
evest;fm
iing;fmg0
dtch;m4
gery;0ifm
j fish;fm
kpoultry;fm
ceading tunnel;g0
eting plate;j4
come;575c
dspital;0t
duse brew;j4
hchar;j4
iook;j4
hdye;j4
hfeed;j4
hhide;j4
iospitality;11cn
hice;j4
hmalt;j4
ielt;j4
iill;j4
hpacking;j4
iulp;j4
hsteffen;j4
iugar;j4
htank;j4
hvat;j4
hwash;j4
gkeeper;cb
king;cbcn
n hotel;cb
cub;m4
dsbandry animal;fm
cvac;hp
bi and e;hp
cndustry service food;bv
kwarehousing;m4
dformation telephone;e4
dsecticide;j4
epecting;j4
jon;j4
l disease and insect;fm
uinsect;fm
mproduct;j4
ior petroleum;e4
etallation car;j4
oelectrical;hp
oline;hp
opanel solar;g0
osolar;g0
ptation;hp
otruck ordnance;j4
ier ac;hp
lconditioning air;hp
lline gas;g0
lmarble;g0
lpost steel;g0j4
lsteel;g0j4
frument musical;j4
moptical;j4
lation and electrical;hp
relectrical;hp
eulation;g0j4
l building;g0
dterference radio;hp
dventory;m4
fstigation cruelty animal;ba
cronworking ornamental;g0
drigation;fm
cs;0a
ct;2f
bjanitor;cb
iial;cb
cewel;j4
coiner;g0
fing and burling;j4
jburling;j4
ft pipe;j4
cumper smoke;b8
dstice juvenile;b6
bkennel;fm
h research;fm
ciln beehive;j4
gdrawing;j4
dtchen;bubv
cnitting;j4
blabor;m4
g carpenter;m4
hmill;j4
gatory;3kj4
l dental;j4
dndfill sanitary;g0m5
fscape;cc
jing;cc
dthing;g0
dundry;cbj4
dyer tile;g0
eing track;g0
ceasing automobile;di
cime;j4
dne;hpj4
f assembly;j4
gfacepiece;j4
gpipe field;m4
hrint;j4
gtnt;j4
hrinitrotoluene;j4
fn;cb
eing and covering;j4
icovering;j4
ipot;j4
dquefaction;j4
dtharge;j4
coading airfreight;m3
jfreight;m4
dcking fiber;j4
eomotive;hp
dgging;fm
eistic;0e
dt parking;m4m5
cubrication;j4
dnchroom;bv
bmachine automatic;j4
jcoin;j4
jmaking cigar;j4
jpaper;j4
kig;j4
hing;j4
ist;j4
k outside;hpj4
dgazine;e4
did;cb
el;e4
froom;e4
entenance;0ccbg0hp
m aircraft;hp
qport;hp
ond utility;g0hp
pimal;fm
opartment;hp
ortillery;hp
nelectronic;hp
oquipment;hp
w battery mobile;hp
xcanal;hp
xfarm;hp
yighting fire;hp
nfacility;hp
oleet;hp
nground;cc
nhighway;g0
ninstrument;j4
nline pipe;j4
stelephone;hp
oock;g0hp
nmechanical;hp
npipeline;g0
olant;hp
oool swimming;g0
nrepair building;g0
umachinery;hp
nsewer;g0
okilled airport;hp
oystem electronic;hp
ufuel;hp
ntraffic;g0
qnsmission;hp
sportation;0e
nutility;g0hp
nway of right;g0
rright;g0
dker chain pattern;j4
eing candle;j4
jigar;j4
n hand;j4
imodel;j4
kld;j4
inet;j4
ipigment;j4
jrop;j4
iscreen;j4
jolder;j4
dnagement;di
l land;3t
mmaterial;fm
mpest;fm
ging production;0c
eufacture fence;j4
npipe;j4
ling;j4
o garment;j4
pparachute;j4
qipe corncob;j4
psheet;j4
qpecialty;j4
pwatch;j4
drble;g0
eking pattern;j4
dsonry;g0
dterial;m4
j building;m4m5
erix;j4
ceat cured;j4
dchanic;hp
j auto;hp
kequipment field oil;hp
kinstrument;hp
kmachine bakery;hp
mintenance;hp
kpowerhouse;hp
kutility;hp
jal;hp
ddical;0t
dlter;j4
fing;j4
dtal powdered;j4
gizing;j4
l vacuum;j4
eer;hp
cicrobiology control quality;0c
oqc;0c
dlk malted;j4
el;j4
f blooming;j4
hoard;j4
gfeed;j4
hraming;j4
gpaper;j4
hipe weld continuous;j4
hlatform;j4
gsheet;j4
htrip hot;j4
juctural;j4
fer;j4
fing;j4
i rice;j4
fwright;hp
dne;0jg0
dtigation;0c
dxer coating;j4
eing;j4
h paste;j4
n color;j4
cold;j4
f permanent;j4
fing;j4
dttle and tile;j4
itile;j4
dver house;g0
eing house;g0
cusic;83
bnitroglycer;j4
curse;0t
gry;ccddfm
i forest;fm
bobject art;j4
cff cut glass;j4
eice;e4
h estate real;e4
ifront;e4
ihospital animal;e4
iinsurance;dj
hr correction;b6
jlicense dog;ba
jsecurity;09b9
cperation;010c
k airport;m3
lcell;j4
momputer;e4
ldistribution;0v
mock;m5
lencoding;0v
t remote;0v
lfield;g0
mreight;ex
lground;m3
r cargo air;m3
lplant power nuclear;j4
lshow;11
mignal protective;11
mort;m3
lterminal;0e
mrain;0e
lwarehouse;m4m5
mind;11
hor bailer;g0
loiler;j4
kdredge;g0
kexplosive;j4
kkeypunch;e4
kloader;fm
kmachine frettage auto pressure hydraulic;j4
sproof;e4
koffice central;e4
kplant chemical;j4
qpower;j4
qtreatment wastewater;j4
kswitch;mp
qboard;e4j4
ktelephone;e4
t office central;e4
lranscribing;e4
lypewriter telegraphic;e4
crder telephone;e4
cut load;0em4m5
ebound;mp
efitting boat;j4
cven;j4
bpackage;m4
hing;j4m4
fing;j4
i and assembly;j4
v final;j4
nfilling;j4
kssembly;j4
r final;j4
jfilling;j4
jmeat cured;j4
dds scouring;j4
dint;j4
ger;g0j4
ging;g0
j shipyard;g0
dperhanger;g0
drachute;j4
et toy;j4
dste dry;j4
gr;j4
fing and casting;j4
jcasting;j4
dttern and model;j4
nsample frame;j4
jmodel;j4
jsample frame;j4
dving;g0
h asphalt;g0
isegmental;g0
dyable account;e4
eroll;e4
cbx;e4
cersonnel traffic;1l
charmacy district;8w
dotocopy and blueprinting;j4
lblueprinting;j4
gengraving;j4
ggraphic;j4
ly type;j4
cicking;j4
dlot;m5m6
g airplane;m6
dpe;j4
f asbesto;j4
gcorncob;j4
fline;g0
j field;m5
eing;g0
dt;clg0j4
e shrink;j4
es soaking;j4
clace mixing;g0
fing form pan steel;g0j4
jline pipe dredge suction;g0
jpipeline dredge suction;j4
jriprap;g0
jsteel reinforced;g0
ent;0cj4
g acid sulfuric;j4
ilum;j4
lina;j4
hblock concrete;j4
ione;j4
iulk;dj
hfilter;j4
hgas natural;j4
ielat;j4
hincinerator;j4
hmixing and batching concrete;j4
obatching concrete;j4
hpaste;j4
iipe concrete;j4
iower;0c
ireparation;j4
jopellant rocket;j4
iulp;j4
hreduction;j4
ioofing;j4
hscreening and washing;j4
rwashing;j4
iintering;j4
ipecialty;j4
htreating;j4
mment wastewater;j4
tter;j4
hyeast and grain;j4
ngrain;j4
ging;fm
estering;g0
gic;j4
etform mill;j4
fing dip hot;j4
deating;j4
dumber;g0
coker;cl
dleyard;j4
eice;b7
dnd;j4
dol;bq
f steno;e4
gtyping;e4
dstal;0ve4
dur wet;j4
cr;06
decipitator;j4
eload;m4
ep scrap;m4
faration;j4
m clay;j4
nfood mixed ready;j4
nplate offset;j4
nsample;j4
ocrap;j4m4
ohuttle;j4
nyarn;j4
fress;j4
ess;j4
g record;j4
ging and boxing;e4j4
kboxing;e4j4
gure;j4
evention and fighting fire municipal;b8
mfighting fire municipal;b8
mloss;11
dimer;j4
enting;j4
j and cutting screen silk;j4
kcutting screen silk;j4
kroller;j4
kscreen;j4
docess channel;j4
jfurnace;j4
iing;j4
l and receiving;j4
mbait fish;j4
mchemical;j4
oip potato;j4
nocoa and chocolate;j4
schocolate;j4
mdairy;j4
ota;e4
megg;j4
nlectronic;j4
mfertilizer;j4
nield gas natural;j4
olm;j4
osh;j4
mnut;j4
mphosphorus;j4
notato instant;j4
oultry;j4
mreceiving;j4
mtobacco cigar;j4
muranium;j4
mword;e4
educt food specialty;j4
jleather;j4
jmaple;j4
jpaper;j4
kolished abrasive;j4
tnd abrasive;j4
jrefractory;j4
iion;7xj4
l ammonia anhydrous;j4
mcommissary;bv
melectronic;j4
mfood;bv
mhat and cap;j4
qcap;j4
mindustrial;09
mline;j4
q first;j4
mnews;7x
mphosphate defluorinated;j4
nublication;j4
mshift;j4
nki;j4
npring;j4
s wound hot;j4
mwound hot;j4
egram;0x7x
i childhood early;0k
eject wind;11
emotion;03
eperty;j4
etection;b9
l asset;11
mplant;ba
cumping;m4m5
i and treating;j4
jpoint well;j4
jtreating;j4
drchasing;0d
eification;j4
bqc;0cj4
d disk type;j4
cuality;0c
erry pit open;g0
istone dimension;g0
fter;j4
dilting;j4
brack loading;j4m5
dmp;m3
f airport;m3
grefueling;hp
dnch;fm
g breeding artificial;fm
hstock;fm
dte;e4
f dual;cl
k game table;cl
ceactor power;j4
eder meter;e4
dceivable account;e4
hing;m4
elamation;g0hpj4
eord;e4
h case correctional;b6
imedical;0t
isale and cost;e4
ncost;e4
ereation;0rdf
fuiter donor blood;dj
eycle;m4
hing;m4
dfinery;j4
j sugar;j4
ging;j4
j grease;j4
dgasification and liquefaction;j4
qliquefaction;j4
dhabilitation vocational;52
dlation labor;1l
kpublic;06
dmoval asbesto;g0
jsnow;j4
ging snow;m5
dntal auto;di
dpair;hp
h and service;hp
ibody automobile;hp
kiler;hp
jrake;hp
jus;hp
icar;hp
l railroad;hp
ielectrical;hp
jngine;hp
igear;hp
iinstrument;hp
imeter gas;hp
jotor electric;hp
irefrigeration;hp
iservice;hp
jhoe;j4
jubway;hp
o track;g0
kpercharge;hp
tr;hp
itrack;g0
n railroad;g0
kuck;hp
her and installer telephone;hp
kcontrol electronic;hp
kequipment welding;hp
kinstaller telephone;hp
koffice central;hp
hing motor electric;hp
eresentative sale;dj
rervice customer;e4
eulping;j4
dservation;dj
m and sale ticket airline;e4
nsale ticket airline;e4
eidence;dg
etaurant;bv
dtail;di
eread;hpj4
cide;0rcm
fr route;m4
dg;g0
eger;hpm4
fing;g0
coad;g0m5mp
f division;0e
ggeneral;0e
goperator vehicle motor;m5
dller paint;j4
fing and tumbling;j4
jcold;j4
jplate;j4
jtumbling;j4
dofing;g0
em assembly;j4
gbeater;j4
gcell;j4
homposing;j4
iok;j4
huring;j4
gdining;bv
hrum and split;j4
lsplit;j4
gfinishing;j4
glinen;cb
hump;j4
gmarking;e4
honey;e4
gpacking;j4
hoker;cl
it;j4
hress;j4
grag;j4
gsample;j4
hewing;j4
gtan;j4
hool;j4
gweave;j4
it;j4
hood;j4
dundhouse;hp
ete;e4m4
g milk;m5
hretail;m5
dw;0w
bsafety;11b7b9
dle;05didj
f car used;di
gdriver;dj
gestate real;dj
ginside;dj
jurance;dj
gliquor malt;dj
humber;di
gmarketing;0405
gradio;dj
gticket;e4
ime radio;dj
eon;10
g hair;cn
evage;hpj4
dmple;j4
dndblaster;j4
king;j4
fing;j4
eitation;cbl4
dwing;j4
emill;j4
cchedule;e4
eool;0n
dreener administration security transportation;b9ba
ktsa;b9
n administration security transportation;ba
fw;j4
eipt;e4
cealing and painting chest;j4
jpainting chest;j4
dction bullet tracer;j4
jcorrespondence;e4
eurity;09b9cl
j armed;09b9
kphysical corporate;09
drvice;g0hpm6
i airport;mb
knd sale marina;di
kppliance;hp
jbuilding;09cb
jcargo;m3
lsino;cl
khildren;0x
klient;dj
komplaint customer;e4
loler;hp
kustomer;dje4
jdietary kosher;bv
jenvironmental;cb
kquipment and machinery leased;11hp
tmachinery leased;11hp
jfood;0pbv
n lunchroom;bv
omotel;bv
jgate;e4
jhorticultural;cc
ltel;cm
jjanitorial;cb
jlawn;cc
kine;m3
jmachine office;hp
lintenance;hp
kessage public;e4
jnutrition and food;bv
tfood;bv
joffice;e4
jpassenger;e4
kump;hp
jrestoration home;cb
koom;bv
n hotel;cb
omotel;cb
jsale marina;di
koftener water;g0hp
jtire;hp
jvolunteer;0x
jward;e4
kell oil;g0
ir appliance electrical;hp
klight street;hp
kpump;hp
hing loan;1w
dtter machine;j4
fing joist steel adjustable;g0
dwing;j4
chade lamp;j4
dearing;j4
j wool;fm
ed syrup;j4
eet cement asbesto;j4
hplastic;j4
o making mold;j4
elter;fm
dift;01b6b7b9bvdidj
g management;di
kufacturing;j4
hprocessing film;j4
kduction;j4
hrestaurant;bv
jtail;di
hsecurity;09b9
ilot;cl
hwarehouse;0em4
epfitter;j4
fping;0ej4m4
j and finishing;j4
oslitting;j4
kfinishing;j4
kslitting;j4
doe and boot;j4
gboot;j4
ep;cmhpj4
f avionic;hp
gbody;hp
ix and stocking;j4
kstocking;j4
hriar;j4
gclay;j4
hooperage;j4
gerection;j4
gforge;j4
hurrier;j4
ginstrument;hp
gmachine;j4
n production;j4
otool;j4
heter;hp
hold;j4
gpattern;j4
hrinting;j4
gregulator and meter;hp
qmeter;hp
ilay;j4
ipair meter;hp
ootorcycle;hp
holl;j4
ker;j4
gshell;j4
hign;j4
gtransformer;j4
gwheel;hp
cign traffic;g0
fal;hp
h and communication;0e
icommunication;0e
dlvering hand;j4
hware;j4
dte;b9g0
f armed;b9
gofficer security;09
gsecurity;09b9
gwind;11
clot;cl
f casino;cl
coaker;j4
ep laundry and toilet;j4
otoilet;j4
dlicitor telephone;e4
drority;dg
et;m4
f local;m4
fing;j4
i log;fm
jmail;e4
cpa;10
decialist cargo air;m3
mfire forest;b8
ity glue;j4
dice and tea;j4
htea;j4
ekemaking;j4
enning;j4
dlicing and cutting;j4
kcutting;j4
ftting slate;j4
dray service tree and lawn;cc
ulawn;cc
ging and grinding;j4
kgrinding;j4
ctaff cleaning;cb
emping and printing;j4
kprinting;j4
end vending;di
erch dry;j4
etion;0e
i comfort;cn
jgas;m5m7
jhydro;0c
oelectric;0c
jpumping;j4
q gas;m4m5
deamfitter;g0
ereotyping and electrotyping;j4
oelectrotyping;j4
evedoring;m4
ewardess;m6
dock;e4j4
g assembly;e4
groom;e4
gyard hearth open;j4
enemason;g0
gwork;j4
erage and cleaning mold;j4
jcleaning mold;j4
kold;0e
jtank;j4
fe;di
dreet;0jg0m5
cubassembly computer electronic;j4
estation electrician;hp
dgar powdered;j4
hsoft;j4
hwhite;j4
dpply can and carton;j4
mcarton;j4
jentral;e4
drface;g0m5
cwitchman;mp
cystem information;0a
isewer;0eg0j4
n and water;01j4
owater;01j4
iwater;g0
bt oth targeting horizon over;nt
zthe over;nt
cabulating;e4
dker order;e4
dnkage;g0
dping;g0
eper;j4
driff;e4
cearing lace;j4
dchnical career;7d
lslot;cl
iian fishery;fm
msound;hp
nupply central;e4
mwildlife;fm
gology information;2f
dlecommunicator;e4
fmarketer;dj
ling;dj
fsale;dj
eler;e4
dnder bailer;g0
joiler;j4
drrazzo;g0
fitory;dj
dsting and inspection;j4
jboard circuit printed;j4
jengine;hp
jinspection;j4
jpaper;j4
jtire automotive;j4
dxtile;j4
i asbesto;j4
cimekeeping;e4
dnning dip hot;j4
dpple;j4
cool;j4
dpping whipped;j4
dwer;j4
dy;j4
crack;g0m5
g shipping;j4
effic;0eb7g0ma
ein circus;m4m5
ger animal;cmcn
ging;1j
j job;1l
ensmission;hp
gportation;0em5m6mp
deat heat;j4
gment wastewater;j4
dimming tree;cc
duck;m5
cube and tire rubber;j4
gtire rubber;j4
eing;j4
dfting;j4
dmbler;j4
drn;j4
cypesetting;j4
eist;e4
bumbrella;j4
cnit duplicating microfilm;j4
grecord machine;e4
dloading and loading;j4m4
lloading;j4m4
cp;j4
d spring;j4
csw ship surface;nu
ctility;g0
i plant and boat;m4
pboat;m4
bvarnish;j4
dult film;e4
hsecurity;e4
cehicle track endless;hp
dneer;j4
hing shuttle;j4
bward;b6
frobe;cw
eehouse;0ej4m4m5
k dimension;j4
lhandling material;m4
lnight;m4
loutbound;m4
ltraffic;m5
dsh car;m4
dterproofing;g0
gwork;0e
dy of right;0w
fright;0w
ceaving;j4
dbbing;j4
dlding;j4
efare;57
cinding and drying;j4
nspinning;j4
jcloth;j4
koil;j4
jdrying;j4
jspinning;j4
dreworker;hp
cork iron;g0
gkitchen;bv
gsteel;g0
fer aquacultural;fm
icare child;cn
jemetery;cc
iduct metal sheet;g0
iline;bv
imetal sheet;j4
ipack;cm
krk;0rcmfm
jrinting;j4
ished;fm
jocial psychiatric;0x
jurvey;e4
froom alteration;j4
fshop sheltered;0x
t contract;0x
crapping and packing;j4
kpacking;j4
decking;g0j4
byard;j4m4m5mp
f and car;hp
gcar;hp
j general;0e
hoal;j4m5
inditioning;j4
ggin cotton;fm
glivestock;fm
humber;m5
gmold;j4
fing;fm
en mold;j4
ceast;j4
g compressed;j4
hdried;j4
hliquid;j4
hnutritional;j4
3plier car;f0
9wool;m2
4ort intelligence ilo ia gwot;o2
7er scene;bb
f on;bb
2rfacer;g7lm
8 flat;lc
d jewel;lb
boor;g7
4er;7y
6 professional;7y
3geon;8q9p9r9s
7 animal;97
akle and foot;8y9r
efoot;8y9r
8brain;9s9t
8cardiac;9s9t
dothoracic;9s
evascular;9s9t
9olorectal;9s9t
asmetic;9s
8dental;8q
armatological;9f
9oll;j3
8extremity upper;9r9s
9ye;9s
8flight;9p9w
8general;9r9s
8hand;9r9s
c orthopedic;9r
9eart;9s
8maxillofacial;8q
l and oral;8q
moral;8q
9icrographic mohs;9f
9ohs;9f
9uscle abdominal transverse;9r9s
8neonatal;9p
aurological;9s9t
8ophthalmic;9q9s
9ral;8q
athopedic;9r
i general;9r
jjoint total;9r
jpediatric;9s
8pediatric;9p9s
9hysician;9r9s
9lastic;9s9t
9odiatric;8y
alice;9p
8reconstructive;9s9t
btal and colon;9s
fcolon;9s
afractive;9q
8spinal;9r9s
ce orthopedic;9r
8thoracic;9s9t
9ram;9r9s
bnsplant;9s
buma;9r9s
e orthopedic;9r
aee;cj
8urologic;9p9s
8vascular;9s9t
g pediatric;9s
9et;97
berinary;97
5ry and dpm;8y
cmedicine podiatric of doctor;8y
8dental doctor;8p8q8s
fof doctor;8p8q8s
9pm;8y
8medicine podiatric doctor;8y
3veillance space operation missile and space;nr
ze space;nr
5yor;2p3l
8 cargo;n1
e marine;n1
aity;2p
aonstruction;2p
ctrol loss;2p
l insurance;2p
bunty;2p
9directional well oil;4p
9facility health;2p
aield;2p
9geodetic;2p
ais;2p
9home;2p
9land;2p
d licensed;2p
eprofessional;2p
q registered;2p
eregistered;2p
estaff;2p
aicensed;2p
9marine;313kn1
aine;2p
dral;2p
9port;2p
aroject;2p
cspecting geophysical;2p
aublic;2p
f registered;2p
9quantity;19
9railroad;2p
9sensing;2p
g remote;2p
ahip;31n1
aite;2p
d solar;2p
aoil;3t
atate;2p
aystem information geographic;2p
9telephone;eo
aimber;fz
aopographical;2p
1wabber;hdm2
7 mold;m2na
3ger and assembler cable;j5
8ssembler cable;j5
7cable;ka
3mper;ftfzmonh
7 cat;ftfufz
8logging;fz
3tcher;ks
2edger;m2
3ep chimney;cdcf
5er;cdml
7 car;n9
9himney;cfck
8floor;cd
8industrial;cd
8office;cd
8street;na
8tobacco;cd
9rack;na
3x;el
2hc c;55
2immer;7y
7 aircrew rescue and search helicopter;nv
nsearch helicopter;nv
8combatant;o1
h basic;o1
8professional;7y
3tcher;m2mn
8 package;f2
9rail;mn
dcar;mn
9truck;mf
9yard;mn
6man;hsmnmo
9 rail;mn
ecar;mnmo
eroad;mo
eway;mo
1ynchronizer gun;j3
2stem control air theater system warning and control aerospace;nz
zarning control aerospace;nz
7data tactical naval;no
8elivery seal advanced;nq
7manuel system warning and control aerospace;nz
tcontrol aerospace;nz
8ission airborne;nv
7warning and control aerospace;nz
fcontrol aerospace;nz
0t eeg r;ai
1a;7e7g
2 biology college;7g
3esl adult;7h
3literacy adult;7h
3school sunday;7h
3undergraduate;7g
2bber;flksm2nb
3eler transportation rail;mr
3leman;cvmrnb
8 plane;3l
2cker;kgki
6 back;m2
7gimp;kr
7insole;ki
7leather;m2
8oop;kg
7piece shank;m2
7rand;ki
7screen;m2
8ole;ki
7webbing;m2
3tic special recovery and control;nq
ocontrol;nq
2gger;nb
6 and printer ticket;m2
7beef;f5
7printer ticket;m2
3man;gb
2iler;ftfzhknb
6 e;1l
8dger;m2
7gang;nb
7line print;nb
8umber;nb
7machine;nb
7planer;nb
7resaw;nb
8ip;nb
7saw;nb
8heet;nb
4man;gn
4or;kk
6 alteration;kk
h and shop;kk
ihand;kk
iretail;kk
ishop;kk
7coat;kk
9llar;kk
8ustom;kk
7fur;kk
7garment custom;kk
7merchant;kk
7shop;kk
2ker;eonb
5 ad;es
8 classified;es
9telephone;es
8vertisement classified;es
ktelephone;es
eing;es
6bet;cr
6call;euez
8re;cpj3
a animal;cpfs
7ensus;eo
c commercial;eo
7laim;ff
b benefit unemployment;el
cunemployment;el
6entry;eo
6inventory;f6nd
6order;es
6sheet;lf
7tock;nd
7urvey opinion public;eo
6temperature;f7
7icket;cufl
c and attendant lobby usher;cu
ettendant lobby usher;cu
2lcer;n9
3ent air;87
a on;87
3lier;f7
7 freight;f7
8lumber;f7
2mer elephant;co
6lion;co
3per;gb
6 asphalt;gb
7form;gc
7grade;gb
7tie;na
2nker;jekzm2
6man;msmtni
9 ab;mt
abodied able;mt
4man;lgmy
3ner;ks
6 bark;kl
7chrome;ks
7drum rotary;lv
i process continuous;m2
7fur;ks
7hide;ks
7quebracho;kl
7sumac;ks
2p;1a
3eman;h1
4r;ggh1j6
5 and stripper;m2
6coil;j6
a rotor;j6
6drywall;gfgg
6layout circuit printed;m2
6machine;m2
6rock sheet;gg
6shank;kim1
7tripper;m2
6veneer;kzm2
c wood;kz
6wall;gg
7ire;m2
a bead;m2
3per;jrkalam2
6 bit;ka
7chute;ho
8opper;jw
8upola;kam2
7furnace;jw
7hand;m2
8ole screw wheel balance;m2
7nut;jt
7room pot;jw
7shank;m2
2rgeteer;li
2sseler;m2
3ter;li
6 coffee;fp
7food;4lfpli
7tea;li
2ttooer;dh
6ist;dh
2wer;ks
2xidermist;7k7n7v
3onomist;3s
a plant;3s3x
bscience life;3x
1eacher;5o5z6265686d6h6i6m6n6o6p6q6r6s6t6u6v6w6z707273767e
7 abe;72
9cademic;75
acounting;5o6n6u
aoustic;5z
ating;73
9djunct;76
aministration business;5o
neducational;6a
npublic;64
avertising;5o
bisor foreign;6o
gstudent foreign;6o
9erobic;de
cdynamic;5z
cnautic;5s
9griculture;5t6v
bonomy;5t
9id;6873
b first;6873
be dietary;686n
dgericare;68
dhealth home and care home;68
pcare home;68
kmental;68
kpublic;68
eospital;68
dlaboratory clinical;68
opathology;686n
dmedical;68
dnurse;69
ftrition;686n
dparaprofessional;7e
erosthetic;68
esychiatric;68
dsurgical;68
dtherapy corrective;686n
linhalation;68
loccupational;686n
lphysical;6n
lrecreation;68
9lgebra;5q6s6u
bology;5u
9mericanization;73
9natomy;68
f animal;5t
ghuman;5u
gplant;5u
aesthesiology;68
9piculture;5u
9rabic;6i
aboriculture;5u
achitecture landscape;5r
at;6q6r6s6u73
b culinary;73
cdramatic;6f
celementary;6r
bs;6f
c culinary;6v
dfine;6f
dindustrial;676n6o6t6v
dlanguage;6h6i6r6s6u
l and english;6s
menglish;6s
t school middle;6s
mschool middle;6s
eiberal;676o
dmanual;6n6u
dvisual;6s
9ssistant and aide hospital;68
icare child;6p
idental;68
ieducational;7e
ik pre;7e
jindergarten pre;7e
inursing;69
atrophysic;5z
9thletic;6u737z
9utistic;6w
bomotive;6v
8bacteriology;5u
aking commercial;6n
allet;6f6u73
cistic;5z
and;6f6r6s6u
bking;5o
arbering;6n
aton;6f73
9ible;5f
alingual;6i6r6s6u72
aochemistry;5u
blogy;5u6u
f school high;6u
hoil;5t
bmetry;5q
bphysic;5u
bstatistic;5q
9lind;6w6x6y6z70
9ookkeeping;5o6n6v
atany;5u
awling;7z
9raille;6o6w6x6y6z70
aidge;73
9usiness;5o6t6u6v
g cte;5o
heducation technical and career;5o
zl career;5o
hschool high;6t6v
s junior;6t
htechnical;6t
8calculus;5q
amp;73df
c summer;73df
ardiology;5u
be;6p
c child;6pdd
dday;6p
dinfant;68
j and childbirth;73
kchildbirth;73
bpentry;6t6v
btography;63
9enter resource;70
aramic;6f6u73
9hef;73
bmistry;6u
h analytical;5x
iindustrial;5x
korganic;5x
iorganic;5x
iphysical;5x
aildbirth;68
dcare;6p
h vocational;6v
dhood early;6p6q
dren exceptional;6z70
bnese;6i
bropractic;68
aoir;6f6r6u73
bral;6f6u73
9itizenship;73
9lass day special;6w6z70
especial;6w6z70
dic;6h
droom;6q6r6s6u
h elementary;6r6y
ikindergarten;6q
isubstitute;74
aeaning dry;6n6v
aimatology;5w
aothing and textile;6l
htextile;6l
9ollege;676o
amposition;6h
cuter;6s6t6v
anservation soil;5t
ctruction ship;5s
aoking;6l6v73
asmetology;6n6v
9raft and arts;6u73
frts;6u73
emetal;6n6o
aiminology;6c
aop farm;5t
ayptoanalysis;5q
egraphy;5q
bstallography;5w
9sr;6n
9te;6t
b postsecondary;6n
9ulture beauty;6n
atting meat;6n6v
9ytology;5u
8dance;73
cing;6f73
ape;71
aycare;6pdd
9eaf;6w6z70
antal;68
cistry;68
armatology;68
asign;5s
e costume;6n
ffloral;6n6v73
finterior;6o
fmachine;5s
fship;5s
avelopment child;656p
phood;6p
keducational general;72
9hoh;6z
9iagnostic health;68
aetetic;68
cician;68
asability behavioral and learning;6x6y
ulearning;6x6y
jemotional;6w6x6y
jintellectual moderate school middle;6z
zerate with student school middle;6z
jlearning;6x6y6z
r specific;6z
dled learning;6w6x6y6z70
bcovery career;6t
jomputer;6t
border behavioral emotional severe;6x6y
aving skin;7z
dity;6k
9og eye seeing;co
9rafting;5s6n6v
bma;6f73
dtic;73
bwing mechanical;5s
aiving;73
8ec;6z70
aology;5u
bnomic;6u
g agricultural;62
hhome;6l6t
hindustrial;62
hlabor;62
htransportation;62
ase;6w
9d;6w
a special school secondary;70
btechnician;6t
l school middle;6t
aucation;6a6q
h adult;6n72
kventure;73
jgricultural;6v
jutomotive;6t
ibasic adult;72
jilingual;6q
jusiness;5o6n6t6v
icareer;6t6v
ideaf;6w
ielementary;6r
jxceptional;6w6z70
igeneral;6r72
ihealth;68
iindustrial;5o
imarketing;6v
iphysical;6m6q6r6s6u
q adapted;6x6y71
y developmental;71
wive;71
snd health;6s6u
rhealth;6s6u
rschool high;6u
ymiddle;6s
iservice;6n
p in;6n
jpecial;6w6y7071
p categorical cross;6x6y70
rhildhood early;6w
rlassroom contained self;70
rontained self;6w6x6y6z
qdd;6x6y
relayed developmentally;6x6y
risability behavioral emotional;6z
zy emotional;6z70
zy learning;6z70
vled mildly;6x6y
qebd;6z
rd;6z70
rlementary;6y
qhandicap mental profound;6x6y
zmental profound severe;6w
zmental severe;6x6y
yped multi;6x6y
qinclusion;6x6y
sterrelated;6z70
qk pre;6w
rindergarten pre;6w
qld;70
qpreschool;6w
simary;6x6y
qroom resource;6x6y
qschool;6z
w elementary;6y
xhigh;70
xmiddle;6z
xsecondary;70
recondary;70
rtudent disabled mildly;6x6y
yhandicapped multi;6x6y
rubstitute long;6y
ze term long;6y
jtudent exceptional;6w6z70
itechnical;6t6v
r and career postsecondary;6n
scareer postsecondary;6n
tulinary;6t
sschool middle;6t
zsecondary;6t
nology;6t6v
s and career;6t
tcareer;6t
tschool middle;6t
vience health;6v
jheater;73
ivisual;6a
jocational;6v
s school high;6v
z middle;6t
hal;7e
9la;6s
b school middle;6s
aectronic;5s6n6v
bmentary;6r6y
i disorder emotional severe;6y
jsed;6y
9mbryology;5u
9ndocrinology;5u
agineering;5s
j aeronautical;5s
lgricultural;5s
lrchitectural;5s
lutomotive;5s
kchemical;5s
livil;5s
kelectrical;5s
kgeological;5s
kheat;5s
lighway;5s
kmarine;5s
lechanical;5s
mtallurgical;5s
kpetroleum;5s
llastic;5s
kradar;5s
nio;5s
lefrigeration;5s
ksanitary;5s
ktelevision;5s
blish;6h6s6u72
f school high;6u
nmiddle;6s
arichment self;73
kubstitute;74
atomology;5u
9se;6w6z70
al;6r6s6u72
b adult;72
aol;6i72
atate real;6n
9thnology;61
aiology;5u
aymology;6h
9xercise;6m6ude
8facs;6s6t6v7c
c school middle;6t
amily and marriage;66
fmarriage;66
9cs;6l
9inance;5o
atness;de
f physical;6m6q6r6s6u
9light;6o
aoriculture;5t
aute;73
aying;73
9rench;6i6u
e school high;6u
8gastroenterology;68
9ed;72
anetic;5u
aochemistry;5w
bdesy;5w
blogy;5w
bmetry;5q6u
corphology;5w
bphysic;5w
colitic;64
arman;6i
9olf;7z
avernment;64
9roup;6p
9uitar;6f6u73
9ym;6r6s6u
bnasium;6m6s6u7z
etic;7z
anecology;68
8handicapped;6w6z70
j hearing and speech;6w
sspeech;6w
9ealth;686s6u73
e allied;6v
fpublic;68
bring hard deaf;6z
gof hard and deaf;6z
abrew;6i6u73
alminthology;5u
bper;7e
arpetology;5u
9i;6z
astology;68
driography;6j
ey;6j6s6u
f american;6s
gchurch;6k
geconomic;6j
gschool high;6u
nmiddle;6s
hecondary;6u
gworld;6j6s6u
9ome;6r6s6u
articulture;5t
9ste;6v
9umanity;676o6s
asbandry animal;5t
idairy;5t
ipoultry;5t
9ydraulic;5s
codynamic;5z
dgraphy;5w
dlogy;5w
dmeteorology;5w
agiene;68
f dental;68
8ichthyology;5u
9mmunology;68
apaired emotionally;6w6z70
hhearing;6w6x6y6z70
hmentally;6w6z70
p mildly;6z
hphysically;6w6x6y6z70
hvisually;6w6z708z
ement visual;8z
p with student;8z
9nclusion;6y6z
h education special;6x6y70
adustrial technical;6t
fy mineral;5w
afant;6pdd
atermediate;6s
dvention;6z
k early;6w
mducational;6w
9rrigation;5t
9talian;6i
ainerant education special;70
ihi;6w6x6y
iimpaired hearing;6w6x6y
8journalism;6g
9udo;7z
8k pre;6p7e
9arate;7z
9inder;6q
egarten;6q
k bilingual;6q
leducation special;6x
lone title;6q
lpre;6p7e
nivate;6q
lsubstitute long;6q
wterm long;6q
ltransitional;6q
9nitting;73
8la;6s
a school middle;6s
ab technology;6t
anguage;6i6u6w6x6y6z7073
g and speech;94
henglish;6r6s6u72
o adult;72
hforeign;6u73
hother of speaker for english;6i72
nspeaker english;6i72
hsecond a as english;6r6s6u72
zh adult;72
iign;6w6x6y6z7073
ipeech;94
hworld;6u
9d;6z
9ibrarian record medical;6b
amnology;5u
ateracy;72
g adult;72
8machine business;6n6v
goffice;6n6v
ammalogy;5u
anagement farm;5t
korest;5v
jindustrial;5o
jservice automotive;6n
bual;6n6u
cfacturing;6n
arketing;5o
h and business;6v
ibusiness;6v
asonry;6v
ath;5q6r6s6u72
c school high;6u
kmiddle;6s
cematic;5q6r6s6u72
i school high;6u
qmiddle;6s
9easurement mental;65
achanic applied;5s
iuto;6n6v
htheoretical;5s
adicine;68
g osteopathic;68
hphysical;68
hveterinary;68
atallography;5s
eurgy;5s
cphysic;6k
beorology;5w
bhod statistical;5q
9i;70
acrobiology;5u
allinery;6n
aneralogy;5w
bing;5s
9mi;6z
9odeling;6n
antessori;6p6q6r6s6u
arphology;5u
ator;6n
9r;6z70
9usic;6r6s6u73
d general;73
einstrumental;6s73
9ycology;5u
8navigation;6n73
9eed exceptional;6w6x6y
dspecial;6w6x6y6z
amatology;5u
aurology;68
9urse;69
d registered;69
dry;6p
cing;69
f practical;69
atrition;68
h and food;6l
kimal;5t
ifood;6l
8obstetric;68
9ceanography;5w
elogy;5w
9lericulture;5t
9ptic physical;5z
dianry;68
bometry;68
9rchestra;6f6r6s6u
agan;6f6u73
aigin ethnic;61
anithology;5u
athopedic;68
9steology;5u
9tolaryngology;68
8paleology;60
dntology;5w
arasitology;5u
athology;68
h animal;5t
iforest;5v
imedical;68
iplant;5t
ispeech;68
9e;6m6q6r6s6u
a adapted;71
give;71
cnd health;6s
bhealth;6s
bschool middle;6s
adiatric;68
anology;6c
atrography;5w
dlogy;5w
9harmacognosy;5x
glogy;68
fy;68
aotography;6f
aysic;6u
e atomic;5z
fmedical;5z
fnuclear;5z
ftheoretical;5z
dology;68
i animal;5t
jplant;5u
btopathology;5u
9iano;6f6u73
alot;73
9lanning city;676o
hurban;676o
9odiatry;68
amology;5t
9ractice;7e
aekindergarten;6p
bnatal;73
bparation development educational general;72
kged;72
bschool;6p
h based home;6p
ieducation special;6w7176
imontessori;6p
isubstitute;74
aimary;6r
bson;6n
bvate;75
aoduct forest;5v
bgram integrated;6x6y
gresource;6x6y
btozoology;5u
9sychiatry;68
dology abnormal;65
kpplied;65
jchild;65
klinical;65
jeducational;65
jindustrial;65
9unch key;6n6v
8radiology;68
9eading;6r6s6z72
f lip;6w6x6y6z70
gspeed;73
acreation;6m
ahabilitation;8z
m vocational;6n
alation human;65
hinternational;64
hlabor;676o
bigion;5f6u
apair auto school high;6v
fbody auto;6n6v
fradio;6n6v
ftelevision;6n6v
bresentative service customer;6n
asearch survey;676o
bource;6r6w6z70
g education special;6w6x6y6z70
hschool middle;6z
htechnology instructional;7d
atarded mentally;6w6x6y6z70
9iding;7z
9n;69
9oentgenology;68
aom infant;dd
dresource;6w6z
9ussian;6i
8safety;73
e water;73
ale;6n
9chool adult;72
gfter;6p
felementary;6r6y
fgrade;6r
fhigh;6s6u70
j disability emotional serious;70
norder emotional severe;70
kjunior;6s
ksed;70
fmiddle;6s6t6z
l disability emotional serious;6z
porder emotional severe;6z
msed;6z
fnursery;6p
fpre;6p
gublic;6s6y
fsunday;76
fvocational;6n
aience;676o6s6u
f actuarial;5q
hgricultural;5t
gcomputer;5p6t6u6v73
inservation;5y
kumer;6v
o and family;6s6t6v7c
z school middle;6t
pfamily;676l6s6t6v7c
v school middle;6t
gdairy;5t
gearth;5w
hlectronic;5s
ggeological;5w
glife;5u6s
gmilitary;676n6o
gnaval;676o
gschool high;6u
nmiddle;6s
hocial;6u
iil;5t
gveterinary;68
9dc;6z70
9econdary;6u
bretarial;6n6v
gy medical;6o
aismology;5w
ariculture;5t
bology;68
bvice canine;co
gforeign;676o
glaboratory clinical;68
awing;6l6u73
9hop;6v
brthand;6n6v
h machine;6n6v
9ilviculture;5t
amulator flight;6o
anging;6f6u73
9kating ice;7z
aiing;7z
bll life;70
i education special;6y
9ld;6z
9panish;6i6s6u
f school high;6u
nmiddle;6s
aeaking public;6g6u73
bcialist resource;6z70
bd;6y
c contained self;6y
dschool;6z
eub long;6y
hterm long;6y
bech;6g6u73
aort;6u7z
9tagecraft;6f
brt;6p
btistic;5q
aewardesse;6n
aratigraphy;5w
audent;6r7e
cy basic adult;72
efitness;6m
emotion;5s
ereligious;6k
esocial;6r6s6u
etime and motion;5s
9ubject other math reading remedial;6z7072
mor math reading remedial;6z7072
bstitute;6u7476
i 12 k;74
jbuilding;74
jcertified;74
jelementary;74
knglish;74
jk;74
jschool;74
p high;74
khort;74
jterm short;74
apport emotional;6x6y
glearning;6w6x6y6z70
o school high;70
argery;68
f neurological;68
bveying;5s
9wahili;6i
aimming;7z
8tailoring;6l6v
axonomy;5u
g plant;5u
9echnology;6n6t
i business;6v
jcareer;6v
komputer;6t
jeducation;6v
jindustrial;6t6v
jlaboratory;68
t dental;68
jradiologic;68
kecord health;68
axtile and clothing;6l
gclothing;6l
9heater;6f6u73
bology;6k
cry music;6f6u
fsampling;5q
brapy;68
f activity;68
hrts manual;68
gcorrectional;68
geducational;68
ghearing;68
home;6w6x6y
ginhalation;68
gmusic;68
goccupational;68
hxygen;68
gphysical;68
grecreation;68
gspeech;68
cmodynamic;5z
9oddler;6pdd
f and infant;dd
ginfant;dd
apology;5q
axicology;68
9rade;6n6v
d building;6v
eforeign;5o
einternational;5o
eskilled;6n6v
biner link;6n6v
ding manual;6n6u
hvocational;6n
bnsition;70
i and career;70
jcareer;70
aeatment and assessment health;68
jssessment health;68
aigonometry;5q6u
9yping;6u73
8university;6o
9rology;68
8violin;6f6u73
arology;68
asiting;76
aticulture;5t
9ocal;6f6u73
ctional;6n6t6v
aice;6f6u73
alcanology;5w
8watchmaking;6n
9eather;6n
bving;6n6v73
alding;6n6v
9riting creative;6h
8yoga;de
auth;575f
8zoology;5u
3m acquisition talent;12
5support service combat charge in officer assistant charge in officer;nr
zofficer charge officer;nr
5warfare special officer commanding;nq
texecutive;nq
4ster;nj
8 driver tractor;n8
iuck;mf
9horse;fs
9mule;fs
d horse;nj
eor horse;nj
3rer cloth;m1m2
3seler;ks
5r;lh
2chnical;1e
9 technician cryptologic;o2
7ian;253e3k8f8gaaawdneti4jzn0nd
a aam;8lm9
cbatement asbesto;4o
duse drug;4y
hsubstance;4y
cccelerator;4r
fss vein;b5
eount customer;dv
iing;ea
did deoxyribonucleic;4u
dquisition data;3chw
r and control supervisory;hw
scontrol supervisory;hw
stest flight;3c
nlibrary;7b
dtuarial;fk
cddress public;8i
dministrative;fbfh
p medical;ae
mor;fh
dvanced vls system launching vertical;ny
cerospace;3c
cg precision;4k
dricultural;4k
le;4k
m precision;4k
eonomy;4k
ci;fo
dd financial;1x
gorestry;4t
fhearing;ahiq
ee forestry;4t
es av;7a
gvisual audio;7a
dr;3g
ecraft;hti1
j piloted remotely;3f4v8l
ktarget;o2
kunmanned;3f4v8l
eframe;i1
eplane;hti1
clarm;i0
g fire;bci0
dignment;ie
k and brake;ie
lbrake;ie
lwheel;i4
cmmonia;l5
cnalysis air;3g
lnd collection telemetry;nz
kcollection telemetry;nz
kemanation;nr
kfailure;3e
kintelligence signal;nr
ktactical c2;nz
lechelint elint technical intermediate;o2
lraffic;nr
ht gps;2f
jsystem positioning global;2f
gtical;4n
dd installer thermal solar;go
pweatherization;ha
ftechnologist calibration;3j
urdiovascular;9z
sengineering civil;3d
zring electronic and electrical;3e
zring environmental;3g
zring industrial;3h
zring mechanical;3i
zring nanotechnology;3h
smechatronic and mechanical electro;3f
soperation and engineering aerospace;3c
sradiologic;a2
ssystem information geographic;2f
sveterinary;ab
desthesia;8x
l cardiothoracic;8x
nertified;8x
dimal;abfo
h laboratory;b3
dodizing;k8
cppliance;ii
k certified;ii
lhome;ii
nusehold microwave;ii
lmedical;ll
eraisal;lj
foach control ground;ma
cquatic;3g4m
crcade;iw
ehaeological;4f79
feological;4f
fitectural;38
me;38
gve;77
dmorer;79
dts graphic;kb
csbesto;h5
deptic;b0h8
dphalt bituminous;gb
dsembler;j5
k bicycle;ic
nke;ic
iy;3fhqj7jd
j and delivery;jd
kdelivery;jd
kelectrical;j7
qomechanical;3f
rnic;j7
lm;3f
kfurniture;jdku
klaser;3k
kmechanical;3i
kretail;jd
fssment;3l
eurance quality;3h4l4vli
s safety food;4l
uoftware;2c
ctm;hqiw
dv;ia
cudio;8g
glogy;ah
gvisual;8g
dto;3ii2i3i4n1
f certified;n1
glevel;i4
gmaster ase;i4
q certified;i4
fbody;i2
fcad;393a3b
fmation;3e3fhw
l and instrument;3f
mbuilding;3e
minstrument;3f
gobile;i4my
htive;3ihyi2i3i4n1
l certified;n1
mlevel;i4
mmaster excellence service automotive;i4
zence service automotive certified;i4
cv;8g
dionic;ht
i aircraft;ht
bbacteriology;4m
dlancing hydronic air;ih
vnd air;ih
elistic;4u
dnk blood blood;9y
mor blood;9y
dttery space;33
dy oil;i4
cehavior;4y50a9
j autism;a9
kregistered;a9
jal;4y56a9
dlt;jsn4
dnch electronic;hv
eefit;et
cicycle;ic
dke;iaic
dnder;ld
hy;kdlu
dochemistry;4m
einformatic;2l
elogical;4m
hy wildlife;4m
emanufacturing downstream;4m
supstream;4m
fed;iq
hical;2s4miq
gtric;2l
clast;hg
dending;ld
dower glass;ly
cody;i2
f auto;i2
kmotive;i2
gcollision;i2
diler;g1l3
h solar;go
dmb;hg
dnd composite;jb
dtany;3t
crake auto;i4
lmotive;i4
deeding artificial;4k4m
ewery;jk
fing;jk
didge;lk
h and crown;lk
icrown;lk
doadband;hsio
gcast;8h
cudget;ea
drner oil;ih
bc;3ehwhxi4ihiuj3
c a;i4ih
end i;3ehwhxiuj3
cable;hshzio
g submarine;hs
hvoltage low;3eio
fing structured;io
dd;38393a3llk
e architectural;38
fsurvey;3l
ed;3d
f civil;38
gelectrical;39
dlibration;3e3f3j
m certified;3j
nelectronic;3j
nmetrology;3f3j
dm;lk
eera;ip
h digital;ip
isurveillance;ip
drdiac;9z
go;9z
hlogy;9z
hpulmonary;9z
hvascular;9z
ee animal;abcp
gemergency outdoor;bq
ghealth;a9
m plant;cj
glawn;ch
gocular;ac
gpatient;9yaiaqar
n dialysis;ai
gresident;as
oial;as
gskin;d8
gtire;ie
epet;g5
erier mail;f3
etographic;2f3l
n digital;4v
ly;2o3l
dse;el
et;k1
f die;k1
dtaloging library;7b
eheterization cardiac;9z
dulking concrete;im
cctv;io
cell;j9k2
f hot;4r4v
gsmall;hr
jrt;hr
gtest engine;j9
gwireless;hr
fular smart;hr
kwireless;hr
dnter data;2f
jonor;9y
ioperation network;24hs
irecycle convenience;na
iservice;hq
drtification;ig
ied;i4
dv;md
chain supply;3f
gsaw;ib
ember altitude;3c
enge oil;my
erger and battery;hu
jbattery;hu
deckout missile and missile;ny
smissile;ny
emical;4n
j control pest;cg
kinorganic;4n
gstry;4n
k nuclear;4r
dill cook;a7
ger;l2
i centrifugal;l2
cip;lv
drculation library;7b
dvil;383d
claim;ff
deaning;cdken9
j carpet;cdg5
groom;3h
dimber tower;hrn5
enical;9y
cnc;ls
coating;lo
i lens;lmlo
joptical;lm
jpowder electrostatic;lp
dding medical;ae
dgeneration;l2
dllection;b4n0
l intelligence human;nr
msignal;nr
fision;i2
eor;8h
dmbination;hsio
emercial;cgif
fissioning;iv
o wind;iv
funication;hrhs
o data;hs
pradio;hr
epliance;4o
l environmental;184o
fosite;htjbjdk1ly
k certified;jd
gunding;a8ha
fressor;l6ne
l air;ne
futer;25hq
j micro;25
kpersonal;25hq
dncrete;4ng9
editioning air;i4ih
r and ventilating heating geothermal;j3
ztilation heating;ih
ztilation heating commercial;ih
sventilating heating geothermal;j3
ztion heating;ih
ztion heating commercial;ih
efiguration;24
eservation;4t79
n and energy;4o
sforest;4t
oenergy;4oh2
oforest;4t
osoil;3t
kor;79
ftruction;gb
etact field;13
frol;3ehwig
i access;i0
knd instrument;3e3fhwhxigiuj3l2
xation;3fhx
kutomation;3fig
jboiler;g1
jcommercial;hw
lnditioning air and ventilation heating;ih
z ventilation heating;ih
lrrosion;3k
jelectrical;ig
kquipment electrical;hw
jfire;j3
n 4 mod 160 mk gcs;ny
omaster;ny
pod mk gcs;ny
jhvac;ih
jindustrial;ig
lstrument;3e3fhwhxigiuj3l2
tation;3fhx
jlighting;8j
kogic programmable;ls
jmaintenance;ig
kosquito;cg
jnuclear;4r
lmerical computer;ls
jpest;cgci
n certified;cg
pommercial;cg
oresidential;cg
otermite;cg
kollution;3g4o
s water;3g
krocess;3e3f
q and instrumentation;3f
rbiodiesel;l8
rinstrumentation;3f
jquality;3h4l4n4p4vli
q chemistry;4n4v
rfood;4l
rhouse bottle;4l
rmicrobiology;4m4v
rribbon inked;li
jradiation;4r
jtermite;cg
kraffic;n0
q highway;n0
min;j1
iled numerically computer;ls
kr logic programmable;3e3f
eversion biomass thermochemical;l2
mfuel;i4
mtube;ny
q in;ny
gyer;n4
hor;n4
doling;ih
dpier;hq
ey;fi
drrosion;3khxj3ne
k pipeline;iu
dstume;cw
crane;i7
dew event;8g
diminalist;4u
dyptologic;o2
mal;22
css;b0
ct;a2
cytogenetic;9x
bd and r;3i
cairy;4k4l
drkroom;lr
dta;2lfcfk
f and voice;fk
gcustomer;fk
gfield;2l
hlight;3c
glog;2l
gsurvey;fk
gvoice;fk
fbase;272l
ceburr;gsjs
hing;js
dcontamination;4o
dntal;lk
h room metal;lk
fure;lk
dpartment emergency;a5ai
mprocessing sterile;b0
yupply central;b0
eendency chemical;4n4y
dsign;3a3d3ej3
h aided computer;38393a3llk
w architectural;38
xsurvey;3l
ielectrical;393e
imechanical;3a
ioptic fiber;3k
isprinkler;3d
ek help;25
k it;25
ltechnology information;25
ftop;25
etructive non;3k
dtail;n9
dvelopment;3i4e
m and research;3i
ncareer;1a
oommunity;4e
nelectronic;3e
npharmaceutical;l5
nresearch;3i
nsemiconductor;3e
eice identification frequency radio;2x
ciagnostic;3ji4
l system cooling auto;i4
zg automotive;i4
elysis;9yai
j certified;9y
krenal;ai
emeter outer;k9
dctaphone;hq
de;jz
e and tool;k3
esel;i5
h marine;i5
jobile;i5
et;a7
f registered;a7
fary;a7
fetic;a7
j clinical;a7
kregistered;a7
dgital;3elr
dsh;c8
epatch;ez
fosal material;j3
kordnance explosive;hg
etribution;fp
n and processing sterile;b0
oenergy electrical;l1
ofield;j3
oprocessing sterile;b0
cme;iq
cna;4u
cock;if
dor;if
f automatic;if
ggarage;if
goverhead;if
dwnstream;4m
crafting;38393a3d3e3lfl
j and design aided computer;3d
zd computer civil;38
zd computer electrical;39
kdesign aided computer;3d
zmputer civil;38
zmputer electrical;39
ein;goh8
g and sewer;h8
hsewer;h8
dill;hf
evability;i4
m auto;i4
rmotive;i4
fing pile;gd
done;3f4v
g commercial;3f4v
dywall;gf
curability;3i
cynamometer;j9
eo;j9
be;3e3fhwhxigj3
c and c i;j3
hi;hwigj3
dc;j3
ccho;9za0
f travel;9z
fcardiogram;9za0
p travel;9z
oph;9z
q travel;9z
qic;a0
qy;a0
dologist;3t
hy industrial;4o
cd;a5
dger;lm
ducation;7i
kal;7e
ceg;9za2ai
e registered;ai
ftravel;ai
cffect sound;8h8i
jpecial;7m
ckg;9z
clectric;hu
jal;3ehuhwhxig
l and control instrument;ig
znstrumentation;j3
qinstrument;hwig
ztation;j3
nviation;ht
mcontrol instrument;ig
zumentation;j3
minstrument;hwig
wation;j3
mplant;j3
jian;hw
hocardiogram;9z
rph;9z
tic;9z
iencephalogram;9za2ai
v registered;ai
wtravel;ai
uph;ai
wic;ai
imechanical;3fj8
jyographic;ai
ineurodiagnostic;a2
jic;3e3f3jhthuhvhwhyhzi0j8
l aviation;ht
ponic;ht
mbiomed;iq
sical;iq
mcontrol train;j1
mfield;hx
mmarine;hv
iphysiology;ai
jlating;k8
evator;h3
digibility;el
cm;3f
dission;3gi4
cnd;ai
e registered;ai
eo;b5
f certified;b5
fscope;b5
jic;b5
jy;b5
k certified;b5
dergy;iv
h renewable;ihiv
isolar;gogu
iwind;iv
dforcement parking;bi
dgine aircraft;i1
ismall;ib
itruck;i5
her;3d3g
j equipment auto;il
ymobile;il
jing;313b3c3d3e3g3h3i3k8h
m agricultural;3k
onalysis air;3g
outomation;3f
sotive;3i
nbiomed;iq
t certified;iq
tical;3kiq
x certified;iq
nchemical;3k4n
oivil;3d
olinical;2s
oomputer;3e
pncrete;3d
qstruction;3d
qtrol pollution;3g
vquality;3h
nelectrical;3e
tonic;3e
onvironmental;3g
oquipment;iu
w automated;il
ngeotechnical;3d
oyroscopic;3i
nhighway;3d
nindustrial;3h
nlighting;3e
nmanufacturing;3h3i
prine;3k
pterial;3k
qhematical;2l
oechanical;3i
ptallurgical;3k
nnanotechnology;3h
ouclear;3k
noptical;3k
ordnance;3k
nphotonic;3k
orocess;3h3i
qtection fire;3d3k
nqc;3h
nremediation environmental;3g
opv;3f
nsalvage;3k
oound;8i
otructural;3d
ntest;3f
oooling;3i
oraffic;n0
qnsportation;3d3i
nvehicle piloted remotely;3f
drichment fuel nuclear;4r
dtertainment;hz
ery data;fc
dvironmental;3g4m4o
o facility;4o
qield;4o
pprocess;4o
cpp;kb
cquipment;3jb0i6i7iqjnjq
k agricultural;4k
mutomated;il
sic;hs
lbiomedical;iq
v certified;iq
lcable submarine;hsio
ldental;iq
lelectrical;3e
romedical;iq
lfarm;i6
lheavy;i7
lmedical;iq
s durable;iq
lphoto;ip
qgraphic;ip
vy;ip
lsafety aviation;j3
mpecial;hs
mupply vehicle electric;hui4
port ground;i1
tweapon armament;o2
ltest probe wafer semiconductor;m2
lvideo;8g
crgonomic;4x
ctch laser;lx
fing laser;lx
cvaluation destructive non;3k
dent;8g
didence;4ubg
j field;bg
kscene crime;bg
ktrace;4u
cxamining tax;1y
dhibit;797u
i museum;79
dperimental;3i
eloration gas and oil;4p
roil;4p
gsive;hg
dtinguisher fire;bc
eracorporeal;aian
htion;4mhn
fusion;kp
bfa;3e
dbrication;gs
m mechanical electrical;3ej7
noptical;3k
nphotovoltaic;gu
orosthetic;ll
ov;gu
nsolar;je
nwafer;lq
jor orthotic;ll
dcility;f1hsiu
j disposal and storage treatment;4o
tstorage treatment;4o
kplant;3h
drm;fs
f sow;fs
cence;h4
ciber;hsiojb
gglass;jb
deld;3d3f3g3l4o4q4tf1hahmhqhrhsi6i7iuk5
g agriculture;4k
irchaeological;4f
hbiological;4m
hconstruction;3d
hdistribution;j3
henvironmental;3g4o
iquipment heavy;i7
hgas and oil;hd
loil;hd
ieotechnical;4p
lhermal;j3
ips;2f
hmaterial construction;4p
hnetwork;24
hoil;ng
hplant gas landfill;l2
irinter and copier;hq
pcopier;hq
hsensing;4v
o remote;4v
ioil;3g
iteel;h2
iurvey;3ln0
iystem positioning global;2f
htelecom;hs
omunication;hs
hweatherization;ha
jll;ng
dlling;ln
em;lr
f thin;3k
etration water;l4
dngernail;d6
hprint;4ufl
m biometric;4u
ming biometric;4u
eishing;k5
dre;bbbd
f and water;bb
gforestry;bb
gwater;bb
fstopper;gjgk
dscal;ea
eh;fu
fery;fu
i marine;4m
dtness;de
dx break;hq
clavor;4l
deet;i5
dight;3cnv
h in;nv
door;cdg5g6
ging;g6
cood;4l
drensic;4ubg
j computer;4u
fst;4t
hry;4t
j preparation sale timber;4t
eklift;i7n8
emula;b5
ition;4n
dundry;3k
crame;i2
dequency radio;hr
cuel;mz
dnction pulmonary;9z
drniture;ku
bgame;4m
f arcade;iw
froom;cv
drden and lawn;ci
ilawn;ci
ds;4nigiil6
e landfill;l2
fnatural;l2
m liquefied;l6
eification coal;l2
etroenterology;b5
hintestinal;amb5
dte;h4j1
ehering news;8h
cca;ma
cear;hwhx
dm;lj
dneration;3e
l power;ibl2
ior;ibj9lr
dodetic;2p
elogical;4p
hy;4p
ematic;2p
escience;4p
fpatial;2f4p
etechnical;4p
n field;4p
fhermal;j3
ci;amb5
ds;2f4q
e cadd;2f
ffield;2f
class;gii3
g auto;gii3i4
lmobile;gi
ntive;i3i4
hvehicle;i3
cps;2f
craphic;kb
deenhouse;fr
dinder profile;js
ging cnc;k9
lontrol numerical computer;k9
kfinish orthotic;ll
ktool;k9
dowing crystal;lq
cse;i1
dhp;j3
cuidance career;fl
etar;ir
cyroscope;3i
bhandling material;4ph5
kwaste;h5
drdware;hq
j computer;25hq
kit;hq
ktechnology information;hq
dz;3g
eardous;3g
emat;h5
ceadend;hs
elth;ac
h animal;abb3cp
ibehavioral;a9
ienvironmental;ai
ihearing;ah
imental;a9
ipublic;4v
ering;ah
et gas residential;ig
goil;ih
fing;3kih
dlicopter;j5
dmatology;9y
eodialysis;9y
cighway;3dh6
dm;ae
dstologic;9y
l certified;9y
jy;9y
gpathology;9y
dtch;id
come mobile;iz
itor;id
dod;gs
drticultural;4k
me;4k
dspital;aib5
duse;l7
g gas;l7
hin;l7
cp;4r
cusbandry;fo
k animal;fo
r large;fo
cvac;ih
f commercial;ih
ggeothermal;j3
cydraulic;3ii7
fo;l2
ggraphy;4q
glogic;4q
l except technician geological;4p
gmeteorological;40
bi and e;3fhwhx
de;3e
cce;3eigl2
cdentification;bgfl
p correction;bg
qemitter;nr
qlocation emitter;nr
qpart;bg
cma ordnance armament 3 p;o2
xp;o2
ege document;4v
fing;a2
i digital;lr
kocument;a2
jmedical;a2
jresonance magnetic;a3
zic travel;a3
cndustrial;3h
dformation health;aeaj
t registered;ae
nlibrary;7b
erastructure;h2
dk;lr
dsemination artificial;fo
epection;n1
l destructive non;3k
etall;i0
i power critical;hv
iation;24guhrhshyhzi0ifj3
n alarm;i0
pnd repair radar;hw
pudiovisual;8g
pv;8g
qionic;3c
ocable;hzio
ofield;hs
opanel solar;gu
photovoltaic;gu
plant hydroelectric;l2
pv;gu
orepair radar;hw
osatellite;hs
pecurity;i0
w home;i0
qrvice field;hm
polar;go
ov a;hz
pisual audio;hz
owireless;hs
w building;hs
zilding in;hs
ier;hsio
k glass;i3
lpool;gb
lthermal solar;go
lutility overhead;io
tunderground;io
lweatherization;ha
frument;3e3f3jb0igiqit
l and electrical;hw
npprentice;it
mbiomedical;4v
melectrical;hw
msurgical;b0
mtest flight;3c
mutility;3e
lation;3c3e3f3j3lb0huig
q and calibration;3e
velectrical;3e3fhx
ztrical pipeline;hw
rcalibration;3e
relectrical;3e3fhx
zal pipeline;hw
rresearch;3e
eulation;gjgk
l solar;go
dtake;3g
eelligence area;nr
ocounter;nr
osource all;nr
frcept morse non;nr
lvoice;nr
gnetworking;2426
gventional;a2
dventory;f5nd
conm;ai
cpm;ci
crrigation;3nchfrgngo
cs;25
dotope;a1
ct;25hq
bjeweler bench;lj
o certified;lj
gry;lj
custice criminal;4u
bkennel;cp
dy;iy
blab;3h3i4k4l4n4o4v9x9y9zlklllmlr
e analytical;4n4o
gssurance quality;4l4v
fbiological;4o
greeding artificial;4m
fcath;9z
j cardiac;9z
jeterization;9y
ghemical;4n4o
kstry;4n
glinical;9y
gontrol quality;4v
hrn;fp
grime;4u
fd and r;3f
gairy;4k4l
gental;lk
l bridge and crown;lk
tcrown;lk
jure;lk
hsign and research;3f
mresearch;3f
gye;4n
fengineering;3i
hvironmental;4o
ffinishing;lm
gorensic;4u
fhospital;lm
fit;3e
fmedical;4n9x9y
htallurgical;3h
gicrobiological;4o
hll feed;4k
gobile;4o
foptical;lm
grtho;lk
fpaint;4n
ghoto;lr
knic;3k
grosthetic;ll
fqc;4n4v
fr;3f
fscience biological;4m
geed;4k
goil;4o
hlar;3e
fvet;ab
ierinarian;ab
oy;ab
eoratory;3h3i3k4k4l4m4n4o4p4v9y9zfplklmlr
l analytical;4n4o
nssurance quality;4v
mbank blood;9y
niological;4o
nreeding artificial;4m
mcalibration;3e
otheterization;9y9z
zon cardiac;9z
nentral;4l
nhemical;4n4o
rstry;4n
nlinical;9y
u and medical;9y
vcertified;9y
vmedical;9y
nolor;lr
omputer;2f
u computer;2f
vor computer;2f
ontrol quality;4n
nrime;4u
mdairy;4k4l
nental;lk
s bridge and crown;lk
z crown;lk
qure;lk
mengineering;3i
ovironmental;4o
mfilm;lr
norensic;4u
nreezer;lw
mhospital;lm
mmedical;4n9y
nicrobiological;4o
oll feed;4k
nobile;4o
old ear;lym2
mophthalmic;lm
otical;lm
nrthodontic;lk
mpaint;4n
nharmaceutical;9y
ty;a8
ootographic;lr
rnic;3k
mscience biological;4m
need;4k
noil;4o
mtechnology information;3e
mveterinary;ab
dmination;jb
dndfill waste solid;4o
fscape;ch
eguage speech;b5
dser;3e3i3k4v
g certified;3k
hhealthcare;3k
hmedical;3k
iobile;3k
hsurgical;3k
dundry;ke
dvatory;mz
dwn;chci
dyout;jzk7
h pattern sewing;kq
cegal;5n
dns camera picture motion;ip
hontact;aflm
ciaison lab;b4
dbrary;7b
dcense driver;18
hing;18
ddar;2o2p4v
dft accessibility;h3
gelevator;h3
gfork;n8
gresidence private accessibility;h3
znd accessibility;h3
dght;3e8j
g and sound music;8g
hsound music;8g
itreet;n0
ging;8j
j and sound;8j
kelectrical;8j
u rigging;8j
lntertainment;8j
kset;8j
lound;8j
ltage;8j
kvideo;8j
dne;3he5in
f heavy;i4
gtelevision antenna community;hs
rcable;hs
hv cable;hs
fman power;in
cng;l6
coader;l5
en;7b
dcate;in
h utility;in
hr;4p
gor;h2
i interceptor communication;nr
ek;iy
fsmith;iy
dgistic;1dex
dom;ij
dt;n9
cube;i4iaiemy
f diesel;i4
gquick;i4
erication;i4my
m diesel;i4
nquick;i4
bm and o;j3l2
i hydro;l2
jplant hydroelectric;l2
de;ig
cachine;ikk2
i lathe;ip
jteller automated;hqiw
dil;fg
f bulk;f2
entenance;3jchh6hshuhxidieigiiijikiujsk1
m afv;i4
oircraft;i1
ond operation;ikj3l2
zn hydroelectric;l2
zn lcgr replacement group control launch atwc;ny
zn plant hydroelectric;l2
xor 4 swg an atwc system control weapon tomahawk advanced;ny
rplant;hw
rrepair elevator;h3
rtesting inspection protection fire based water;bc
opartment;iu
outomation;3e
oviation;hti1
ncomputer personal;hq
pnditioning air and ventilation heating;ih
z air ventilation heating;ih
ndie;jsk1
nelectrical;3ehw
qvator transit;h3
oquipment;ij
w photographic;ip
xrecovery and launch aircraft;nw
zcovery launch aircraft;nw
oscalator;h3
nfacility;iu
ngeneral;iu
nhighway;h6
ovac;ih
nindustrial;3hhwiu
pstrument radioactivity;hwit
nmechanical electrical;3i
oold;k1ly
ring injection;k1lym0
ounicipal;gb
noperation;ikj3l2
w hydroelectric;l2
xlcgr replacement group control launch atwc;ny
xplant hydroelectric;l2
tor swg atwc system control weapon tomahawk advanced;ny
npc;hq
oipeline;ig
olant;hwiu
oredictive;3k
nrefrigeration;ii
ppair elevator;h3
nsignal;j1
oolar;go
oystem launching missile guided;ny
ntest inspection alarm fire;i0
ring inspection protection fire based water;bc
oire;ie
oube system launch vertical submarine;ny
nvehicle fuel alternative;i4
nzone;iu
dker die and tap;k3
htap;k3
fup;d5
eing screen;kclx
dmmographer;a2
n travel;a2
ly;a2
dnagement and operation;l2
mbiosolid;l4
mdocument;2f
mfire;bd
minformation health;aeaj
mlandscape;ch
mmaterial;4p
moperation;l2
mpest integrated;ci
nroject;1e
mtimber;4t
eufacturing;3hjnlqm2
o additive;3h
qided computer;lk
pheater water hot solar;3h
pindustrial;3h
poptic;3k
ual;3k
psemiconductor;3h
dp field;3l
ftax;3l
eping;3l
i and surveying;3l
jgis;2f3l
jsurveying;3l
kystem information geographic;2f3l
jutility;3l
drine;i9ms
dsk photo beam electron;kb
esage therapeutic;ax
dterial;4p
j construction;4p
w field;4p
khazardous;4oh5
kwaste hazardous;ha
ehematic;2l
ceasure;i2
iment;4nigk7li
m and location;k7li
dchanic diesel;i5
kfleet diesel;i5
jal;3f3ihu
l electrical;3ehuii
so;ig
mpipeline;iu
gtronic;3f
dd;aq
eia;7a8g8h
g library;7b
fc;md
gal;9ya5a6acai
i certified;ai
jemergency;a5
s advanced;a5
texcept attendant and driver ambulance;md
z attendant driver ambulance;md
jophthalmic;acai
t certified;ac
htion;aq
gine nuclear;a1
etronic;ai
dp;hv
dtal;gs
g aircraft;ls
hsheet;gsja
glographic;4r
hurgical;3k
eeorological;404v
fr;f1hxig
g electric;ig
hutility;f1
erology;hvhw
cicrobiology;4m9y
gelectronic;lq
gfilm;lr
gwave;hw
dne;hh
eimization waste;4o
fng;4p
dssile;ny
dtigation;h5
dx;jk
cobile;3khrhv
gity air advanced;8lm9
ourban;8lm9
ddel;lk
dhs;9x9y
dld;k1lym0
f injection;jylym0
gprocess;jy
gup set;jo
fing;jym0
i injection;k2lym0
dnitor;9z
i cardiac;9z
jtelemetry;9z
iing;4o
l environmental;4o
mgroundwater;4q
mnuclear;4r
msensing;4v
t remote;4v
mwater ground;4o
eogram;kgm2
dtorcycle;ia
gsport;ia
dving air;3g
iearth;he
cri;a3
e travel;a3
cultimedia;7m
dseum;79
bnail;d6
f licensed;d6
gsalon;d6
hpa;d6
dnoscience;3h
ftechnology;3h
cde;3k
di;3k
dt;3k
ceon;gh
dtwork;24hs
i it;24
jtechnology information;24
llecommunication;2426
durodiagnostic;ai
glogy;9y
gphysiology intraoperative;ai
zrative certified;ai
coc;24
cuclear;4r
drse;aq
fing;aq
i rehab;au
oilitation;au
dtrition;a7
bo;j3l2
c hydro;l2
dplant hydroelectric;l2
cb;ai
dserver weather;4v
etetric;ai
cd;k9
cec;bq
cffice;ehfd
h central;hs
jlinical;ae
imedical;ae
ityping;fd
cperating;jw
k equipment communication;8g
ion;3h4r8g8h8lj3l2
k broadcast;8h
lcomputer;2425
nnditioning air and ventilation heating;ih
zir ventilation heating;ih
lfinal;3h
lnetwork;24
lpipeline;l7
ltuav vehicle aerial unmanned;nr
zerial unmanned tactical;nr
hor;j3
j vehicle;md
dhthalmic;acailm
l certified;ac
jology;ac
dtic;3k
g electro;3k
o and laser;3e
plaser;3e
hfiber;3khrio
hphoto;8k
gal;acaflm
eoelectronic;3k
fmechanical;3i3k
htric;acaf
cr;aa
d travel;aa
ddnance aircraft;hg
kexplosive;hg
dgan electronic;hz
hpipe;ir
dtho;lk
gdontic;lk
gpedic;ll
hhotography;2o2p
gtic;agll
j prosthetic;ll
u registered;ll
cutboard;i9
cven;jj
bp;i1j5
c a;i1j5
end a;i1
ho;ll
do;ll
cackaging;lnm2
dge;7b
dint;4nlp
g auto;lp
lmotive;lp
hbased;4o
m lead;4o
iody auto;i2
qmotive;i2
ging;lo
dnel control;igl7
hsolar;ha
drk;4t
fing;bi
et;dnnd
dthological;9y
jy;9y
etern;kq
dy civilian;bi
eroll;ec
cc;25hq
cerformance;3i
emit;ein0
esonnel;1aec
dst;cgci
dtroleum;4p
charm;a8
gacist;a8
iy;a8
j accredited;a8
kcertified;a8
lhemo;a8
ptherapy;a8
lompounding;a8
khospital;a8
kinpatient;a8
kor;a8
kregistered;a8
mtail;a8
loom operating;a8
dlebotomy;b4b5
l certified;b4b5
done;hsio
eto;iplr
g digital;lr
ggrammetric;2o3l
jphic;iplr
gnic;3k
gvoltaic;gu
dysic health;4r
gological aerospace;3co2
ciano;ir
g player;irje
dpeline;gone
clace clean;lv
hin clean;lv
gment fiber;jb
enning;4ef5
j community;4e
ktransportation;n0
ft;3hijj3l2
g biomass;l2l8
hgas;l6
k natural;l6
hhydro;l2
melectric;l2
houtside;hsiol2
hpilot;l2
iower;l2
htreatment chemical;l5
hwind;iv
estic;4n
eting;k8
dc;3els
dumbing;gngo
j electrical mechanical;hv
codiatric;aian
dlishing;lq
eysomnograph;ai
pic;a0ai
py;ai
dol;iu
drcelain;lk
dultry service field;4k
dwder diamond;m2
eer;hshvib
g critical;hv
hplatform;h3
hwind;iv
gplant airframe;i1j5
nnd airframe;i1j5
mor and airframe;i1
cremise;hs
ep;4o
f organic;4n
gpaint;lp
gsample;4o
faration;4o
m charge;lq
norganic;4n
npaint;lp
nsample;4o
oterile;b0
jory;k6
fress;kb
j digital;kb
kelectronic;kb
ess;kbkc
g pre electronic;kb
evention damage site;h2
mfire;bd
dint;kb
ger;25hqkb
i field;hq
ging;kb
j 3d;3h
kdimensional three;3h
docedure special;a2
gss;3h3ib0jok1l5l8lalqn4
i chemical;4n
jmanufacturing;3h
kold injection;ly
ning;k1lym0
q injection;k1lym0
jplastic;jok1
jrefinery oil;la
jwet;lx
iing;b0l5la
l biodiesel;l8
pfuel;l8
mcentral;b0la
mfuel nuclear;4r
moil;hd
mplasma;la
msemiconductor;lq
nhale;hd
nterile;b0l5
t central;b0
usurgical;b0
utravel;b0
mtar;hd
p and shale and oil;hd
qshale oil;hd
ior word;fd
furement;ed
eduction;3h8h8j8lk1l5
l biodiesel;l8
pfuel;l8
mequipment processing semiconductor;3hik
mhydroelectric;l2
mmanufacturing;3h
z additive;3h
mpress pre;kb
egram;3gel
i benefit;el
jcotton;4k
ejection;ct
l video;8g
eof;3ili
eperty;ew
j geotechnical;4p
fulsion marine;i9
esthetic;ll
l and orthotic;aglkll
morthotic;aglkll
etection cathodic;4r
mlightning;gh
v system conventional;gh
mradiation;4r
msystem;4r
focol internet over voice;24
csychiatric;a9
m licensed;a9
gology;a9
ct;aw
cump;j3nf
f heat source ground;j3
cv;gu
bqc;4l4n4p4vli
d chemistry;4n4v
efood;4l
ehouse bottle;4l
emicrobiology;4m4v
eribbon inked;li
cuality;3g3h4lli
i air;4o
jfiberglass;li
kood;4l
kuel;l2
jwater;4n4ol4
dick;h6
br;3iio
c and i;io
cacking;k5
dd;a2
ear;3khw
econ;4r
eiation;4r4va2
k chemical;4r
fo;8hhr
g and voice;hr
hfield;hr
hmicrowave;hr
iobile;hr
n land;hr
hvoice;hr
hway two;hr
gchemical;4r
ggraphy;a2
gisotope;a1
glogic;a2
lal;a2
jy;a2
k interventional;a2
llimited;a2
ltravel;a2
dnge;3t4t
g fire;bd
gland;3t
fing and detection light;2o2p4v
jdetection light;2o2p4v
dy;3ka2
e x;3ka2
g travel;a2
ceactor;lq
i epitaxial;lq
jnuclear;4r
ediness flight;3c
dception;fa
eonstruction;79
frd;2fem
h criminal;bg
ihealth;ae
imedical;ae
hing sound;8i
fvery and launch aircraft;nw
kcost;19
kinvestment;19
klaunch aircraft;nw
ereation;df
eycling;m4na
k management waste;na
dducing weight;b5
gtion data;4v
dfinish;i2lp
j auto;lp
omotive;lp
eractory;im
figeration;ihiilw
o and conditioning air ventilation heating;ih
pconditioning air and ventilation heating;ih
zng air ventilation heating;ih
phvac;ih
ptransportation;ih
eurb;3e
hish;3eiw
dgulating and testing;li
mtesting;li
dhab;a9
gilitation;52a9aiaw
p vocational;52
dlay;hx
g protective;hx
eiability;8h
dmediation;4o
eoval;3kd8h5
dnovation;79
dpair;hqhshthuhwi2i4i8ibidieiiikipiqisiuk3ku
h afv;i4
jid hearing;ll
jnd install;hs
tation;io
mtesting emission;n1
jppliance;ii
r and refrigeration;ih
scooking;ii
srefrigeration;ih
usidential;ii
juto;i2i4
mmotive;i2i4
jvionic;hr
ibench;iu
jicycle;ic
komed;iq
oical;iq
jlade turbine wind;iv
jody auto;i2
icamera;ip
jlock;is
joil;iq
kllision;i2
kmputer;hq
q personal;hq
idie;k3
ielectronic;3ehw
jmission;i4
jngine small;ib
jquipment;hw
r communication;hs
sphotographic;ip
ifurniture;ku
iguitar;ir
iheating;ih
iinstall;hs
pation;io
mrument;ir
s band;ir
urass;ir
imachine;ik
kintenance;hw
jechanical;3i
ipc;hq
jrinter;hq
irefrigerator;ii
jv;id
itesting emission;n1
jool;hu
m power;hu
ivehicle fuel alternative;i4
qrecreational;id
iwatch;is
jindshield;i3
eroduction;lr
n photographic;lr
otemplate;lr
ggraphic;fi
dscue;a5
eearch;2i3h3i3n3s4l4m4n4s
j agricultural;4k
nonomy;4k
kbioinformatic;2l
kinsect;4k
kscience weed;4k
lugarcane;4k4l
ein;ld
eource;4t
j cultural;4f
khuman;1a
knatural;4o4t4v
eponse spill emergency;4o
etoration;79ll
m disaster;h5
nhabitat aquatic;3t
vterrestrial;3t
nwater;0uh5
eult;3e
dtread;m0
fofit energy building;ha
jting fuel;i4
dur;b0
dwork;3f
cf;hr
did;2x
cim;k2
coadside;ie
dbot;3f
gic;373f
de fish;fp
dofing;gr
i commercial;gr
em batch;ld
gcontrol;8h
ipy;fi
hup;lz
gemergency;a5ai
goperating;8xaaam
p travel;aa
dute control pest;cg
cpa;3f4v8l
culing;3k
cv;id
d certified master;id
u rvda;id
emaster;id
k rvda;id
eservice mobile;id
bsafe;iy
f registered;iy
fty;4x
h and control radiological;h5
mhealth;4x
s construction;4x
toccupational;4x
iconsumer;4x
ltrol radiological;h5
ifood;4l
ihealth;4x
o construction;4x
poccupational;4x
ilife;4x
iproduct;2z
jsychiatric;a9
dle electrical;hw
dmple;4o
ging environmental;4o4p
kfield;4o
dnd;3k
fing;lq
eitarian health public;4o
iy care health;ai
htion;lv
dtellite;hshz
ccada;hw
ele;fyhw
en ct;a2
fner laser;3k
ging holter;9z
dene crime;4ubg
m police;bg
dheme;1j
dience;4v
i biological;3o4m
t fishery;fu
uwildlife;4m
jenvironmental;4o
jfood;4l
lrensic;4u
jphysical;4p
jtextile;4v
dope;b5
dreen hearing;ah
hing hearing;ah
eub;aa
g surgical;aaam
cealing air;ha
m residential;ha
jglass;ha
dcurity;i0
ded;4k
dmiconductor;lq
dnsing;4v
i and measurement;2p
jmeasurement;2p
jremote;4v
for;3f
dptic;h8
drology;9y
evice;3h8gcgd9g1h8hqhshui0i4i5i6i9iaibicidieifigihiiioiqiviwj3my
i agricultural;4k
klarm;i0
o fire;i0
knd mechanic aircraft;i1
wequipment farm;i6
wmotorboat;i9
nsale electronic;hwhz
kppliance;ii
s certified;ii
thousehold;ii
kuto;i4
nmotive;i4
jbicycle;ic
lomed;iq
pical;iq
koiler;g1l3
kuilding;cd
jc;ih
k a;ih
kentral;b0
q registered certified;b0
kommercial;hw
mputer;hq
lnditioning air;ih
z and ventilation heating;ih
z and ventilation heating commercial;ih
z and ventilation heating residential;ih
z ventilation heating;ih
z ventilation heating commercial;ih
z ventilation heating residential;ih
mtrol;ig
q pest;cg
rtermite;cg
krane overhead;i7
kustomer;25hsio
jdiesel;i5
koor garage;if
jelectrical;3ehw
mvator;h3
kquipment;i6iq
s farm;i6
theavy;i7
tmedical;iq
tphotofinishing computerized;ip
uower outdoor;ib
jfield;3e3f3h3jcghmhqhrhshzi6i7ioiqiuiviwj9
o environmental;4p
qquipment heavy;i7
pgenerator;hm
ppoultry;fn
qrinter;hq
psolar;gu
kood;a7
lrensic;4u
kurniture;ku
jgeneral;i4
lothermal;j3
jhvac;ih
n commercial;ih
oresidential;ih
jlighting;8j
lne;iomz
kubrication;j3
jmarine;i9iu
kechanic aircraft;i1
sequipment farm;i6
smotorboat;i9
ral;3i
ldical;8xai
kotorcycle;ia
jnutrition;a7
jpatient;b4
khlebotomy;b4
klumbing;go
kool swimming;j3
kropane;ii
jquick;i4
jr hvac;ih
kay;iq
m x;iq
kefrigeration;ih
w and conditioning air ventilation heating;ih
xcommercial;ih
znditioning air ventilation heating;ih
lhab;au
oilitation;au
koof;gr
kv;id
jsale electronic;hwhz
kecurity;i0
kite;hx
n on;hx
kolar;gu
kprinkler fire;go
kystem purification water;iu
jtank septic;h8
kire commercial;ie
kurbine wind;iv
jvehicle recreational;id
lnding;iw
kisitor;cu
dtup;jqjrk1
g manufacturing;k2
u spring;k2
dwer;h8
g and drain;h8
hdrain;h8
eing;kg
champoo;d7
dipping;n4
dop;i2i4i7ic
f body;i2
k auto;i2
pmotive;i2
gequipment heavy;i7
gservice;ic
drub and tree;ci
htree;ci
cign;n0
fal;j1
h rail light;j1
mway;j1
itest;j1
jraffic;ghh6n0
dte solar;gu
cleep;9yai
ditter operator machine;ijjqlf
dot;dliw
cmog;4on1
coftware database;2728
dil;3g3o4p
dlar;gogu
g mechanical electro;gu
edering;k4k5
dnar;3k
eogram;a0
iphy;a0
dund;8ihs
g mechanic;8i
pal;8i
hultra;a0
cpa;d8
dd;b0
decialty auto;i4
pmotive;i4
lendoscopy;b5
gmen;4m9y
j biology;4m
dlicing;io
dray;cilolp
g lawn;ci
einkler fire;go
cqa;2c
ctage;8f8g
eking;39
etion power electrical;3e
gstical;fk
derile;b0lk
i central;b0
hization;b0
o central;b0
dorage energy electrical;l1
jfuel;m2
fmwater;gnh8
drain;3k
euctural;3d
je;j5
dudio;8h8l
fy;3h
g motion;3h
htime;3h
cuas;4v
dbmission;2l
escriber;hr
ftation;hx
dpply;1db0f7
h central;aiannd
imedical;b0
isterile central;b0
iwater;l4
fort;24253hemhq
i arch;ll
jcomputer;25
r personal;25
jdesktop;25
kispatch field;hq
jfield;hq
jit;2425
jlife;ai
jnetwork;24
joperation;2425
jpc;25
jsecurity cyber;22
jtechnical;25
oology information;2425
fression fire;bbi0
drface;lm
hing;lm
egery;aaamb0
i histographic oriented micrographically;9x
jvet;ab
merinary;ab
fical;aaaiamb0
j certified;aaam
kor;am
kroom operating;aaam
ktravel;aa
eveillance;24bni0
n video;bn
gy;3l
h field;3l
iland;3l
itraffic;n0
hing;3l
k mineral;3l
lprospecting geophysical;3l
hor;2p
fival aviation;o2
cwine;ab
etch;e5hs
h telecommunication;hs
cystem;3el8
h access automated;if
jerial unmanned;3f4v8l
jircraft unmanned;3f4v8l
z small;4v
ldrop;nk
lfield expeditionary;nw
jlarm fire;bci0
icollecting gas landfill;l2
qon gas landfill;l2
kmmunication;hr
v visual audio;8g
lputer;25
kntrol;3e3f3ihwi0ig
p certified;3e3f3ihw
jritical;hv
ielectrical and control instrumentation;3el2
tcontrol instrumentation;3el2
oonic;3ehshz
ifield;24
igenerating gas landfill;l2
xmethane;l2
qon gas landfill;l2
xmethane;l2
jlobal;2f
ihydroelectric;l2
iinformation;252f
t geographic;2f4q
zaphic drafting and design aided computer;2f
zaphic drafting design aided computer;2f
zaphic field;2f
zaphical;2f
uhealth;ae
ilaunching missile guided;ny
imachine industrial;ij
oist industrial;ij
iposition global;2f
isecurity;i0
juppression fire hazard special;i0
ithermal;go
jransport information;hs
iunmanned;4v
iwastewater site;l4
x on;l4
btank transport;h8
drgeting artillery field;nn
dttoo;csdh
dx;1y
ceam sdv vehicle delivery seal;o1
dchnologist calibration;3j
qrdiovascular;9z
oengineering civil;3d
z electronic electrical;3e
z environmental;3g
z industrial;3h
z mechanical;3i
z nanotechnology;3h
omechatronic mechanical electro;3f
ooperation engineering aerospace;3c
oradiologic;a2
osystem information geographic;2f
oveterinary;ab
ky information;25hq
dlecasting;8h
gommunication;hsio
hnferencing video;8g
fmetry;9z
fphone;hsio
ftype;hs
fvision;8hhz
l cable;hsio
nircuit closed;io
msatellite;hz
drmite;cg
dst;3c3e3f3h3j3k4pfhhshthuhxlilm
f auto;3i
kmotive;3i
hvionic;3c
gengineering;3c
ivironmental;4o
hquipment processing semiconductor;lq
gfrequency radio;8hhr
gmechanical;3ili
goptic;3k
grf;hr
gstress;9z
hystem;3c
fing and fabrication photovoltaic;3fgu
zpv;3fgu
jdestructive non;3k
krug;4n
jemission;n1
jfabrication photovoltaic;3fgu
wv;3fgu
kuel;li
jinstrument electronic;3e3j
jmaterial;4p
r construction;4p
zction field;4p
jphotovoltaic;gu
kv;gu
jrobotic;3f
cheater;8g8i8jna
erapist physical;aw
hy occupational;at
kxygen;ai
jphysical;aw
jradiation;91
kecreational;92
lhab;atau
oilitation;atau
lspiratory;ai
u certified;ai
fmal;go
i solar;go
goplastic;k1
cire;i4iem0
f auto;i4
kmotive;i4
gcommercial;ie
gmobile;ie
dssue;9y
comography computed;a2
tr;a2
dol;huk3k9
f fishing well oil;hd
ggrind cutter;k9
fing;jyk3
i mold;jyk0
n injection;jy
dpography;3l
dwer;hrn5
g cell;hrn5
iooling;ij
hradio;hr
htelecommunication;hr
cracking missile;4v
ftor;i6
effic;n0
eiler;i6
i tractor;i6
ensfer heat;3i
gport;ar
kation;4jexh6n0
p waste;n8
deat heat;k6
gment waste industrial;l4
nter;l4
dim;i4
doubleshooting;iv
q turbine wind;iv
duck diesel;i5
csdf;4o
cunnel wind;3c
drbine;iv
i wind;iv
n offshore;iv
efgrass;ch
cv;8hhz
d cable;hsio
esatellite;hz
cype health;aib5
bua;3f4v8l
dm;8lm9
ds;3f4v8l
dv;3f4v8l
cltrasound;a0a2
l ob;a0
o travel;a0
ostetric;a0
v travel;a0
mvascular;a0
cp lay;k2
eset;izjojrk2
h machine;k2
knufacturing;k2
v spring;k2
jold;k2
eturn and test;k2
jtest;k2
eweigh;k2
dholstery;kr
ctility;f1ikinio
bvacuum;n9
dlve;ig
g control;ig
hrelief safety;ig
hsafety;ig
dn mobile;id
dscular;9y9zai
dult;iy
cehicle;id
i aerial unmanned;3f4v8l
jemergency;md
s certified;md
jglobal;id
jmotor;ia
jrecreational;id
v certified master;id
ztified master association dealer vehicle recreational;id
wmaster;id
zter association dealer vehicle recreational;id
wservice mobile;id
jterrain all;ia
dnding;iw
drification;4v
n fuel;li
dt;ab
e emergency;ab
fmedicine internal;ab
eerinarian;ab
ky;ab
l certified;ab
memergency;ab
mlicensed;ab
mmedicine internal;ab
mregistered;ab
cibration;3k
ddeo;8g
g and audio;8g
iudio;8g
drus;2122
dsual audio;8g
coip;24
dltage low;3eghio
ctc;8g
bwall concrete poured;ha
drdrobe;cw
eehouse;nd
jing;nd
efare antisubmarine aviation;nv
jelectronic;nrnzo2
dsh car;lvn9
fing power;lv
ete hazardous;4oh5
hinfectious;4o
hsolid;4o
gwater;l4
dtch;isjc
eer;l4
g drinking;l4
hground;4o
hsurface;4o
hwaste;l4
gproofing;lp
dve brain;ai
ceapon launch air;o2
etherization;ha
iseal;ha
db;2d2e
dld;k5
f robotic;3fk5
fer;k4
fing;3kk4k5
elfield;l2
dtland;3t
cildlife;3r4m
dnd;iv
fmill;iv
fow;gii3
fshield;i3
dre;hsio
f buried;io
gmetal;k8
gpremise;hs
fless;hrhs
eing;htj7j8
h electronic ray;j7
w x;j7
cork public;h8
fer nuclear;4r
bzyglo;li
5ologist;3e3n
c 3d;a2
dand scientist food;3n
rsensing remote;46
festhesia;8x
fgiography;ai
epplied;3e
erchitectural;38
frt;9z
eutomation;3f
dbank blood;9x
eiochemistry;9x
dcalibration;3j
frdiology;9z
n nuclear;a1
jpulmonary;9z
jvascular;9z
r invasive;9z
ge ocular;acai
ft;a2
gheterization cardiac;9z
ehemistry;9x
eommunication;3e
gputer;25hq
fntrol production;3h
et pet medicine nuclear;a1
eytogenetic;9x
o certified;9x
hmetry flow;9x
hpathology;9x
ddairy;4k4l4m
eemand;3e
fntal;lk
j certified;lk
fsign;3e
j electrical;3e
qonic;3e
kinstructional;7d
fvelopment;3e
gice and product;3e
kproduct;3e
decho;9z
h travel;9z
hcardiogram;9z
r travel;9z
qphic;a0
nlogy;a0
educational;7d
eeg;ai
g electroencephalogram;ai
electroencephalogram;ai
x registered;ai
wph;ai
y registered;ai
yic;ai
yy;ai
z registered;ai
kmechanical;3f
kneurodiagnostic;ai
z registered;ai
lic;3e
kphysiology;ai
em;3f
end;ai
fgineering;3d3e3h3i
o aerospace;3c
qgricultural;3k
qpparatus;3i
pbiomedical;2s3k
pchemical;3k
qivil;3d
qomputer;3e
pdistribution;3e
pelectrical;3e
vomechanical;3f
wnic;3e
qm;3f
qnvironmental;3g
pgeneration;3e
pindustrial;3h
pmanufacturing;3h
rrine;3k
rterial;3k
qechanical;3i
rtallurgical;3k
pnuclear;3k
poptical;3k
qrdnance;3k
pphotonic;3k
psafety process;3h
rlvage;3k
ep;ai
extraction;4p
dfastener;jo
eiber;4m
fsh;3r
eood;3n
h research;3n
frensic;4u
eunction pulmonary;9z
dgeneration;3e
htic;9x
k molecular;9x
fospatial;2f
eis;2f
dhealth environmental;4w4x
kpublic;58
fmatology;9x
eistocompatibility;9x
ilogist;9x
ly;9x
eybrid;3n
dimaging;a2a3
k resonance magnetic;a3
zetic research;a3
endustrial;3h
fformation geospatial;2f
fstructional;7a7d
jmentation;3e
fterventional cardiovascular;9z
esotope;a1
dlab;9x9zai
g cath;9x9z
l cardiac;9z
mtravel;9z
goratory;9x9zai
n bank blood;9x
ocatheterization;9x9z
ztion cardiac;9z
ztion travel;9z
plinical;9x
w and medical;9x
xmedical;9x
omedical;9x
opathology;9x
dmammography;a2
fnufacturing;3h
q orthopedic;ll
eechanical;3i
itronic;3f
fdical;3q9xai
k bank blood;9x
lmicrobiology;9x
lnuclear;a1
lophthalmic;ai
v certified;ai
ltravel;9x
iine nuclear;9za1
t certified;a1
uregistered;a1
ustaff;a1
eicrobiology;4m9x
fneral;4p
eobility and seating;b5
mseating;b5
fdality multi;a2
eri;a3
g research;a3
dnetwork computer;26
furodiagnostic;ai
s certified;ai
imonitoring intraoperative;ai
iphysiology;ai
s intraoperative;ai
zperative certified;ai
euclear;a1
doperation aerospace;3c
fhthalmic;ai
n certified;ai
ftometric;ai
erthopedic;ll
dperformance;7d
o certified;7d
ft;a1
eharmacy;a8
flebotomy;b4
foto;ip
igraphic;ip
eolysomnographic;a0ai
t registered;ai
ry;ai
erocedure special angiogram;a2
vcatheterization cardiac;9z
vimaging resonance magnetic;a3
vmri;a3
vscan ct;a2
z tomography computed;a2
issing sterile;b0
gduction;jd
dradiographer;a2
iisotope;a1
ilogic;a2
n cardiovascular;9z
odiagnostic;a2
ointerventional;a2
otomography computed;a2
nal;a2
p lab cath;9z
toratory catheterization;9z
ly;a2
m ct;a2
ninterventional;9xa2
zal travel;9xa2
ntomography computerized;a2
fy;a2
g x;a2
eesearch;9x
l agricultural;4k
eobotic;3f
fom operating;aa
dsafety and health occupational;4x
khealth occupational;4x
ecan tomography computed;a2
fientist food;3n
nsensing;46
frub surgical;aa
eensing;464v
k remote;464v
eite technology instructional;7d
eleep;ai
etudy;3h
i time;3h
eurgery vet;ab
oerinary;ab
hical;aa
l certified;aa
mroom operating;aa
mtravel;aa
gvey;2p
jor geodetic;2p
eystem;3e
j electronic;3e
kinformation geographic;2f
dtechnologist radiologic of registry american;9z
zc registry american;9z
fxtile;4n
eherapy radiation;91
eissue;9x
eomography axial computed;a2
ocomputed;9za2
w tomography emission positron medicine nuclear;a1
oemission positron;a1
dultrasound;a0a2
n travel;a0
ovascular;a0
dvascular;9z
eeterinary;ab
dwood;46
2lecommunicator;ez
g 911;ez
hpolice;ez
hsafety public;ez
4grapher;e7
b relay;e7
cwireless;e7
4marketer;e1
c center call;e1
dinbound;e1
doutbound;e1
4pathist mental;86
5rinter;fc
4radiologist;9o
4typesetter;kb
7ist;fc
3ler;dkee
6 bank;ee
bnote foreign;ee
8ilingual;ee
8ranch;ee
7call;ee
b on;ee
8ollection;ee
9mmercial;ee
7drive;ee
7exchange;ee
7financial;ee
8ortune;86
7general;c9
7in drive;ee
7loan;ee
7mail;ee
8utuel;dl
7note;ee
7operation;ee
7paying;ee
7receiving;ee
8oving;ee
7saving;ee
8ecurity;ee
9rvice management cash;ee
8panish;ee
e bilingual;ee
8tory;86
7tube;dk
7utility;ee
7vault;eeefewfl
2mperer;k6kslh
8 chocolate;jjjkjl
alay;lb
9meal;jl
btal;k6
aud;lh
9oil linseed;la
9sand;m2
9wire;k6
2nder;g2ixmy
6 acid;l9
8ger;kl
8nd operator conveyor;n4
kequipment chemical;l9
ufreezing and cooling;lw
upickling metal and washing cleaning;lv
kfirepot;lh
lurnace;lh
r refining metal;jw
kkettle and drier oven kiln furnace;lh
kmachine bonding adhesive;lu
scooking food;jl
sdrying and baking roasting tobacco and food;jj
tyeing and bleaching textile;kl
sfilling and packaging;ln
splaning and milling;ju
sshoe;ki
ksetter machine blending and mixing;ld
zbrazing and soldering welding;k5
zcompacting and pressing forming extruding;lg
zcutting textile;km
zgood paper;lz
zout drawing and twisting winding textile;ko
zpolishing and grinding crushing;lb
zslicing and cutting;lf
zspraying and painting coating;lp
zstill and precipitating clarifying filtering separating;la
zweaving and knitting textile;kn
8utomation;kl
7back;lhm2nb
b board insulation;lh
cmachine paper;m2
cprinting cloth;kc
9lling;ko
9ndsaw automatic;kx
9r;c3
9sin;l4
8eater;lf
9e;fs
9lt;m2n4
8in fish;m2
bstorage and monitor;la
jmonitor;la
9rd;cp
8oiler pressure low;l3
9ne;m2
asai;ch
9om;ho
9x;ko
a ammonia;kl
bcrepe;ks
bdrawing;ko
dip;m2
dy;ks
cust;m2
bgill;koks
bpreparing;ks
cunch;ks
bsteam;jl
dretch;kom2
bweigh;ks
8raider;m2
9eaker;lb
9ick;gv
clayer;gv
adge;mw
9usher;m2
8uoy;ms
9rner;jwlh
7cabinet steaming;kfm2
ale;fz
9ge;n7
9lender;ksm2
9mp;cd
9n;ks
a dry;ks
broving;ks
aal;nj
9rd;ksm2
b finisher;ko
cmiddle;ksm2
cnub;ks
9t;n8
aerpillar;n8
8ell;l9m2
b electric;la
8hain;fufz
9icken;fs
aller;lw
9ore;fs
9uck;gb
arn;ld
ate;fufzm2
8irculation;m2
8lassifier;la
9oth gray printing;nb
fey printing;nb
8oat shot;lp
9mb;ks
ber;ksm2
9nditioner;ksm2
ae;la
atrol hydrate;la
fslurry;ld
aveyor;n4
f bin chip;n4
gchar;n4
9oker;jllh
aler;lw
9unter;li
9w;fs
8rib;nd
9ossing;bpmw
9usher;lb
e and washer;lalb
fwasher;lalb
9ystalizer;l9lw
8upola;jw
9tter;lf
d thread;km
7dam;ftfzmw
9ndy;ks
8ehydrator;jj
9vil;ksld
aulcanizer;l9
8istributor asphalt;gbgc
joil;h7
9tch;frfsnj
9ve;ix
br;ixm2
8oor;bocu
b furnace;jw
8raw;bpko
bbridge;mw
bing;ko
9esser;ko
9ier;jjlh
c matrix;lh
dpan graphite;m2
dsoap;lh
eteam;ksm2
fock raw;lh
dvacuum;kslh
9um;ks
8uster;m2
8yeing warp;kl
9namo;hu
7engraver;m2
8quipment auxiliary;gbl2m2
hcarbonation;lald
ioating oxide black;k8
hmetallization semiconductor;lq
hplating;k8
hrendering;m2
iouting;nj
hshotblast or sandblast;ka
rsandblast;ka
iupply production;n4nj
htinning;k8
hunloading glass;m2
hvariation force;li
ientilation;l8m2
8xtraction pad;ks
eor pad;kslh
buder;lg
7filter;l4la
d jelly;la
9re;l8
9sh;fu
8loat;ms
atation;la
9uid casing;ld
ame;fz
8oot;n7
9rge;jo
9undry;k0
ardrinier;m2
8rame;ko
c draw;ko
hing;ko
dfly;ko
dhot;ks
djack;ko
droving;ko
dspeeder;ko
finning;ko
dtwister;ko
8urnace annealing;k6
fbender blade;jw
r reel;lh
glast;jw
fcalcine;lh
grucible;jw
fglass;lh
foxide;lh
fpigment;lh
frabble;lh
gotary;lh
ftreating heat;k6
7gas;jw
9te;bocu
b toll;dk
8ig;ksm2
9ll;ks
8rader;la
d sieve;la
anulator;m2
9ey;ks
9inder;lb
e and drier;m2
fdrier;m2
fmeal;lb
7hall;bo
9tch;na
8ead railway;ks
ater;lh
d asphalt;gbha
eshed thaw;lh
8ole glory;m2
9ok;fufxfzj0
9use dry;m2
dmix;ld
dpower;l3
7incubator;fs
7kettle;jlkllalh
d hot;ln
epalladium and platinum;la
oplatinum;la
ereclamation;k1
p metal;jw
escrap;jw
8ier;kl
9ln;jwlh
b char bone;lh
clime;lh
7ladle buggy;jx
fll;jx
9p sliver;ks
aper ribbon;ks
9the;jt
c copy;ky
dgrooving;jt
dturning;ky
k bottom;ky
9yboy;m2
8ehr;lh
9ver;jo
8ine;kym1na
b assembly;n4
cflakeboard;lg
ater;la
8ock;l8mw
b and bridge;mw
cbridge;mw
9om needle;ksm2
7machine;kilalb
e abrading wafer;lb
gpplying chip;lu
gssembling cell dry;nb
y third;nb
my;ka
n cell dry;m2
okeymodule;m2
othermostat automatic;m2
gttaching;ka
o die;ka
fbacking;lh
hg;lz
hling;ln
il cotton;ksm2
gindery;kd
glocking;m2
gonding;m2
m fiberglass;m2
nstitch;kgki
hring and plow;ky
mplow;ky
graiding;m2
inding;m2
jner;lv
izing;k5
heading;ld
jker;m2
guffing;js
fcasting centrifugal;k1
gentrifugal;la
ghemical;l9
gleaner fish;lf
king dry and laundry;ke
slaundry;ke
oglass;lv
orice;la
owafer semiconductor;lv
hosing can;ln
ntoe;kg
goating and plating nonelectrolytic plastic and metal;k8
nplating nonelectrolytic plastic metal;k8
hmbination;ko
ipacting;lg
joser core;lu
ling;kb
hne paper;lglz
hre;lu
hvering;m2
gube;nc
iing;ln
hp paper;lz
hrtain bouffant;kg
htter;lf
jing;lf
m almond;lf
ndecorative;lf
nrag;lf
oubber;lf
fdehairing;m2
giaper;m2
grafting pin;ks
iwing;kn
m wire;jn
hying;lh
gyeing jet;kl
fembossing;m2
gxcelsior;ky
htruding;lg
ffabricating lens;lblm
hrm;fq
giber;kp
hlling;ln
m mattress;m2
itering;la
hnish;lb
ling;kllbm2
golding;m2
hod mexican;m2
hrming;lg
m carton;m2
hurdrinier;m2
gusing;m2
fglue edge;lu
grinding;js
hout;m2
fhooker;ks
fin backing;lh
idrawing;kn
hsertion component electronic;m2
flaminating;lg
p track;m2
hp;jskolglqm0
i ribbon;m2
jsliver;ko
iping;lq
geasing;ksm2
gubricating;k8
fmaker bow;ksm2
iing lump automatic;lg
mmat;m2
mnail;ka
mslide brassier automatic;m2
hrble;lg
iking;m2
ht;m2
gilling;ju
m wood;ky
hning longwall;hk
hxing;ld
goisture;m2
hlder;lg
jing blow;k1
ncompression;k1
ninjection;k1
npolystyrene;lg
fnapkin sanitary;m2
fout draw textile;ko
gverwrap plug;ln
fpaint friction;m2
hper;lalz
ghotoengraving;kb
gicking poultry;m2
glaster;gb
ite paper;lz
golishing;lb
greparation wire;ka
issing;kf
hocessing shellfish;lvm2
iduction;k2ka
p grinding cutting glass;m2
zor cutting glass;m2
gulling pick;ks
fquill;ko
frattling;m2
geaming;jr
godding;ky
hlling;ko
hofing;m2
hunding;ky
gunning casing;ln
fsanding;jsky
gcooping;ky
iuring;ks
hrew;jt
iubber;lv
gewing shoe;ki
ghaping;kx
hearing;lf
gizing;kylfm2
glicing;kylfnb
m roll;lf
ide;lzm2
goldering;k5
o type;k5
gpinning;ko
hlitting;ky
o tubular;m2
hray;k8
gtave;ky
hringer;m2
ftape and disk;m2
kdisk;m2
ghermostat;m2
hreading;kn
gipping felt;nb
gruing wheel;m2
iss roof;ky
gube shot;m2
iing;jq
gying warp;kom2
hpesetting;kb
fwashing felt;kl
ite;ksm2
gelding;k5
ht;lg
ginding element;j6
nwire;j6ka
grapping tobacco;ln
heath;m2
9ngle;ksm2
9son;gvgy
c labor restoration;gv
8ill;m2
b feed;lb
cmud;ld
coxide;m2
h lead;m2
crod;lb
dubber;ld
cstamping;lb
9xer;jkld
c board;ld
dcoating;ld
dlime;ld
8uffler;jw
9le;ko
b spinning;ko
7napper;ksm2
8ozzle;kam2
7off cut glass;lf
btake drier;n4nb
8pener;ksm2
arator conveyor;n4
gequipment chemical;l9
qfreezing cooling;lw
qpickling metal washing cleaning;lv
gfirepot;lh
hurnace;lh
n refining metal;jw
gkettle drier oven kiln furnace;lh
gmachine bonding adhesive;lu
ocooking food;jl
odrying baking roasting tobacco food;jj
pyeing bleaching textile;kl
ofilling packaging;ln
oplaning milling;ju
osanding;ky
phoe;ki
gsetter machine blending mixing;ld
wrazing soldering welding;k5
vcompacting pressing forming extruding;lg
wutting textile;km
vgood paper;lz
vout drawing twisting winding textile;ko
vpolishing grinding crushing;lb
vslicing cutting;lf
wpraying painting coating;lp
wtill precipitating clarifying filtering separating;la
vweaving knitting textile;kn
8r operator machine sanding;ky
8ut burn lace;m2
8ven;jjjwlh
b core;k0lh
during;lh
cpolymerization;k1
7pan cooling;lw
bvacuum;la
9radichlorobenzene;lw
8en;86
8icker;ksm2
d mixing;ks
8laner rough;ky
estave;nb
aster;gy
eer;gy
8ond;l9la
9t;jwlh
a cyanide;k6
bwax;m2
9ultry;fs
9werhouse;l2
8ress;lg
c drill;jr
dfilter;la
dmatting;lg
doil linseed;m2
even;lh
dpower;jq
eulp;lalg
eyrotechnic;lg
drecord;lg
eubber;lg
dsteam;kflg
geping;lg
dwet;lg
9int roller;kbkc
8uffer;ho
9lper;la
averizer and drier;m2
idrier;m2
9mp;mynf
7quiller;ko
7railway;ks
9nge finishing cloth;kl
8eagent;ld
9clamation scale;lb
9el;kolam2
9roll liner;m2
8ice rough;la
9ffler;la
8oll;lbm2nb
b press web;kc
9ping;ko
9uter;ky
9ver;ks
8ubber milled;m2n4
7sander belt speed;ky
eturning;ky
9turator;lp
9w off cut metal;jq
8carfer plywood;ky
9ratcher;lbld
aeen;lalpm2
d chip;la
9utcher;ksm2
8eparator;la
g centrifuge;la
9ttling gluten;la
8haft;ho
aker;la
9ear;km
9redder;lf
f peat;m2
8ilo;n4nj
8kip;gbnj
8lasher;ksm2
9ip;m2
9ope;n7
9ubber;ko
aice;ho
8oap;ks
ber open;ks
8peeder;ko
9inner;ko
9litter;kylf
9ool;ftfzko
cer jack;ko
aut;m1n4ni
9ray paint;lp
ainkler;ks
8queegee;m2
8tacker;kyn4
andpipe;lh
ation;l2
9eam;jl
cer;ksm2
e pressure;kf
aep;la
9ill;la
9ove;jwk6
9rainer;la
8wage;jq
9ift;ko
ang;nb
atch;mo
7table;la
9nk;kalanf
b blending;ld
drine;m2
cdye;kl
cfilter;la
i char;la
cleach;la
cprocess;ld
cslurry;ha
dtrip;ka
cvacuum;ksm2
cwash;lv
broom;m2
8ipple;n4nj
8ool;nd
8rommel;lv
8ub;kl
a dye;kl
ae condenser;la
9mbler;ldlh
9ngsten;l9
8wister;ko
e paper;ko
7unit;lb
b power insulation;gjgk
9loader brick;n4
8p wind calender;ko
9twister;ko
8tility carding;ko
7vat;klm2
a dyeing warp;kl
8ineyard;fr
7warper;kom2
d ball;ko
feam automatic;ko
espeed high;ko
9ter;m2msnj
c marine;ms
cshed;l4l8
8ell;ng
8harf;nanj
8inder;kom2
d bobbin;ka
elong;ko
gom;ko
8rapper cigar automatic;ln
7yeast;m2
6izer steak machine;nb
3or;84
3ter;ks
6er;ks
4maker;ks
2o;h7
2rm short teacher substitute;74
2ster;2f3f3k4p4vjqli
6 acid;4pli
bity;4k
8dvisory consulting;2f
8ir;3k
aplane;i1
8nalysis;3h4n
f forensic;2f
dt assurance quality software;2c
9d analyst assurance quality software;2c
cssembler electronic;j7
bcleaner equipment;ik
binspector battery storage;li
lwinding;li
bsealer pressure;j3
8pplication;2c
i security;2f
8rgon;li
9mature;li
8ssembler electronic;j7
bssment cyber;2f
isecurity;2f
aurance quality;2cli
8utomation;2c
h security;2f
cobile;n1
7babcock;4m
9g;li
9rrel;li
9tch;li
ah;li
atery;li
e storage;li
8edspring sofa convertible;m2
9llow;li
9ta;2a2b2c
8leach;li
9ock;li
aod;4k
c fowl;4k4m
8oat;i9
9iler;g1
9ttle;li
9x air;li
bexperimental;kt
8rake;li
c air;n1
9ick;li
ane olive;li
cll;3i
8ulb;li
7cable;inioli
9ke;li
9libration;li
9rbonation;li
dizer;li
atridge pen ballpoint;li
9ttle;4k
8ell;li
b dry;li
bophane;3h
9rtified;2f
8halk;4p
anger record;li
arger battery;li
9eese;4l
amical;4n
9ip;li
9ronometer;li
8igarette;li
9rcuit;li
8leaner equipment;ik
9oth;3h4n
c quality;li
8oil;li
9lor;4nli
c dry;4n
dfilm;3klr
9mbustion furnace;li
apass gyro;it
bliance;1v
bonent board circuit printed assembly pre;li
zted chemical;li
buter;2v
9ncrete;4n
adenser;li
asulting security;2f
atainer aluminum;li
hbattery;li
helectric;li
binuity;li
h electrical;li
brol and motor;li
fmotor;li
fquality;4vli
9re powder;li
cradiator;li
9w;4k
8racking mercury;li
9eam;4l
9ude;4p
8yber;2f
9linder;li
7dairy;4l
9tabase;27
8eicer;li
9structive non;3k
9vice precision;li
8ie;li
9fferential;li
8rop;li
9um;li
8ynamometer;li
i engine;li
7egg;fp
8lectrical;li
donic;hvli
8mbedded;2f
8ngine;li
d diesel;li
erocket;li
8quipment;hs
g electrical;li
nomechanical;3f3j
im;3f
hray;li
k x;li
hsafety;li
hvibrator;li
8tl;28
8xtinguisher fire;li
7fat butter;4l
8ield;4p
c oil;4p
9lament;li
8lour;fp
8ood;4l
8ruit;4l
7game;2c
b computer;li
cvideo;2e
9s;4pli
a compressed;li
ae compressed;li
aoline;4p
8ear;li
b hypoid;li
8lobe;li
8ood grey;4n
crubber;li
8roup;4c4j
8un;3kj3
7hardness;3kli
8ydraulic;li
bometer;li
7inclinometer;li
9spector battery storage;li
hwinding;li
atrument;ht
h aircraft;li
igyroscopic;it
aulator;li
7juice;4l
7kiln;li
8nitting;li
7lab;4n
a chemical;4n
aoratory;4nli
h chemical;4n
9mp;li
8eak gas;li
cpackage semiconductor;li
bage;li
e disposal waste;li
8ine;io
9quor;li
8oad;li
b transform extract;28
7machine;jsli
e sewing;li
9gnetic;li
9t;li
8ental;4c4j
9tal;3k
clurgical;3k
aer;li
c electric;li
dinside;ig
dmechanical field;ig
8ilk;4lfn
8oisture;4kli
9ld tire;li
9tor;3ili
c electric;huli
lal;hu
doutboard;i9
drocket;li
ccycle;li
7noise;li
9ndestructive;3k
7oil;4p
8re;4p
7package semiconductor;li
9int;4n
9nel control;li
9per;3h
c and pulp;li
dcigarette;li
dpulp;li
dsensitized;li
9rt television;li
8enetration;2f
i blockchain;2f
9rformance;2c
8ipe;li
8lug spark;li
8neumatic hydro;li
8olarity;li
aymer;4n
8ressure;g1li
9oduct;li
e fiberglass;li
good;4l
eion;li
apeller;li
8ulp;li
9mp;li
7qc;4vli
8uality;li
e software;2c
fwater;li
7radar;li
aiator;i4
bo;hrli
9yon;4n
8ecord;li
9finery petroleum;4p
arigerator;li
9gulator;li
9lay;3eli
c electric;li
8isk;2f
9vet;ka
8oad;li
8ubber;li
7safety;2z
d product;2z
9mple;li
d geological;4p
dr;li
9nd;li
8cale;itli
c electronic;li
9leroscope;3k
8ealer pressure;j3
9curity;2f
f application;2f
gcyber;2f
git;2f
gnetwork;2f
gsystem;2f
gtechnology information;2f
9ed;4k
9rvice;ih
8heet;3k
9rinking cloth;li
8ignal;li
8moke;4o4v
8oda;3h
9ftware;2b2c
9und;li
8park;li
9ecial;li
9indle;li
9ring;jqli
8teel;3k
9rength chemical;li
bss material;3k
8ubstrate wafer;li
9lphate;3k
8ystem;2c
d oxygen;li
evacuum;i1
7tablet;li
9nk;li
9ste;4l
8elevision;li
9nsile;3k
con high;in
j electrical;in
froll;li
fwarp;ik
8hermocouple;li
dmeter;li
8ire;li
b automatic;li
hotive;li
8orque;li
8ransformer;li
cistor;li
cmission;hsli
8ube;li
b klystrom;li
aing;hv
8wist;li
8ypewriter;li
7ultrasonic;a0li
eund;a0
8nit ac;li
cconditioning air;li
7vacuum can;li
9lue air;li
ave;li
c air triple;li
dtriple;i8
8ial;li
b level;li
9scosity;li
8oltage;li
7wafer semiconductor;li
9re;li
ap;li
9ter;4v
c boiler;3h
8eight;li
9lding;k4
al;4p
8ire;li
8ood glued;li
alen;3h
7yarn;3h
2xturer wallcovering;lo
1herapist;4a505690929396
9 abuse substance;4y
bctivity;92
i general;92
cupressure;9u
bddiction;4y
colescent and child;4a50
lchild;4a50
cventure;92
blcohol and drug;4y
idrug;4y
bnimal;96
brt;96
d board;96
ecertified;96
n board;96
freative;96
eexpressive;96
ehospice;96
emedical;96
fusic;96
eoncology;96
eregistered;96
ds;96
e board;96
fcertified board;96
greative;9296
n licensed;96
fmanual;969p9w
l and corrective;969p9w
mcorrective;969p9w
bssisted animal;96
buricular;9u
abeauty;d4d5d8
chavior;4a4y50
i aba;50
knalysis behavior applied;50
ial;4a4y50
bodywork;ax
acare skin;d8
cse;56
blinical;5056
i licensed;50
bognitive;96
clon;969p9w
crrective;969p9w
cuple;50
breative;96
i rehabilitation;96
adance;92
f music;96
bependency chemical;4a969p
biet;8u
brama;92
aeducational;96
bxpressive;96
afamily;50
g and child;50
lmarriage;50
t licensed;50
hchild;50
hmarriage;50
agroup;96
ahand;8z
e certified;8z
bealth;969w
g behavioral;51
hmental;5156
n licensed;51
ooutpatient;51
dring;9c
borticultural;92
aindustrial;8z96
chalation;93
alanguage and speech;94
jspeech;94
bicensed;5096
cfe child;96b5
am and o blind;8z
barriage;50
cssage;ax
h certified;ax
jlinical;ax
ilicensed;ax
imedical;ax
iregistered;ax
ispa;ax
itissue deep;ax
t integrated;ax
bilieu;a9
bobility and orientation blind;8z
jorientation blind;8z
cvement;96
busic;96
f arts creative;96
gboard;96
gcare home;96
hertified;96
p board;96
hommunity;96
hreative;96
gexpressive;96
ghospice;96
gneurologic;96
gsystem school public;96
fal;9p
ao blind;8z
bccupational;8z
m care acute and pediatric;8z
ypediatric;8z
shome;8z
nhealth home;8z
ninpatient;8z
ptervention early;8z
noutpatient;8z
npediatric;8z
nregistered;8z
phabilitation;8z
nschool;8z
ntravel;8z
bral;94
butpatient;4a5056
bxygen;93
aphysical;90
i acute;90
jcardiopulmonary;90
me acute;90
ohome;90
jfacility nursing;90
z skilled;90
jgeriatric;90
jhealth home;90
jinpatient;90
jorthopedic;90
t outpatient;90
kutpatient;90
jpediatric;90
kulmonary;90
jregistered;90
jsport;90
jtravel;90
p outpatient;90
blay;5096
aradiation;91
j registered;91
kstaff;91
eologic;91
iy;91a2
becreation;92
kal;92
m certified;92
chabilitation;8z9296
o music;9296
pvision;8z
v and specialist mobility and orientation therapist vision low;8z
wcertified;8z
wspecialist mobility orientation therapist vision low;8z
csidential;4y
dpiratory;93
l certified;93
mhospital;93
mnicu;93
mregistered;93
w travel;93
ohabilitation cardiopulmonary;93
mstaff;93
mtravel;93
munit care intensive neonatal;93
aschool;54
bex;96
bimulation ct;91
ltomography computed;91
bkin;ax
bpa;d8
ceech;94
g school public;94
cort;4c
btaff;93
atelehealth;51
avision;8z
g low;8z
k certified;8z
6y physical doctor;90
hof doctor;90
4modynamicist;2q3z
2inner;frld
7 apple;fr
8fruit;fr
8varnish;ld
9egetable;fr
8weed;ch
2reader;jtknm2
8 and driller pipe smoking;ky
9bolt;jt
9driller pipe smoking;ky
9heavy;jt
9nipple;jt
aut;jt
9pipe;jt
9shank;ky
9wire;nb
4sher;fqlam2
8 broomcorn;fq
9grain;fq
3oater vamp;ki
4wer;kolynh
7 clay;ly
8rivet;ka
5ster;ks
1icketer;kcnd
8 field harvest;f7
2er;nc
4 and lacer;m1
5band;m2
6ladder;jh
6undle;nc
5carrot;fpfr
7sing;jem2
6elery;fpfr
6oil;m2
5flatwork;li
7y;jem2
6older;m2
5heddle loom jacquard;kn
br;kn
5knot;m2
5lacer;m1
7th;m2
6eader;m2
8f;m2na
6ine parachute;m1
5onion;fpfr
5rebar;gq
6ibbon;m2
6ope;nc
5sausage;m2
6kein;ks
6ole;ki
6teel;gq
5upper;ki
5vegetable;fr
5warp;ko
2ghtener;lj
9 nut;ka
2le hard and wood carpet except layer floor;g6
awood carpet except layer floor;g6
4r;g6
5 drain;gn
2mbering;fz
6man;fzg4
3ekeeper;ec
8ing and payroll except assistant resource human;et
cpayroll except resource human;et
4r;f5lilr
5 race horse;80
6signal;f0
3panist;84
2nker;gs
3ner;gogskslp
3smith;gs
3ter;i3lo
6 automotive;i3
7glass;gllo
7paint;ld
8hotograph;lr
7varnish;ld
7window;i3lo
d automotive;i3
2pper;lum2
6 cigarette;m2
8ork;m2
9tton;nb
7pot;kp
7umbrella;kj
f hand;kj
gmachine;m2
3staff;bt
1ma;3u
2s;h6
1oggler;fzm2
7 leather;m2
8skin;m2
2nger;fufzm2
6 oyster;fu
4sman;fz
4uer;jh
2oler gold;ks
7leather;m2
7mold;jz
4man;gbnd
4setter embossing;ka
5mith;j3k3
2pman;hk
3ographer;2o
3per;fzjwm2
6 beet;frm2
8lack;gb
7onion;fr
7ski;lu
7tree;fw
3stitcher lockstitch;kg
czigzag;kg
2sser;m2
6 brick;m2
7rivet;ka
2taler check;e9
2werman;bdm2mr
2xicologist;3p3w
c forensic;3p4u
dvet;97
gerinary;97
1pw;as
1racer;3bf5flkilo
6 art;lr
7blueprint;3b
7car;f0
8ontact;5b
7drawing;3b3k
7job;f5
7order;es
7pedigree;ewfl
7skip;bm
8tock;nd
anework;le
4k operator console aegis;nz
5er;40
7 hurricane;40
8laser;km
5man;h7
8 portable;fs
5walker;h7
3der;14dr
6 block;dr
8ond;dr
b municipal;dr
7cattle;13
8ommodity;dr
7day;dr
8erivative;dr
h hybrid;dr
7energy;dr
d real;dr
etime real;dr
8quity;dr
8xchange foreign;dr
7floor;dr
aw;dr
8orex;dr
8und hedge;dr
9ture;20dr
7hog;13
9rse;13
7lending security;dr
8ivestock;13
7online;dr
8ption;dr
7proprietary;dr
7quantitative;dr
7real;dr
7sale;eg
8ecurity;dr
f saving and bank;1u20dr
nbank;1u20dr
8tock;13dr
7teller banknote foreign;ee
8ime real;dr
5sman;14
3iler;ftfzmo
4nee management;11
6r;1j6v768zco
7 animal;co
e marine;co
9pplication;1j
9thletic;ak
g certified;ak
ilinical;ak
hindustrial site;ak
w on;ak
hlicensed;ak
houtreach;ak
hresident;ak
hsport;ak
hwomen;ak
8bilingual;1j76
9oxing;7z
8center information privacy electronic;1j
zelectronic certified;1j
9lient;52
9orporate;1j
8dog;co
b eye seeing;co
cguide;co
chearing;co
cservice;co
dhow;co
alphin;co
9river;6n73
8employee insurance;1j
ement;4z52
9pic;1j
c certified;1j
9questrian;7zco
8fitness;de
f group;de
gpersonal;de
hhysical;de
8hop;fr
arse;co
8industrial;1j
8job;6v8z
bs green;1j
8labor;1j
9ion;co
8mammal marine;co
9edicine sport;ak
9onkey;co
8obedience;co
8personal;akde
g certified;de
at;co
9hysical;ak
9rivate;de
aoduct;1j
8racehorse;co
9esource human;0h1j
8safety;4w4x
ale;1j
c door door;e2
ito door;e2
9kill;1j
9oftware;1j
9port;ak
8technical;1j
h it;1j
itechnology information;1j
dology assistive;8z
jcomputer;1j
8vocational;6n6t6v8z
8weight;de
9hale;co
5ing and operation chemical;nr
9vocational of director;0n11
5man;mmmomp
7ster;0em5mm
5person freight;mp
3mmer;mq
7 coal;mn
3nscriber;b1fd
b braille;8dfcfl
cclerical;fl
dorrespondence;eh
eurt;8e
cdata;b1fcfdfl
dictaphone;ew
cmachine dictating;ew
dedical;b1
crecord medical;b1
ctext;8e
8ptionist;b1fd
g legal;fd
hmedical;b1
o certified;b1
qlinical;b1
pregistered;b1
hpathology;b1
hradiology;b1
5ferrer;kbm2
b pantograph;kb
ctape;3k8i
g video;8m
5lator;8d
a and interpreter;8d
crabic;8d
bbraille;8d
bcontract;8d
benglish;8d
bfreelance;8d
binterpreter;8d
blanguage;8d
j sign;8d
bspanish;8d
btechnical;8d
5planter;fr
c greenhouse;fr
dnursery;fr
dorchid;chfr
6orter;areymj
b clay;nj
cmedical;ar
j nonemergency;mj
cpatient;arb5
cradiology;ar
3pper;fu
7 alligator;fu
9nimal;fu
e predatory;ftfu
8bird;fu
9ounty;fu
8control predator;fu
8fish;fu
9ur;fu
8game;fu
8hunter underwater;fu
8rat;fs
8underwater;fu
8wildlife nuisance;fu
3vel and service financial insurance advertising except service of representative sale;dt
3wler;fu
7 shrimp;fu
3yer egg;fp
2easurer;0b
9 city;0b
borporate;0b
cunty;0b
ainstitution financial;0b
aschool;0b
atown;ei
4ter;kllam2
7 acid;l9
9nodic;k8
8ball golf;m2
8collector dust;kam1
ane;m2
aver ball golf;m2
8gas;l6
8heat;k6nb
c induction;k6
8lye;l9
8metal;k6
8oil;lam2
b crude;la
8plant clay;l9
9ole wood;m1m2
8termite;cg
3er;ki
5 shoe;ki
3stleman;na
2ichologist;d4
3mmer;7tcjjhjsk9kakikmkrkskxlelfm2na
7 and cutter fish and poultry meat;jh
9pron;ki
9uto upholstery;kr
dwork body;i2
8ball golf;m2
ase ski;m2
9ead;lf
aef;jh
9ook;lf
bt;ki
9reast;jh
auise;jh
9ug;m2
anch mold;le
8cake linseed;la
ar;m2nj
bgo;na
asing;je
bket;kr
bting;js
9elluloid;m2
9hisel;lb
9learance line;cj
aimber;cj
aoth machine;km
9oal;n7na
aver seat;kr
9ushion seat chair dining;kr
atter fish poultry meat;jh
8die;k9ki
asplay;7t
9oor;m2
9uplex;kc
8edge;kilf
9nd double;ky
8fabric;le
9inishing;kile
9rame;m2
auit;m2
9ur;le
8grain;na
aid;je
9uillotine;lf
8ham;jh
at;kgkkks
9ead;jh
adge;ch
ael;ki
9ide;jhle
9oof;m2
ause prefabricated;g4
8inseam;kilf
8kidney;jh
9nife three;lf
8last;kiky
9eather hand;le
gmachine;lf
attuce;fp
9umber;kx
8machine;kmlf
9eat;jh
c sausage;jh
atal;jejq
8offal;ki
9re;n7
8paint bowl pipe;lb
anel board circuit printed;jq
aunch;jh
9ile;gb
9luck;jh
9ony;kx
aultry;jh
9rint blue;lf
aofile;jq
8quarter;je
8rawhide;lf
9ubber;lf
8screen wire;le
9eat;kr
awing;kg
9hingle;kx
brt;le
aoe;ki
bwcase;7t
9ilk;km
9kirt;jh
9lash;ks
bte;lf
9ole;ki
9tone;lf
9weetbread;jh
8tail;kx
arget;le
9hread;le
9ile;g6
amber;kx
are hand;le
9oe;ki
angue;jh
ap ski;lf
9ree;cjfvfz
c clearing line;cj
8under;ki
dwear;kg
9pholstery;krm2
8vegetable;fr
8weasand;jh
9indow;7t
e and displayer merchandise;7t
fdisplayer merchandise;7t
8zipper;jq
e machine;lf
3pper;lgnb
7 die;lg
8lumber;ky
8slab;ky
2oller;fu
3mbonist;84
3oper;bgbj
7 state;bgbj
3ubleman;in
7shooter broach;ij
fcontrol;hv
m technical global;hv
fdiagnostic;hv
felectrical;ghhv
lonic;hv
ivator;h3
fproduction;hv
frepair electronic;hv
fswitchboard;hs
4per theatrical;7w
2ucker;mfna
7 batch;nb
9obbin;nj
8cone;nj
9ullet;lb
8electric;n8
8freight;nj
8hand;nj
8inside;n8
8livestock;mf
8roll;nj
8seed;na
5man;nanj
5smith;i7
3er;jckaki
5 and lacer wheel;m2
6balance;li
6frame eyeglass;m2
6hairspring;jcli
6lacer wheel;m2
6spectacle;lm
6wheel;j3je
b and pinion;li
cpinion;li
3mpeter;84
3stee estate;1s
1so;brl1
2r;18e1
2t;n0
1ubber;lv
3er;m2
5 cell hand;j7je
bmachine;m2
2cker;kg
4pointer;gb
2fter;ksm2
6 back;m2
8utton;ks
7hand;m2
2gger;n7
2mbler;86lblh
7 band;m2
8conditioner;ke
8log;fz
2ner;ir
5 accordion;ir
7nd repairer instrument musical;ir
6chip;ir
6instrument keyboard;ir
hpercussion;ir
hstringed;ir
hwind or reed;ir
mreed;ir
6organ;ir
b pipe;ir
6piano;ir
6reed metal;ir
8pairer instrument musical;ir
6wheel;i4
2rner;kskym2
6 and clipper;m2
bgroover;lf
8pple;fpfr
8xle;jt
7bag;na
9r;jt
arel;jt
8earing jewel;lc
9lt;m2
8oard;m2
9bbin;m2
9wl;ky
9x;m2
8ucket;ky
7channel;ki
8lipper;m2
8ollar;kkks
7die;ks
7engine;lj
d jewelry;lj
7flange;m2
7garment;m1m2
8love;m1na
8roover;lf
7handle;m2
8eel;ki
7last;ky
9the;jt
c turning bottom;ky
8ip insole;ki
8og;fz
7machine;lb
8ill;ks
7pen fountain;jt
8illowcase;m2nb
9pe;m2
7rail t;m2
8oll;jtksm2
ber;ks
8ubber;jt
7sheet;jem1
9oe;kim1
8ilverware pewter;lj
8ock;ks
8teel;ks
7wood;ky
8rap;m2
3pentiner;fv
2tor;7576
5 academic;75
8counting;75
8t;75
7lgebra;75
7utism;7176
6biology;75
6calculus;75
7enter nursing;75
7hemistry;75
8ildren;75
7lassroom;75
f in;75
7ollege;75
8mputing;75
8rporate;75
6education elementary;75
7ll;75
7nglish;75
d online;75
7sl;75
6finance;75
6history;75
7ome;75
a in;75
6language;75
e english;75
fsecond;75
l a as english;75
7earner language english;75
7iteracy;75
6math;75
aematic private;75
6online;75
6peer;75
7hysic;75
7reparation test;75
8ivate;75
8ofessional;75
6reading;75
6sat;75
7chool after;75
delementary;75
dgrade;75
dhigh;75
8ience;75
7panish;75
6test aptitude scholastic;75
bcollege american;75
bstandardized;75
6writing;75
1vi;8z
1wirler baton;86
3ster;kom2
7 pretzel;m2
8slat;jqka
8thread;ko
8wire;m2
8yarn;ko
1yper blood;9y
4setter;fjkbkc
a computer;fcfekb
3ist;fd
6 and processor word;fd
7billing;e9
8raille;fc
7clerk;fd
7data;fc
8ictaphone;fd
7electromatic;fd
7legal;fd
7medical;fd
7perforator;fc
8olicy;fd
8rocessor word;fd
7statistical;fd
9encil;fd
7title policy;ff
8ranscription;fd
7writer policy;fd
3ographer;kb
0ultrasonographer;a0
g ophthalmic;ai
1mpire;80
6 baseball;80
f league major;80
7mlb;80
7softball;80
1ndercoater;lo
5liner;kgkk
5study actor;7w
5taker;d2
5writer;1t1x
b account;1t
cbond;1t
ccasualty;1t
k excess;1t
dommercial;1t
dredit commercial;1t
cde;1t
cendorsement direct;1t
cfield;1t
chealth;1t
cinsurance;1t
l commercial;1t
evestment;1r
cliability management;1t
mprofessional;1t
efe;1t
ene commercial;1t
hpersonal;1t
doan;1x
g mortgage;1x
cmanager account;1t
erine;1t
fket middle;1t
dortgage;1x
cproduction;1t
fperty;1t
k and automobile;1t
mutomobile;1t
csecurity;1r
durety;1t
2hairer;lf
8 fine;le
2iformer;ki
3tizer;f7
2loader;fxnani
8 and loader drum;la
kextractor;nb
ktruck;na
9cage;nj
br;nani
c tank bulk;ni
ahip;n4nj
aoal;m2
9freezer;na
cight;na
9loader drum;la
gextractor;nb
gtruck;na
9machine printing screen;nb
bterial planting;fr
aold;m2
9printing screen;nb
9retort;nb
9ship;ni
ateel;na
bock;nd
9truck;ni
9warehouse;ni
2racker;k8
2scrambler;n4nb
1p bend;m2
4uilder platen;m2
3header;m2
4ook;m2
7er;fufzm2
5rser;nb
3layer;m2
8 filling;ks
3pick;nj
7 package;nj
2fitter;je
8 drawer;jem2
2holsterer;kr
b auto;kr
gmobile;kr
itive;kr
cback sofa;kr
dox;kr
cchair;krm2
cfurniture;kr
chearse and limousine;kr
jlimousine;kr
cinside;kr
cline assembly;m2
coutside;m2
cseat aircraft;kr
hcar;kr
ging;kr
dpring box;kr
ctrimmer body;kr
2setter;jo
1rologist;9p9s
9 general;9p
apediatric;9p
bracticing;9p
1sher;cmcu
5 bingo;cs
7ooth;ct
6car;cv
6head;cm
6station;n2
6theater;cu
1tility maker gelat;m2
8reader meter;f1
0vaccinator;fs
a chicken;fs
bpoultry;fs
2let;d9dhmx
5 jockey;cxcy
6service;mx
3ver;lzm2
6 bag;lz
2mper;ki
2porizer;l9
2quero;fs
2ritypist;fc
3nisher;lp
9 heel;ki
akeg;lo
aroller;kbks
1egetation applicator and sprayer handler pesticide;ci
msprayer handler pesticide;ci
2hicle motor repairer and installer equipment electronic;hy
ninstaller equipment electronic;hy
2nder dog hot;c4
4or;e2iw
6 candy;e2
8igarette;e2
8ream ice;e2
7dog hot;c4c6
7fruit;e2
7newspaper;e2
bstand;e2
7peanut;e2
8opcorn;e2
8reservation;79
7sale;e2
8treet;e2
d souvenir;e2
3ipuncturist;b4
3tilator;m2
4riloquist;7w86
2rger;5f
3ifier;1y
8 clerical hand;ewfl
imachine;fc
aredit;ej
austom;1ybj
9insurance;fa
9loan;ej
2ssel water of pilot and mate captain;mt
dpilot mate captain;mt
2t;97
3 animal large;97
bmixed;97
bsmall;97
4care animal lab;97
4emergency;97
5quine;97
4health public;97
4lab;97
4poultry;97
4relief;97
4service technical;97
4wildlife;97
4zoo;97
3erinarian;97
c animal large;97
kmixed;97
ksmall;97
dcare animal laboratory;97
demergency;97
equine;97
dhealth public;97
dlaboratory;97
dpoultry;97
drelief;97
dservice technical;97
dwildlife;97
dzoo;97
1ibrator hairspring;jc
2car;5d
2deographer;8l
c event;8l
dlegal;8l
dnews;8l
dsport;8l
2ner bean;m2
2olinist;84
5st;84
2rologist;3q
2sitor home;5a
ause;5a
8parish;5f
8welfare;5a
3ualizer;7n7v
2ticulturist;3o
1m;7t
1ocalist;84
4tional director;0n11
2icer;ir
6 pipe organ;ir
2lcanologist;4445
1p academic;0m
4dvertising;03
4ffair;0m
9 academic;0m
astudent;0m
4nalysis investment;0b
3finance;00
3income;0b
9 fixed;0b
5itiative sustainability;00
5struction;0m
3management enrollment;0m
5rketing and sale;0405
dsale;0405
3operation;00
3promotion;03
3ra;11
3sale;05
4ervice;0m
a enrollment;0m
bstudent;0m
4ustainability and csr;00
icsr;00
1rc;52
2t;8z
1ulcanizer;kilhm2
a tire;m0m2
0wagoner;fzhf
2iter;c5
6 banquet;c5
9r;c5
8uffet;c5
7car dining;c5
8lub;c5
8ounter;c4
7formal;c5
9untain;c4
7informal;c5
7out take;c4
7service room;c6
8inging;c5
4ress;c5
8 banquet;c5
br;c5
auffet;c5
9car dining;c5
alub;c5
aocktail;c5
bunter;c4
9formal;c5
buntain;c4
9informal;c5
9out take;c4
9service room;c6
ainging;c5
8e and waiter;c5
awaiter;c5
4staff;c5
2lker;cp
6 chamber;l9
7dog;cpdh
7hot;cp
7line;li
b pipe;li
7rail;mr
8ope;86
7track;h7na
7wire;86
3l and ceiling floor worker insulation;gj
5ceiling floor worker insulation;gj
4paperer;gm
2rden;00bh
6 cemetery;ch
8hief;00
9urch;5f
8orrection;b6
7dog;bl
7fire;bd
b forest section;b8
9sh;bh
7game;bh
b and fish;bh
cfish;bh
ging;bh
cstate;bh
7park;bh
8ort;b7
8rison;01
7wildlife and fish;bh
gfish;bh
8ood;bh
3ehouseman;nand
c clerical;nd
9r;nd
3fare amphibious;nr
9ntisubmarine;nr
8electronic;nr
i intelligence signal;nr
8submarine;nr
3m;m2
3ning space operation missile and space;nr
wspace;nr
3p brusher;ks
4er;ko
6 beam;ko
4man;nb
2sher;keklkslvm1m2n9
6 and crusher cullet;lb
8uto;n9
bmotive;n9
7back;klm2
9g;ke
9rrel;n9
8enzene;kelv
8lanket;ke
9ind;cd
8oat;n9
9bbin;ks
9iler;n9
9ttle;lv
8rick;gv
9ush;m2
8us;n9
7can;n9
9r;n9
a box;n9
acass;m1m2
8hip;nb
8loth;kl
8oal;la
9ntainer;n9
g machine;lv
9tton;m1nb
9w;fs
8rusher cullet;lb
8ullet;lb
7dish;c8
7egg machine;fs
7feather;ksm2
8ilm;lr
ater;lvn9
8ruit;lv
c dried;lv
7glass;c8
8ood knit;klks
8rey;ks
7hand;m1
8ide;m2
7keg;lv
7log;m1m2
7machine;kelv
8eat;m2
9rcury;l9la
8ill;n9
8old;n5
7net;n9
7ore;la
8yster;lv
7pan;c8n9
9tch;klks
8encil;n9
8late rotor;n9
dstator;n9
8ot;c8
9wer;cdgbgylv
8recipitate;lv
ass;n9
cure;gbgylplvm1n9
f building;cf
9int;m2
9oduce agricultural;lv
7rack;n9
9g;m2
9il;n9
8ubber;lv
7salt;lalb
9mple;li
8haker;n9
9ip;n9
8kein;kl
9in;ki
8pot oil;m1
8tock brown;lv
7tank;lv
b sanitation;lv
8ripe;m2
9uck;lvn9
c box;n9
8ub;lvn9
ae;n9
7vat;n9
8egetable;lv
9hicle;n9
7wagon;n9
9ll;cdgb
8heat;lv
8indow;cd
8ool;lv
7yarn;ks
8east;lv
3teman;ho
2tch engineering charge officer;mv
iof charge in officer;mv
5er;flks
7 automat;kg
8election;fl
8fire;bd
c tower out look;bd
9lume cane;fr
8ladle;m2
8pantograph;kg
9oll;fl
8screen circuit closed;aib5bo
8wireless;e7
5guard;bo
5maker;isjc
7n;bo
8 ab;ms
9bodied able;ms
9crossing;bpmw
9engine;na
9flume cane;fr
9gate;bfbo
9private;bo
9railroad;bk
9tower;bdmr
arack;bk
3erman;ftfu
7ster;11
5proofer;ha
2xer;lklom1na
5 denture;lk
7rawer;lo
6film;lr
7loor;cd
6jewel;m2
1eapon antisubmarine;nn
3therman;40
3ver;jeknksm2
6 automated;kn
7basket;ky
8elt;kn
8lanket;kn
e indian;kn
8roadloom;kn
7cable;ka
9rpet;kn
d loom jacquard;kn
8loth;kn
8ord tire;kn
7fabric narrow;kn
8rench;ks
9inge;kn
7hair;je
9nd;7kkjm2
b basket;m2
7lace;kn
b jacquard;kn
8oom bench;ka
cdobby;kn
chand;kkm2
cjacquard;kn
cneedle;kn
7manufacturing;kn
9t;gb
atress;je
7netting;kn
7pattern;kn
8lush;kn
7ribbon;kn
8ug;kn
7sample;kn
8ilk;kn
8piral;ka
7tape;kn
8extile;kn
8owel;kn
7velvet;kn
7web;kn
abing;kn
8ire;ka
b cloth;kn
cfourdrinier;m2
2bber;je
3master;2d2e2f
9 corporate;2f
2dger;ki
6 and gluer;m2
7back;ki
7gluer;m2
7machine;m2
3ler arc;k4
2eder;chfr
6 bulb;fr
2igher;li
7 alloy;li
9nd feltmaker;m2
csampler sorter tester inspector;li
8balance;f7
bl bowling;li
atch;li
9ean;f7
9ullion;f7
8cane;f7
9harge;f7
aeck;f7li
bese;f7
bmical;f7
9lub golf;li
9oal;f7
affee;fpli
alor;li
aunter;f7
8dye;ldm2
8feltmaker;m2
9ormula;ldlim2
9reight;f7
8gravel;f7
8hogshead;f7
ap;li
8ingot;f7
8juice;f7
d raw;li
8mail;f4fg
aterial casing;li
9etal;f7
8produce;f7
etion;li
9ublic;f7
8receiving and shipping;f7
ishipping;f7
9oll;f7
8sampler sorter tester inspector;li
9yrup and glucose;li
eglucose;li
8tare;f7
9ruck;f7
8yarn;f7
5master;f7
b city;f7
5ter;f7ks
8 club golf;m2
2lder;k4k5
6 aluminum;k4k5
8rc;k4
a electric;k4
bhelium;k4
8tomic;k4
7bar;k4
8it;k4
8ody;k4
9iler;g1k4
dmaker;g1
8utt;k4
7car rail;i8
8ertified;k5
8ombination;k4
7die;k4
7electric;k4
8xperimental;k4
alosion;k5
7fabrication;k4
i metal;k4
8ilament;k4
8lash;k4
8rame;k4
7gas;k4
a and arc;k5
crc;k5
binert metal;k4
htungsten;k4
8etter;k4
8un;k4
7heat plastic;m2
9liarc;k4
7industrial;k4k5
7lap;k4
8ine;k4
b production;k4
7machine;k5
9intenance;k4
i certified;k4
8etal;k4
c sheet;k4
8ig;k4k5
7oxyacetylene;k4
ahydrogen;k4
7pipe;gok4
8roduction;k4
7retrofit;k4
8obotic;k4k5
9d;k5
7setup;k4
8pot;k4k5
b electric;k4
8teel;k4
9ick;k4
atch;k4
9ructural;k4
7tack;k4
9nk;k4
8hermite;k4
8ig;k4
8rack;h7
8ube reserve;k5
7u ndt;ix
8nderwater;ixk4
h testing destructive non;ix
7w u ndt;ix
8ater under testing destructive non;ix
8ire;k4
3ter;kg
6 goodyear;ki
7underwear;kg
2tter lip channel;ki
7stock;ki
7tobacco;ly
1hacker flatcar;ikm1
3rfinger;0e
a chief;0e
5master;0e
2eeler;kinanj
7 bottom;m2
9rick;nj
8coal;na
ake;nj
8gravel;nj
8house dry;nj
8manganese;nj
8sand;na
9lag;nj
9titch;ki
8welt;kim2
at;ks
9ire;nj
5man;lam2ms
5wright;i4j3
2ipper coal;nj
3stler;ftfz
3tener;kl
8 leather;m2
9machine;kl
5smith;gs
5washer;gb
3zzer;m2
2olesaler internal;1314
1icker;ki
6 candle;m2
d molded;m2
2ll of register;11ew
5register;11ew
2nchman;n5
3der;j6kom2
6 armature;j6
8uto;j6
7back;ko
9ll;ko
b golf;m2
9nd abrasive;m2
9se guide machine;m2
8oard;ko
9bbin;kiko
d machine;ko
l sewing;ko
8uilder motor;m2
7cloth;ko
8oil;j6
b multiple;j6
9mb;ko
9ndenser;j6
ae;ko
9p;ko
9re;j6ko
7duster feather;m2
7electric;hu
fal;hu
ament deicer hand;m2
mmachine;m2
fheating;ka
ficer;m2
j de;m2
7floor;m2
8oster;ko
7gasket;jeko
8uide;m2
7hair;ka
9nd;j6
7jack;ko
7lace;ko
9the;jtka
7mainspring;je
9nual;m2
bfacturing;j6
8otor;j6
c electric;huj7
7nylon;ko
7open;ko
7paper;lz
8recise;ko
7quill;ko
7rayon;ko
8eel;ko
8ibbon;kom2
8oller paint;ko
9ving;ko
d fiberglass;ko
7singe;ko
aker;m2
8kein;j7ko
c test;kp
8peed;ko
9iral;ka
9ool;kako
9ring;m2
d hair;ka
espiral;ka
8tator;j6
8uture hand;m1m2
7tape magnetic;m2
8hread;ko
d automatic;ko
8ube;ko
b convolute;lz
chand;m2
cspiral;lz
7wagon;gb
8ire;j6
8ool;ko
7yarn;ko
4lasser;nj
4smith;iv
3emaker;la
3terizer;la
2per;lom1m2msn9
5 car;n9
6engine;n9
6jet;m2
6machine;n9
6stain;ku
2reman;ghhwhx
7 electronic ray;j7
m x;j7
8inside;ghhx
8residential;gh
8substation;hx
4r;ghhshthvhyk4
5 and assembler equipment industrial;j7
anumberer;m2
7ssembler equipment industrial;j7
dy pre;j7
6blanket electric;m2
8ock interior;hs
7ody;hvi4
8x call;hs
6cable;ioj7
7hassis;i4
7ork;m2
6drop;ks
6electric;ghj7
eal;ghj7
conic;j7
7quipment industrial;j7
6frame office central;hs
6ground;gh
6house;gh
6inside;hs
8terior;gh
6light street;gh
6machine office;hqj7
7ine;gh
6numberer;m2
6plug;j7
6ship;gh
7ign;gh
a electric;gh
jal;gh
aal;ghhs
c time;hs
7peaker;j7
7ubassembly;j7
7witchboard;hs
6ticker;hs
4worker;m2
1oman scrub;cd
7tunt;7w86
2od maker model;kv
5patternmaker;kw
5tender and operator setter machine sawing;kx
coperator setter machine sawing;kx
4sman;fvfz
4worker;g4jekt
a airplane;kz
2rk extension director;0n11
fof director;0n11
5mill;m2
4er;2mhoksm2
6 abatement;h5
g asbesto;h5
hhazard asbesto;h5
hlead;h5
9rasive;js
9use child;54
ddrug;56
8dmitting;eo
9option;54
8gricultural;fs
he;frft
8ircraft;i1
8lcoholism;56
9ley;cv
c cattle;fs
8mmonia;ld
8nd technician prepress;kb
9ode;j3
c rodding;m2
9tisqueak;je
9vil;j3
8ppliance;ii
9ron;m2
8quaculture;fs
8sbesto;h5
9h;na
9phalt;gbm2
9sembly;j7jdln
f bindery hand;kd
gfinal;je
gpipe;gn
8way take;nb
7bag;na
9kery;jj
d line conveyor;m2
9lcony;m2
al;cvje
9nk blood;b5
9rge;ms
an;fs
arow;na
8eam;gs
9d shellfish;fu
9e;fs
at;frm2
9lt;ln
9nch;kam2
c binding;m2
dhandle hollow;m2
djewelry;lj
azene;ke
9st;8n
8ible;5f
9llet;m2na
9n;m2
adery;kdm2
bing print;kd
ago;cr
8lade;k4
ast hot;jw
9ind venetian;ha
8oard;m2
c drop;f0
dtail;bb
9dy;i2j5
b auto;i2
9g;frho
9ne;m2
9om;fznb
9ttom;gb
9x;jena
a dust;m2
8rake air;i8
9eakdown;ijm2
bst;gb
awery;lalw
9oke;m2
aom;gb
9ush;dh
c fuller;e2
8undle odd;m1nb
aker;m2
9rlap;gb
9shel;m2
7cabin;ms
cet;kt
9fe;c4
bteria;c7
9ge gambling;eb
fing;eb
9isson;gb
9lender;lp
f first;lp
al;d9
9mpaign;1l
9n;nb
a drying;ks
bwhiting;ks
anery;ln
ava;ksm2
9r;na
a mud;m2
bsand;na
adroom;ks
ae;aodd
b child;dd
cday;dd
f nursery;dd
direct;aoapas
cfoster;54
clawn;ch
cnursery;dd
cpet;cp
dlant;ch
ago;na
anival;cv
ary;nb
9se;535455575c
b medical;55
csocial;el
cwelfare;575c
aing;g2ho
co;cqcreb
8ellar;lam2
d brewery;lw
eviscose;l9
ewine;la
bophane;nc
9ment;m2
btery;chck
9nter community;53575c
9ramic;m2
8hain dry;nb
dgreen;nb
dlog;m2
amber;l9
annel;ij
arhouse;m2
9eese raw;m2
amical;m2
9ildcare;dd
9ore;cdfsftfzm2
9rome;k8
9urch;5f
ate coal;na
8inder;m2
9rcuit call;hs
8lay;ldm2
9eaning dry and laundry;ke
klaundry;ke
9oth;nd
cing machine;ij
8o;hs
9ke;na
9llar;ke
bection waste solid;nh
bision;i2
aor;m2
9mbination;gt
aposition;ld
cund;m2nb
9ncrete;gbgq
aditioning acid;m2
buit;io
ae;m2
anection;gbhm
aservation;79fv
j and forest;fv
kforest;fv
qry;fv
btruction;gb
j aircraft efficient fuel;j5
kframe pole;g4
kplant biofuel;gb
qnuclear;gb
ksteel;gt
ktrail;ck
phead;ck
atact;es
e lithography;lr
cinment;gj
i firestop;ha
brol animal;bl
fmetal;li
fpest;cg
grocess plant power nuclear;4rl0
fquality inspection layout;li
nordnance unexploded;hg
fradiation;4v
godent;cg
fsand;ld
funit;f7
avention;1g
crsion;m2
cyor;m2
9oler;na
9py;ey
9rrection;m2
9unter and food fast;c4
ffood;c4
j fast;c4
fmeat;jg
art;59
8raft;7klj
9eamery;m2
amatory pet;dh
aw cinder;gb
cdelivery;iz
cmaintenance highway;h6
cpowder mining;hg
droject;cd
9ipple;kile
asis;56
8ue;cv
9linary;byc2
9pola;lh
9rb;cvmy
ae dry;m2
atain;ce
9shion;e2
atodial;cd
9t;nb
8ylinder;lmm2
7dairy;fsna
9m;m2
aper;m2
9y jobs odd;cd
acare;dd
e child;dd
fschool after and before;dd
sbefore;dd
8econtamination;h5
brating and coating painting;lo
icoating painting;lo
9li;c4
bcatessen;c4
bvery special;mg
gvehicle;ey
9molition;gbhg
aurrage;e9
9partment drug;l9
ihousekeeping;ce
iinsole;ki
iviscose;m2
9rrick;hb
e service well;hbn7
9sk test toll;hs
9tention;59
8iamond and gem;lj
fgem;lj
9p dry;m2
9sposal;nh
f sewage;n9
atillery;lana
9tch;na
8obie;hg
9ck;na
9nation;5ce1
9or;m2
b side;m2
9pe;nj
9wn tear;i4
durn;nb
8rapery;ce
9edge;n6
9ive;my
9op;m2
9ug dry;ks
am;lrm2
b color;ld
9ywall;gf
8ump;m2
8ye;kl
7e p;hs
8asement;1o
8cclesiastical;53575f
8dge;m2
8gg;fp
8lectrical;m2
donic;m2
eplating;k8
avator;h3
f grain;13
9igibility;el
i welfare;el
8mbroidery;kgkk
9ergency;in
8nd green;m2
9forcement parking;bi
8quipment;lb
g and plant;hs
hordnance;lb
hplant;hs
8xhaust;l3
9peller;m2
alosive;hg
9tension;7c
g economic home;7c
araction and trade construction of supervisor line first;g0
ihelper;hn
iquarry;ho
itrade construction supervisor line;g0
7face;hk
aility;cdhs
atory;m2
9iring;gs
9rm;fr
b dairy;fs
cgeneral;fr
ctree christma;fv
arowing;fs
8ender;i2
8iber;m2
9eld;53575c5ffrfs
c oil;hong
drice;fr
9lter;m2
9nishing and binding print;kd
hbinding print;kd
hprint;kd
9restop;gj
9shing;fu
9tness;dedf
8loor;m1m2
c fur;m2
dpacking;nanb
dservice well;hm
aur;m2
aw;lh
9ume;g4
9y;nanb
8ood fast;bwc4
at;hom1
9rest;fv
dry;ftfv
f and fishing farming of supervisor line first;fm
gfishing farming supervisor line;fm
am;kb
bula baby;b5
9undry;k0
8reezer;na
9ont;my
9uit;fpfrm2
8urnace;m2
7galley;cakc
9ming casino;cqcrdleb
9ng;hm
b b and b;na
eb;na
dridge;na
duilding and bridge;na
lbridge;na
ell;fzm2na
9rage;my
abage;nh
aden;ck
9thering;m2
8enerator;hy
9rmination;la
8lass;jely
c blown or pressed;m2
jpressed;m2
dfiber;ly
azier;gi
8ood optical;m2
j precision;lm
cpantry;c2
9spel;53575c5f
8ranite;ly
9ease;ikmy
aenhouse;fr
9ound;chcjfrftfzhoj3
dskeeping and landscaping;ch
qservice lawn landscaping of supervisor line first;cc
mlandscaping;ch
mservice lawn landscaping supervisor line;cc
bp;54
bt;gb
ave;fr
8um;ks
7hair;m2
9ll;ce
9ndy;ke
9rness;knm2
avest;fr
e crop field;fr
ffruit;fr
fvegetable;fr
9tchery;fsfu
f fish;fs
8ealth behavioral;56
ecommunity;585b
n based field;5b
emental;56a9as
k community;56
epublic;5b
arth open;jw
9rbarium;4m
8ide;m2
9gh;gb
bway;h6
9red;cd
8oe;fr
9g;nb
9ld;na
9me;57
b group;57
9p;fr
9rticultural;chfr
ie;ch
9t;ik
ahouse;m2
9use;ce
c bunk;ce
dclay;ha
ddry;m2
eye;klnb
dgeneral;ce
dmilk;fs
dstock;m2
chold;cedh
g private;dh
8unting and fishing;fu
ffishing;fu
9sbandry animal;fs
hdairy;fo
hpoultry;fo
7icebox;lw
8dea;dp
8n carry;nb
but;nb
awarm;m2
9stallation elevator;h3
brument;it
aulation;gjgk
h surface interior;gj
iwarehouse;gj
9take;5a
8ron;gqgt
b antichecking;m2
chot;jw
cornamental;ha
creinforcing;gq
bing;kf
9rigation;ft
h field;fr
7jack grab;ftfz
bscrew;fz
9nitorial;cd
h and housekeeping of supervisor line first;cb
ihousekeeping supervisor line;cb
8et;gbj3
8ig;kl
8obs odd;cd
9rdan;lg
7kennel;cpfs
9ttle;e2gbjwlh
8iln;lym2
b brick;m2
cdry;na
clime;m2
9tchen;c2
8nockdown;nc
cout;m2
f pad disc;m1
cup;je
7lab;4n
a dental;lk
aoratory;3b3k4m4n4p4v9y
h dental;lk
9nding;fu
9undromat;ke
dy;ke
e domestic;ce
fhousekeeping;ce
9yout;gsgti6k7kskzljm2
d ad;7r
gvertising;7rkb
fircraft;j5
edrafting;3b
emetal sheet;gs
epattern;k7
frecision;k7
gopeller;j5k7
esteel;gt
gructural;gt
etemplate;gsk3
eweld;k4
aup;kb
8eadite;ha
ather;khm2
8icensing control animal;ei
9mehouse;lh
9ne;jd
b assembly;j9jdln
cbottle;ln
ccoating;k6
ever and cut;m2
dut;m2
celectrical;in
cmaking;m2
coverhead;in
cpacking;nc
drocess forming;m2
fduction;jdjem2
csort;na
ctray;c8
eim;je
cwafer;j7
bn;ceke
br;jy
aotype;kb
8ocation;2m
9ft;kv
b boat and ship;kv
hship;kv
cchip;n4
9gging;fz
9t;f5
8ube;ikmy
arication;ikmy
9nchroom;c7
7machine;nb
9gazine;m2
9intenance;cdchh6hzikiu
i and cleaning;cd
kpartment;iu
jcleaning;cd
kourse golf;ch
kustodial;cd
jdope;ik
jelectrical;gh
knvironmental;iu
jfacility;iu
lrm;iu
jgeneral;iu
kround;ch
pskeeping;ch
jhighway;h6
jjanitorial;cd
jlawn;ch
jmunicipal;gb
joperation hydroelectric;iul2
kutside;ch
jrail;h7
kepair;h3
koad;h6
jsystem capturing methane;iu
qfuel;i1ij
jtelevision;hz
kool;huk9
krail;ck
ohead;ck
nner link;ij
kv;hz
9keup;d5
9rble;g8
d artificial;ga
aquetry;kt
9stic;gb
9t;gb
aerial;f5
f acoustical;g8
grolled;m2
arix;k8m2
8edicine;969p9w
9sh;gb
9tal;grgsi2ka
c and stone precious and jeweler;lj
dornamental;gtja
dreinforcing;gq
dsheet;gs
i geothermal;gs
jjourneyman;gs
jturbine wind;gs
etone precious jeweler;lj
fructural;gt
8igratory;fr
9lking;fs
al;m2
b dimension;kx
chide;m2
dot;k6
clithopone;m2
cnail;ka
cshoddy;ks
binery;ks
dg mine;hnho
9ssion;53575c5f
e home;5c5f
8old;m1
9nitor;cv
9p;gb
9rtar;gb
9saic;g8
9ving;na
8ud;m2
9ffle;jw
9le pack;fs
7neon;gh
8itro;hg
8ovelty;m2
8ursery;fr
e animal;cp
fforest;fv
fplant;fr
ftree;fr
7off black;lp
dow;m2n9
coil;ks
creak;nb
bcut;ftfzkxle
bdraw;jh
bshut;ig
btake;cvnb
aal;jh
c poultry;na
aice;fh
d cash;dk
fentral;hs
flerical;fh
egeneral;fh
emedical;azfa
etyping;fd
8n roll;m2
8perating and production of supervisor line first;j4
hproduction supervisor line;j4
eon plant;l2
9tical;lm
8rchard;fr
9der;mg
9ganization community;5354575c
8ut;ki
a break;f6
bcut vamp;ki
bdie;ki
crag;m2
bknock ball wax;m1
blay;k7lj
e aircraft;k7
ffabric;m1m2
fmachine;k7
fsail;kqks
cease;ik
cine;nc
bpipe;jw
bshake;m2
g and assembly mold foundry;k0
issembly mold foundry;k0
btake plate;m1nb
cip;n4
cry;k3
e die;k3
i stamping;k3
fstamping;k3
areach health;5b
m community;5b
npublic;5b
8ven;jjjw
arhead;gh
7package;na
9inting;lo
9ntry;c2
9rish;5f
ak;3t
b amusement;cv
9ss;m2
bementerie;kj
atoral;5f
9tch;cdm2
atern;jzkwm2
9ving asphalt;h9
8ersonnel;1a1l
g pupil;4z
8harmaceutical;l9
8iece;m2
ar;m2
9llar;hg
9n;m2
a dowel;gb
btextile;ks
9t ash;na
bcinder;m2
construction;gb
bdrop;i8
bgas;ig
bskip;m2
ach;nb
8lant;frl9
c boiler;l9
dcaustic;l9
astic;kam2
e and rubber;iko2
frubber;iko2
ate;lglz
bform;flhona
ayground;df
9ier;je
9ugger;ho
8olice;bj
bshing wafer;lq
btical;5c
9nd;fznb
b log;na
ay;cv
9t tar;gb
9wder;hgld
d tnt;m2
8rep food;c2
baration food;c2
jmaterial;m2
jpolysilicon;m2
aservation family;54
bs aniline;kc
croom;lv
avention and firefighting of supervisor line first;b8
icrime;59
ifirefighting supervisor line;b8
9inting precision;kc
9obation;59
acess;kb
e forming;l8
fphotographic;lr
eing metal scrap;na
aduction;3hg4jdjelym2
h automotive;j9jd
ibakery;jj
iclerical;f5
ifood;jjjkjl
igeneral;jd
ihelper;m1
ileather;kh
jumber furniture;m2
ioffshore;l7
ipipe;ka
jlant;fr
irack;m2
kg;m2
isawmill;m2
jlag;m2
ithermometer;m2
iwafer;lq
agram therapeutic;as
cess;fl
ap;na
bagation;fr
berty;na
8ull;cv
bey;je
9rification fat;la
9tty;ky
7qc inspection layout;li
8uarry;hlho
9ill;nb
7rack;cvm2
b grease;my
9ft log;fz
9ilroad;mr
8eady make car;n9
l new;n9
mused;n9
9bar;gq
c and iron reinforcing;gq
diron reinforcing;gq
9clamation;j3na
i and recycling;na
jrecycling;na
aovery acetone;l9la
gtin;jwka
areation;df
aycle;nh
ding;m4na
g and refuse;na
hcomputer;na
hrefuse;na
hwaste hazardous household;na
9ed;ij
al;iokem2
9finery petroleum;l7m2
aorestation;fv
aractory;im
bigeration ammonia;lw
9lated and vendor street and news worker sale door to door;e2
fvendor street news worker sale door door;e2
cion industrial;1c1l
glabor;1c1l
by;inme
aief;m2
9melt;jw
aoval asbesto;gb
fmaterial hazardous;h5
9pair;i8
d and maintenance;j3
t installation helper;j2
efinish;ku
emaintenance;j3
p installation helper;j2
fechanical;iu
etrack;h7
9scue;a5a6bbbq
aearch chemical;4n
gencyclopedia;7i
gmarket;1k
gwelfare social;4d
aource patient;ai
ataurant;bwc2c4c7
8igging;n7
9prap;gb
8oad;h6
b skid;ftfz
9ck;gb
b sheet;gf
9ll;m2
b grey;m2
bway;fz
9om;ks
b bake;m2
doning;ji
ettling;ln
ccoloring;fp
during;jj
cdish;c8
cflavor;m2
dormula;m2
dreezing;na
cgarnett;ks
clinen;ce
cpacking;nc
dreparation;nb
eint;kb
crack;ln
depack;nc
dock;ln
cspice;jk
fnning;ko
ctank;ld
dray;c8
cwet;m2
9undhouse;i8
8ubber;m2
9nner;m2
7sale delivery;me
driver;me
cretail non of supervisor line first;dj
nsupervisor line;dj
jof supervisor line first;di
jsupervisor line;di
avage;jona
e auto;j3
fspring;jo
ftool;k3
9mple;f7kv
9nd;m2
aitation;cdlvn9nh
h equipment cleaning;n9
imachinery cleaning;n9
shosing;n9
ipens and dock hosing;n9
ndock hosing;n9
9wmill;kxnb
8cale roll;nj
9rap;m2
aeen;m2
d flat;m2
ehead;m2
aipt;fd
auff;jw
8econd;ho
aurity of supervisor line first;b9
gsupervisor line;b9
9rvice;m2
e activity therapeutic;df
ggricultural;ci
fbuilding;cd
fcare animal;b3cp
givil;et
fenvironmental;ce
ffamily;54
l and child;54
mchild;54
gloor;i4
k spring;i4
good;bxc2c4c6c7
j hospital;c6
fgambling of supervisor line first;cl
osupervisor line;cl
guest;en
fhealth;aoapaqas
flawn;ch
fpersonal of supervisor line first;cn
osupervisor line;cn
grotective recreational other and patrol ski lifeguard;bq
znal other patrol ski lifeguard;bq
ftrack;h7
iy;c6
j hospital;c6
futility;f1
cng and preparation food of supervisor line first;bv
fpreparation food supervisor line;bv
9ttlement;53575c
aup studio recording;na
9wing bead;kg
8hafting;ik
9ed bending;m2
all;ks
bter animal;cp
9ine;dh
ap;m2
9oe;ki
b back;f5
ap;dom2n3
b bag;m2
dody;i2
cmachine;ka
are;ho
avel and pick;gb
epick;gb
aw;86
9rub and tree;ci
dtree;ci
8iding composition;g4
9gn neon;gh
bal;j1
d rail;bp
9lk;ks
al;m2
ao;nj
9ze;ks
8kid;m2
bway;ftfz
8lab;lynb
ag;na
b vessel;m2
ate;m2
9eeve and nozzle;ik
enozzle;ik
9urry;ha
8mokehouse;jj
8ocial;545556575c
d abuse drug;56
ksubstance and health mental;56
uhealth mental;56
fdoption;54
fids;55
fssault sexual;57
ecare foster;54
jhealth;55
p certified;55
qhome;55
kome hospice;55
jlong;55
jterm long;55
flinical;5556
m licensed;5556
fps;54
efamily and youth child certified;54
zdren certified;54
lyouth child;54
wren;54
forensic;57
egeriatric;55
froup;55
ehealth behavioral;56
lhome;ao
lmental;56
r community;56
lpublic;55
kcare;55
fome nursing;55
gspice;55
jtal;55
eindependent;55
p licensed;55
ejustice criminal;57
elicensed;545556
emaster;55
k licensed;55
fedical;5455
l hospice;55
mlicensed;5455
eneonatal;55
gphrology;55
eoncology;55
epediatric;55
grinatal;55
frevention delinquency;54
fsychiatric;56
jotherapist;56
erenal;55
eschool;54
k and family child;54
lfamily child;54
fervice protective;54
w adult;57
xchild;54
ewelfare child;54
8peeder;ko
9oilage;li
aol;nj
at;cu
aut;k1m1
9ray;cg
c silver;k8lo
ainkler;fr
8quad flying;m2
cron;m2
airrel;ft
8taff production;3h
ation;m2my
e button;ks
fcargo;na
9eel;gtho
c and iron structural;gt
diron structural;gt
dreinforcing;gq
dstructural;gt
9ick boom;fz
dhot;in
9ock;nd
croom;nd
arage;m2nd
e box;ke
fcold;ji
fdie;nd
9raightedge;gb
aeet;h6
auctural;gt
9ucco;gp
d and plaster;gp
eplaster;gp
ad metal drywall;gf
8uction;nj
9pply central;nd
founter;c7
bort administrative and office of supervisor line first;e4
uoffice supervisor line;e4
fcommunity;56
ffamily;5455
fpersonal;ap
9rvey;eo
d ax;3l
epoll opinion;eo
eradio;eo
esurveying land;3l
etransit;3l
8ystem gas;l6
7table;m1m2nb
c picking;m1m2
dsteam;c4kc
9il;nb
bing;m2
e mine;hnho
9male hot;c6
9nk;ld
b chemical;l9
cpan;lg
csoaking;ks
9r;gbm2na
ae;f7m2
aget;mr
8echnician prepress;kb
9lephone;hs
9mplate;ga
9nsion;kc
at;na
9rminal;na
arazzo;ga
f chip marble;ga
lonyx;ga
9st;ghhsli
b toll;hs
bboard toll;hs
9xtile;ks
8icket;f7
d rider;ks
9e;ha
9ller;bb
9me second;ks
9n;gs
9pple;nj
9re;ie
b auto;ie
gmotive;ie
8ool;m2
9rpedo;hg
8rack;h7m2na
adeshow;ha
affic;f6
ansfer;kbndnj
f dry;n7
cit;3l
cmission;hs
j toll;hs
cplant;fr
dortation;h6
l river;ms
ap steam;go
ay;m2
9ee;cj
9im and top;kr
ctop;kr
9olley;m2
8ub clearing;m2
ae;fl
9nnel;gbhg
9rntable;gb
7unit shoe made machine;ly
8p break;m2
alay panel;m2
bock;kb
amake;kbm2
ctch;j3
apaste;kb
bick;ey
e garbage;nh
arigging;n7
aset;ijk3kakbkyna
d assembly scale;ka
edie;k3
eline buffing;js
emachine balancing;m2
epicture motion;na
estage;na
j and studio sets picture motion;na
gudio;na
k sets picture motion;na
atie;nc
bouch cleaner;m2
awind;m2
9keep;ik
8tility;c8cdchfhhokel4lum2mynj
e airport;n3
gssembly line;li
felectronic;j7m2
gxtrusion;m2
fgas;ig
fkitchen;c2
flot home mobile;iu
fmill merchant;ik
kwoolen;m2
fprocessing film;lr
iduction;nf
fshop roller;ij
7vat house dye;kl
9ult;f6
c cream ice;lw
8entilating and heating;l3
jheating;l3
gon;g4l3
8iscosity;4n
7wall;ha
9rehouse;nand
g clerical;nd
am;m2
ap;nb
9sh;n9
bhouse;cdlv
btub;la
9ter waste;gn
9y of right;gb
bright;gb
8eatherization;ha
ging home;ha
9b wire;fu
9lfare child;54
fpublic;55
8harf;nanj
9eel;m2
c bull;m2
demery;js
8icker;jem2
9nery;la
9re;j7ka
8oodshop;kw
7yard;chn7
b dry;m2
clumber;kxna
cmold;m2
crailroad;mo
cscrap;n7
an;nj
b tangled;ks
8outh;df
4man plank gang;na
1rangler;cofs
8 dude;cvdcfs
9horse;cofs
3pper;jim2nc
7 and bolter clip;m2
ccounter coin;fl
ctrimmer mophead;nc
8bead;je
9oat;je
alter clip;m2
9read;ln
9undle;nc
atter;nc
8cake;m1m2nc
arton;nc
ashier;dk
9elery;fpfr
9heese;nc
9igar;nc
9oil;m2
aunter coin;fl
8foil;nc
8gift;e3nc
9love;nc
9rip;m2
8hose;m2
8meat;jgjinc
9olding tabletop plastic laminated;nb
8nip;nc
8package;nc
arcel;nc
astry;nc
9roduce;frlnnc
8roll;m2
8sample;nc
andwich;nc
ausage;nc
9ilver;c7c8
9kid;na
8tree;frfv
aimmer mophead;nc
9ube;nc
8yarn;nc
2ecker;hana
7 auto;j3
cmobile;j3
8building;ha
8car;j3
8house;ha
3ncher;m2
3stler;7y
8 entertainment wrestling world;7y
9professional;7y
9sumo;7y
9wwe;7y
2inger;keks
7 cake;ks
9otton;nb
3ter;18888b8clo
6 abstract;5m
8d;8c
9vertisement;8c
fing;8c
8rticle;8c
7blog;8c
9urb;8c
8oard;fl
9nd;dq
9ok comic;8c
crace;cr
csport;cr
h and race;cr
irace;cr
8rief;5n
9okerage custom;18
8usiness;888c
7card greeting;8c
cshow;lx
8hart;jz
c pattern;jzkq
9eck;e9
8linical;8b
8omic;8c
9ntent;8c
e blog;8c
fweb;8c
binuity;8c
bract;8b
8reative;8c
f and lyricist poet;8c
glyricist poet;8c
8urriculum;1j8c
9stom;18
7description process;8b
8ocumentation;8b
7editorial;888c
8ngineering;8b
9try;18
c brokerage custom;18
dcustom;18
8xperience user;8b
7feature;88
8iction;8c
9lm;8c
9nancial;88
8ood;88
8reelance;8c
7gag;8c
8rant;1h1l8b
c contract;1h
7hand;lom2
bbook;8b
8eadline;88
7information;88
9struction assembly;8b
aurance;1t
7jingle;83
7keno;cr
7law;5g
8iterary;8c
7machine;kcm2
9gazine;888c
9nual;8b
9rketing;8c
8edical;8b
8ovie;8c
8usic;83
7narrative;8b
8ews;88
b radio;88
bpaper;88
8onfiction;8c
7order;f6
7play;8c
8oem;8c
8ress;88
9ocedure;2i
agram;8c
amotion;8c
aposal;8b
f technical;8b
ase fiction;8c
dnonfiction;8c
8ublication;8c
i technical;8b
dity;89
7racebook;cr
8eport;8b
9sume;1a4z
7scenario;8c
9ience health;8b
ctific;8b
9reen;8c
dplay;8c
aipt;8c
d game video;8c
eradio;8c
etelevision;8c
fv;8c
8ervice;19dmek
e automotive;ek
8heet;crf6
8ign;lo
b hand;lom2
cmachine;kcm2
8oftware;2b
8pecification;1i2m8b8c
k job;1i
aech;898c
9ort;888c
8taff;88
9ory;8c
c short;8c
7tag;fl
8echnical;8bfj
g health;8b
hmedical;8b
eian;8b
9levision;8c
8icket;bifl
d sportsbook;cr
8ravel;888c
8v;8c
7user;8b
8x;8b
7verse;8c
1sr;el
0yachtsman;ms
2rder;ks
4man;chftfzhona
7 groundskeeping;ch
6ster;mp
a and conductor railroad;mp
bconductor railroad;mp
3ner joint;ha
1eoman;ms
1oker;kg
0zanjero;frnj
1igzagger;kgki
2ncographer;kb
1oogler;fz
3keeper;cp
3logist;3r`;
