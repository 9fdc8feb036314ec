/** Counties that the world table does not know: their middle, and how many miles their farthest towns lie from it. */
export const britishCounties = `
Greater London,51.50,-0.12,22
Greater Manchester,53.50,-2.31,18
West Midlands,52.50,-2.00,50
West Yorkshire,53.75,-1.67,22
South Yorkshire,53.48,-1.33,22
North Yorkshire,54.15,-1.30,50
East Yorkshire,53.87,-0.50,35
East Riding of Yorkshire,53.87,-0.50,35
Lancashire,53.87,-2.62,35
Merseyside,53.43,-2.96,20
Cheshire,53.22,-2.55,32
Cumbria,54.57,-2.95,48
Northumberland,55.25,-2.05,45
Tyne and Wear,54.95,-1.55,16
Teesside,54.57,-1.23,15
County Durham,54.70,-1.80,32
Derbyshire,53.10,-1.57,35
Nottinghamshire,53.12,-1.02,30
Lincolnshire,53.15,-0.20,48
Leicestershire,52.66,-1.13,25
Rutland,52.66,-0.65,12
Staffordshire,52.83,-2.02,32
Shropshire,52.62,-2.72,33
Herefordshire,52.10,-2.73,25
Worcestershire,52.20,-2.17,27
Warwickshire,52.30,-1.55,30
Northamptonshire,52.30,-0.87,33
Cambridgeshire,52.35,0.00,35
Norfolk,52.65,0.98,45
Suffolk,52.22,1.05,40
Essex,51.75,0.52,40
Hertfordshire,51.82,-0.22,25
Bedfordshire,52.07,-0.46,20
Buckinghamshire,51.82,-0.83,32
Oxfordshire,51.78,-1.30,30
Berkshire,51.43,-1.00,30
Surrey,51.27,-0.42,25
Kent,51.22,0.72,45
East Sussex,50.93,0.30,32
West Sussex,50.95,-0.48,28
Sussex,50.93,-0.10,48
Hampshire,51.07,-1.30,38
Isle of Wight,50.67,-1.30,15
Wiltshire,51.32,-1.95,32
Dorset,50.80,-2.25,35
Somerset,51.12,-2.95,45
Devon,50.72,-3.77,50
Cornwall,50.42,-4.80,55
Gloucestershire,51.80,-2.18,35
Middlesex,51.53,-0.35,15
County Antrim,54.85,-6.10,38
County Armagh,54.32,-6.57,25
County Down,54.37,-5.90,35
County Fermanagh,54.35,-7.63,30
County Tyrone,54.60,-7.15,42
County Londonderry,54.95,-6.90,32
Fife,56.23,-3.13,28
Lanarkshire,55.70,-3.85,32
Ayrshire,55.47,-4.57,42
Aberdeenshire,57.20,-2.70,50
Perthshire,56.60,-3.90,50
Renfrewshire,55.83,-4.58,20
Stirlingshire,56.10,-4.10,28
West Lothian,55.90,-3.58,15
East Lothian,55.95,-2.78,20
Midlothian,55.85,-3.10,15
Moray,57.47,-3.30,35
Gwynedd,52.90,-3.85,35
Powys,52.35,-3.40,50
Pembrokeshire,51.85,-4.90,28
Carmarthenshire,51.88,-4.15,30
Ceredigion,52.25,-4.05,35
Monmouthshire,51.77,-2.88,20
Glamorgan,51.60,-3.50,35
Vale of Glamorgan,51.45,-3.42,15
Denbighshire,53.08,-3.30,25
Flintshire,53.18,-3.17,18
Anglesey,53.28,-4.35,20
Gwent,51.75,-3.02,25
Conwy,53.15,-3.75,22
Rhondda Cynon Taf,51.65,-3.42,16
`;
