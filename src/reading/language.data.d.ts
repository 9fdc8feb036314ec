/** Small words that stand in every text of a language and seldom in another. */
export declare const languageWords: {
    readonly en: 'the and of to in for with you our we will is are be your this that as or on at from have team work experience';
    readonly de: 'und der die das für mit sie wir ein eine im in den von zu bei ihre unsere sind oder auf als dich deine du werden zum zur';
    readonly fr: 'et de la le les des vous du pour un une nous en votre est au dans sur avec poste sont aux vos notre êtes';
    readonly es: 'de y la el los las en para con una un del por se que tu al como más nuestro nuestra trabajo somos serás';
    readonly it: 'di e il la per con un una del della che sono nel dei le gli alla è si lavoro nostro siamo';
    readonly nl: 'de het een en van je wij voor met op in zijn is bij als ons onze naar jij of werken ben';
    readonly pt: 'de e a o para com em um uma do da os as que na no são você nossa trabalho por seu';
    readonly pl: 'i w na z do o się od dla jest praca oraz po za przez nie pracy że naszej';
    readonly sv: 'och att för med på är av som ett till vi du din våra har eller dig hos inom samt som våra ditt kan';
};
