import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findDrawer } from './find-drawer.ts';
import { demandsEngineer, findHomonym } from './overrule-title.ts';

const museum = { file: 'trades/culture/museum-collections.yaml' };

it('hears that a title means another trade', () => {
  const debts = 'Call customers whose car loans are overdue\nAgree payment plans';
  expect(findHomonym(museum, debts)).toBe('receivables-and-collections-specialist');
  expect(findHomonym(museum, `${debts}\nCatalog the museum's prints`)).toBeNull();
  expect(findHomonym(museum, 'Call customers whose car loans are overdue')).toBeNull();
});

it('hears that collections are of a museum, an office of a clinic and a plant of a process', () => {
  const collector = { file: 'trades/finance/receivables-and-collections-specialist.yaml' };
  const shells = 'Catalog shells in the museum\nLend specimens to other museums';
  expect(findHomonym(collector, shells)).toBe('museum-collections');
  const desk = { file: 'trades/hospitality/hotel-manager.yaml' };
  const clinic = 'Check patients in\nCollect copays and call for insurance verification';
  expect(findHomonym(desk, clinic)).toBe('medical-administrator');
  expect(findHomonym(desk, `${clinic}\nRun the hotel reception`)).toBeNull();
  const plant = { file: 'trades/construction/plant-operator.yaml' };
  const tanks = 'Run the distillation column\nWatch the process units from the control room';
  expect(findHomonym(plant, tanks)).toBe('process-operator');
  expect(findHomonym(plant, `${tanks}\nDrive excavators`)).toBeNull();
});

it('hears that an account is a grocer', () => {
  const seller = { file: 'trades/sales/account-executive.yaml' };
  const shops = 'Open grocery accounts in the city\nCheck that shelves are full on daily routes';
  expect(findHomonym(seller, shops)).toBe('field-sales');
  expect(findHomonym(seller, `${shops}\nSell our SaaS to chains`)).toBeNull();
});

it('hears that customers of a small office are policyholders', () => {
  const service = { file: 'trades/office/customer-service-representative.yaml' };
  const policies = 'Make policy changes for our clients\nAnswer questions on auto insurance';
  expect(findHomonym(service, policies)).toBe('insurance-service-representative');
  expect(findHomonym(service, `${policies}\nTake calls in our call center`)).toBeNull();
});

it('tells who leads testers of software from who leads inspectors of a plant', () => {
  const quality = { file: 'industry/quality-manager.yaml' };
  const tests = 'Lead six testers\nOwn regression testing and test automation for every release';
  expect(findHomonym(quality, tests)).toBe('quality-assurance-engineer');
  expect(findHomonym(quality, `${tests}\nKeep the ISO 9001 system of the plant`)).toBeNull();
});

const asks = (text: string, importance = 'must'): boolean =>
  demandsEngineer({ facts: [{ kind: 'education', importance, text }] } as unknown as Brief);

it('hears that nobody is hired without a degree of engineers', () => {
  expect(asks("Bachelor's degree in mechanical engineering required")).toBe(true);
  expect(asks("Bachelor's degree in mechanical engineering", 'preferred')).toBe(false);
  expect(asks("Bachelor's degree in engineering or equivalent experience")).toBe(false);
  expect(asks("Bachelor's degree in marketing")).toBe(false);
});

it('gives an engineer by degree no trade of those who repair things', () => {
  const wanted = { title: 'Building Engineer', soc: null, likely: [], text: null };
  expect(findDrawer(wanted).drawer.kind).toBe('hands-on-trade');
  expect(findDrawer({ ...wanted, isEngineer: true }).drawer.kind).toBe('engineering-and-science');
});

it('tells who leads a shift in a shop, and who keeps buildings safe', () => {
  const shift = { file: 'trades/hospitality/restaurant-manager.yaml' };
  const shop = 'Open the shop and count the tills\nKeep the shelves full';
  expect(findHomonym(shift, shop)).toBe('store-manager');
  expect(findHomonym(shift, `${shop}\nRun the kitchen of our bakery`)).toBeNull();
  const officer = { file: 'trades/public/public-administrator.yaml' };
  const houses = 'Book fire risk assessments of our towers\nFollow up asbestos surveys';
  expect(findHomonym(officer, houses)).toBe('health-and-safety-specialist');
  expect(findHomonym(officer, `${houses}\nDecide on permits`)).toBeNull();
});

it('tells a film crew from a factory, and a house seller from a shop', () => {
  const planner = { file: 'trades/logistics/supply-chain-planner.yaml' };
  expect(findHomonym(planner, 'Help on every shoot\nBook the studio')).toEqual({
    kind: 'office-specialist',
  });
  const seller = { file: 'trades/retail/shop-assistant.yaml' };
  expect(findHomonym(seller, 'Accompany viewings\nWin new instructions')).toBe('estate-agent');
});

it('hears the trade in the name of the house', () => {
  const service = { file: 'trades/office/customer-service-representative.yaml' };
  const lines = 'Welcome clients at the front desk\nKeep our records up to date';
  expect(findHomonym(service, lines, 'Fenwick Insurance Agency')).toBe(
    'insurance-service-representative',
  );
  expect(findHomonym(service, lines, 'Fenwick Garden Supplies')).toBeNull();
  const leasing = { file: 'trades/property/leasing-consultant.yaml' };
  expect(findHomonym(leasing, lines, 'Harlan Toyota')).toBe('car-salesperson');
  expect(findHomonym(leasing, `${lines}\nShow apartments`, 'Harlan Motors')).toBeNull();
});

it('tells a shop, a van and a site from what their titles are counted among', () => {
  const seller = { file: 'trades/sales/car-salesperson.yaml' };
  expect(findHomonym(seller, 'Help shoppers in the fitting rooms\nCount the till')).toBe(
    'shop-assistant',
  );
  const service = { file: 'trades/technology/technology-support-manager.yaml' };
  expect(findHomonym(service, 'Plan the day of nine HVAC fitters\nKeep service vans stocked')).toBe(
    'maintenance-supervisor',
  );
  const manager = { file: 'trades/projects/project-manager.yaml' };
  expect(findHomonym(manager, 'Answer RFIs within two days\nBuy out subcontractors')).toBe(
    'site-manager',
  );
  expect(findHomonym(manager, 'Answer RFIs\nBuy out subcontractors\nRun sprints')).toBeNull();
});

it('tells what is fitted, what is shipped and what is towed from software and parcels', () => {
  const seller = { file: 'trades/sales/account-executive.yaml' };
  const awnings = 'Meet architects and owners of shops\nMeasure on job sites with our fitters';
  expect(findHomonym(seller, awnings)).toBe('field-sales');
  expect(findHomonym(seller, `${awnings}\nShow our software`)).toBeNull();
  const space = 'Win new shippers in the harbor\nQuote air and ocean rates';
  expect(findHomonym(seller, space)).toBe('freight-broker');
  const driver = { file: 'trades/logistics/lorry-driver.yaml' };
  const night = 'Load cars after a breakdown\nKeep the winch and the slide bed in order';
  expect(findHomonym(driver, night)).toBe('vehicle-recovery-operator');
  expect(findHomonym(driver, `${night}\nMulti-drop rounds by day`)).toBeNull();
});

it('counts the title among the lines that tell the other trade', () => {
  const shop = { file: 'trades/retail/shop-assistant.yaml' };
  const line = 'Advise investors on real estate\nKeep in touch with every client';
  expect(findHomonym(shop, line)).toBeNull();
  expect(findHomonym(shop, line, '', 'Real Estate Sales Advisor')).toBe('estate-agent');
});

it('tells forms from plants, a shelter from a project and roofs from wholesale', () => {
  const process = { file: 'trades/engineering/process-engineer.yaml' };
  const forms = 'Map business processes with clerks\nDraw workflows in Visio';
  expect(findHomonym(process, forms)).toBe('business-analyst');
  expect(findHomonym(process, `${forms}\nSize pumps and reactors`)).toBeNull();
  const program = { file: 'trades/projects/project-manager.yaml' };
  const nights = 'Keep the shelter safe and clean\nMeet the case managers each week';
  expect(findHomonym(program, nights)).toEqual({ kind: 'leading-people' });
  const seller = { file: 'trades/sales/field-sales.yaml' };
  const roofs = 'Look at roofs after hail\nExplain the estimate to homeowners';
  expect(findHomonym(seller, roofs)).toBe('home-improvement-salesperson');
  expect(findHomonym(seller, `${roofs}\nServe wholesale yards`)).toBeNull();
});

it('takes a manager of sales who leads nobody for a seller, and no director', () => {
  const managers = { file: 'trades/sales/sales-manager.yaml' };
  const road = 'Visit dealers in the territory\nKeep a pipeline of prospects for net mending';
  expect(findHomonym(managers, road, '', 'Regional Sales Manager')).toBe('field-sales');
  expect(findHomonym(managers, road, '', 'Director of Sales')).toBeNull();
  expect(
    findHomonym(managers, `${road}\nCoach the sales team`, '', 'Regional Sales Manager'),
  ).toBeNull();
});
