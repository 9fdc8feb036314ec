import { expect, it } from 'vitest';
import { checkTasks } from './queue/define-task.ts';
import { tasks } from './tasks.ts';

it('accepts the tasks of the product', () => {
  expect(() => checkTasks(tasks)).not.toThrow();
});

it('stops the boot when a task is missing or doubled', () => {
  expect(() => checkTasks([])).toThrow(/send-mail has 0 handlers/);
  expect(() => checkTasks([...tasks, ...tasks])).toThrow(/send-mail has 2 handlers/);
});
