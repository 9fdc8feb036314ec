import { expect, it } from 'vitest';
import { nameHeading } from './heading-name.ts';

it('tells what is done as a doing', () => {
  expect(nameHeading('Oversees Harbor Traffic')).toBe('Overseeing Harbor Traffic');
  expect(nameHeading('Supervises Sail Making:')).toBe('Supervising Sail Making:');
});

it('leaves the names of things as they are', () => {
  for (const name of ['Boat Repairs', 'Records Management', 'Dye Planning & Control', 'Reporting'])
    expect(nameHeading(name)).toBe(name);
});

it('names no part of the work after somebody', () => {
  expect(nameHeading('Sail Design Specialist')).toBeNull();
  expect(nameHeading('Harbor Manager')).toBeNull();
});
