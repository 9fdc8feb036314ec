import { describe, expect, it } from 'vitest';
import { splitLikelyBreaks } from './likely-breaks.ts';
import { mapText } from './mapped-text.ts';

const linesOf = (line: string): string[] =>
  splitLikelyBreaks(mapText(`Weaver\nFern Rugs\nDerby\n\n${line}`))
    .text.split('\n')
    .slice(4);

describe('lines that grew together with a blank between them', () => {
  it.each([
    ['Repairs of looms to agreed standards | Exposure to carpet design and dyeing'],
    ['Good service to all mill visitors | Flexibility in a changing workshop'],
    ['Rates in line with experience plus annual bonus | Comprehensive care for your family'],
    ['Sick pay and dental insurance | Countless walks along the canal'],
    ['Dye the yarn by agreed procedures | What you need to succeed:'],
    ['Some weekend hours | Start Date: at once'],
    ['Three years at a loom with experience as a lead | The ability to think ahead'],
    ['Plan the week with deadlines and priorities | Benefits & Perks'],
    ["What You'll Be Responsible For | Provide yarn to all looms of the hall"],
    ['Position Summary | The Master Weaver looks after nine looms'],
  ])('parts %s', (line) => {
    expect(linesOf(line.replaceAll(' | ', ' '))).toEqual(line.split(' | '));
  });

  it.each([
    ['You write playbooks with Ansible and keep the Jacquard looms of our Derby mill running'],
    ['The ability to analyze Event logs'],
    ['Wear all required Personal protection'],
    ['Days in a Full Time post'],
    ['Knowledge of Medicine and nursing'],
    ['Strong Microsoft Excel skills and a steady hand'],
    ['About the Role'],
    ['You will be a great fit If you like to work with wool'],
    ['Working towards Professional Qualification'],
    ['Rugs (hand knots Experience with silk)'],
  ])('leaves "%s" alone', (line) => {
    expect(linesOf(line)).toEqual([line]);
  });

  it('leaves a name of the lines on top alone', () => {
    const text =
      'Weaver\nProject Rugs\nDerby\nWe meet all the needs of our customers at work Project Rugs';
    expect(splitLikelyBreaks(mapText(text)).text).toBe(text);
  });
});
