import { expect, it } from 'vitest';
import { splitOrders, toOrders } from './orders.ts';

it('puts a list of duties into one form', () => {
  expect(
    toOrders([
      'Plan budgets for the yard',
      'Leads, supports, and supervises night crews',
      'Drafting reports on damage',
      'Records management of the yard',
      'Enters & maintains lists of boats',
    ]),
  ).toEqual([
    'Plan budgets for the yard',
    'Lead, support, and supervise night crews',
    'Draft reports on damage',
    'Records management of the yard',
    'Enter and maintain lists of boats',
  ]);
});

it('leaves a list of things as it is', () => {
  expect(toOrders(['Loading of trucks', 'Drafting reports'])).toEqual([
    'Loading of trucks',
    'Drafting reports',
  ]);
});

it('parts two lines that lost their break, and no name', () => {
  expect(splitOrders('Find new accounts Schedule and hold meetings')).toEqual([
    'Find new accounts',
    'Schedule and hold meetings',
  ]);
  expect(splitOrders('Report to the Support Team Lead')).toEqual([
    'Report to the Support Team Lead',
  ]);
});

it('turns a row of verbs as a whole or not at all', () => {
  expect(
    toOrders([
      'Recruits, interviews, and facilitates the hiring of drivers; collaborates with managers',
      'Performs checks of tanks and develops plans for the yard',
      'Reviews plans and records of the yard',
      'Manages, rosters and crew of the night',
    ]),
  ).toEqual([
    'Recruit, interview, and facilitate the hiring of drivers; collaborate with managers',
    'Perform checks of tanks and develop plans for the yard',
    'Review plans and records of the yard',
    'Manages, rosters and crew of the night',
  ]);
});

it('leaves a sentence a sentence', () => {
  const line = 'Assisting the yard manager, you will plan the loading';
  expect(toOrders(['Plan the yard', line])).toEqual(['Plan the yard', line]);
});

it('leaves a thing named with capitals whole', () => {
  const line = 'Speak for Visitor-First Design as a habit of every gallery';
  expect(splitOrders(line)).toEqual([line]);
  expect(splitOrders('Book tables for Lunch Ensure that menus are printed')).toEqual([
    'Book tables for Lunch',
    'Ensure that menus are printed',
  ]);
});

it('leaves a name with a verb in it whole', () => {
  const line = 'Cost control for our Hull Assembly and Repair & Overhaul docks';
  expect(splitOrders(line)).toEqual([line]);
});

it('turns every verb of a line that began in "-ing", and no work that has a name', () => {
  expect(
    toOrders([
      'Plan a day',
      'Challenging old habits and driving change',
      'Setting up stalls, and preparing and serving soups',
      'Helping the crew by planning and preparing routes',
      'Managing recruitment and training of stewards',
      'Keeping the log and reporting to the harbour master',
    ]),
  ).toEqual([
    'Plan a day',
    'Challenge old habits and drive change',
    'Set up stalls, and prepare and serve soups',
    'Help the crew by planning and preparing routes',
    'Manage recruitment and training of stewards',
    'Keep the log and report to the harbour master',
  ]);
});

it('leaves what a clause or a name of money says', () => {
  expect(
    toOrders([
      'Plan budgets for the yard',
      'Delivering advice that drives sales, improving margins, and supports its crews',
      'Managing berth income and working capital targets',
    ]),
  ).toEqual([
    'Plan budgets for the yard',
    'Deliver advice that drives sales, improving margins, and supports its crews',
    'Manage berth income and working capital targets',
  ]);
});

it('turns a second verb behind a manner of doing the first', () => {
  expect(toOrders(['Manages the ferries directly and orchestrates the winter repairs'])).toEqual([
    'Manage the ferries directly and orchestrate the winter repairs',
  ]);
});
