import { describe, expect, it } from 'vitest';
import { readJob } from '../read-job.ts';
import { judgeReading } from './judge.ts';

describe('judgeReading', () => {
  it.each<[string, string]>([
    ['Se busca camarero para restaurante en Sevilla, 1.300 € al mes', 'Camarero'],
    ['Necesitamos electricista con experiencia en Bilbao, contrato indefinido', 'Electricista'],
    ['Cocinero para hotel en Mallorca, temporada de verano', 'Cocinero'],
    ['Cerchiamo cameriere per ristorante a Roma, tempo pieno, 1.400 euro al mese', 'Cameriere'],
    ['Cercasi commessa per negozio a Milano, part time, con esperienza', 'Commessa'],
    [
      'Impiegato amministrativo a Torino, contratto a tempo indeterminato',
      'Impiegato amministrativo',
    ],
    ['Wij zoeken een kok voor restaurant in Gent, voltijds, 2.400 euro per maand', 'Kok'],
    ['Gezocht: vrachtwagenchauffeur in Rotterdam, rijbewijs CE', 'Vrachtwagenchauffeur'],
    ['Magazijnmedewerker in Utrecht, ploegendienst, 14 euro per uur', 'Magazijnmedewerker'],
    ['Procura-se empregado de mesa em Lisboa, 1.000 € por mês', 'Empregado de Mesa'],
    ['Vi söker en kock till restaurang i Malmö, heltid', 'Kock'],
  ])('takes a note for a job: %s', (text, title) => {
    const reading = readJob(text);
    expect(judgeReading(reading)).toBeUndefined();
    expect(reading.fields.title?.value).toBe(title);
  });

  it.each([
    'Mañana tenemos reunión a las diez en la oficina de Madrid con el cliente',
    'La ricetta della nonna: due uova, farina, zucchero e latte',
    'Morgen vergaderen we om tien uur op kantoor in Utrecht over de begroting',
    'El coche rojo está aparcado delante de la tienda en Sevilla',
    'Vi ses på fredag i Malmö och äter middag på restaurang',
  ])('is no job: %s', (text) => {
    expect(judgeReading(readJob(text))?.reason).toBe('other');
  });

  it('reads the pay of such a note', () => {
    const payOf = (text: string) => readJob(text).fields.pay?.value;
    expect(payOf('Se busca camarero en Sevilla, 1.300 € al mes')).toMatchObject({
      min: 1300,
      currency: 'EUR',
      period: 'month',
    });
    expect(payOf('Magazijnmedewerker in Utrecht, 14 euro per uur')).toMatchObject({
      min: 14,
      period: 'hour',
    });
  });
});
