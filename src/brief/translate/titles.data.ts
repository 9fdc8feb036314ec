/** German and French job titles by their English name, for running text; matched as a whole, without case. */
export const foreignTitles: Record<string, string> = {
  'office administrator':
    'Bürokauffrau|Bürokaufmann|Kaufmann für Büromanagement|Kauffrau für Büromanagement|Bürokraft|Sachbearbeiter|Sachbearbeiterin|Assistant administratif|Assistante administrative',
  'accounts payable accountant':
    'Comptable fournisseurs|Kreditorenbuchhalter|Kreditorenbuchhalterin',
  'accounts receivable accountant': 'Comptable clients|Debitorenbuchhalter|Debitorenbuchhalterin',
  accountant:
    'Comptable|Buchhalter|Buchhalterin|Bilanzbuchhalter|Bilanzbuchhalterin|Finanzbuchhalter|Finanzbuchhalterin',
  'payroll accountant': 'Lohnbuchhalter|Lohnbuchhalterin|Gestionnaire de paie',
  'software developer':
    'Softwareentwickler|Softwareentwicklerin|Entwickler|Développeur|Développeuse|Développeur web|Développeuse web',
  nurse:
    'Krankenpfleger|Krankenschwester|Pflegefachkraft|Pflegefachfrau|Pflegefachmann|Gesundheits- und Krankenpfleger|Infirmier|Infirmière',
  'care assistant':
    'Pflegehelfer|Pflegehelferin|Altenpfleger|Altenpflegerin|Aide-soignant|Aide-soignante',
  electrician: 'Elektriker|Elektrikerin|Elektroniker|Elektronikerin|Électricien|Électricienne',
  welder: 'Schweißer|Schweißerin|Soudeur|Soudeuse',
  'industrial mechanic': 'Industriemechaniker|Industriemechanikerin|Mécanicien industriel',
  'warehouse specialist':
    'Fachkraft für Lagerlogistik|Lagerist|Lageristin|Lagermitarbeiter|Lagermitarbeiterin|Magasinier|Magasinière|Préparateur de commandes',
  'truck driver':
    'LKW-Fahrer|LKW-Fahrerin|Berufskraftfahrer|Berufskraftfahrerin|Chauffeur poids lourd|Conducteur routier',
  cook: 'Koch|Köchin|Cuisinier|Cuisinière',
  teacher: 'Lehrer|Lehrerin|Lehrkraft|Professeur|Enseignant|Enseignante',
  'kindergarten teacher':
    'Erzieher|Erzieherin|Éducateur de jeunes enfants|Éducatrice de jeunes enfants',
  'sales representative':
    'Vertriebsmitarbeiter|Vertriebsmitarbeiterin|Außendienstmitarbeiter|Commercial|Commerciale|Technico-commercial',
  'sales assistant':
    'Verkäufer|Verkäuferin|Vendeur|Vendeuse|Conseiller de vente|Conseillère de vente',
  receptionist: 'Rezeptionist|Rezeptionistin|Réceptionniste|Hôte d’accueil|Hôtesse d’accueil',
  'executive assistant':
    'Assistenz der Geschäftsführung|Assistante de direction|Assistant de direction',
  'project manager':
    'Projektleiter|Projektleiterin|Projektmanager|Projektmanagerin|Chef de projet|Cheffe de projet',
  'mechanical engineer': 'Maschinenbauingenieur|Maschinenbauingenieurin|Ingénieur mécanique',
  engineer: 'Ingenieur|Ingenieurin|Ingénieur|Ingénieure',
  lawyer: 'Rechtsanwalt|Rechtsanwältin|Volljurist|Juriste|Avocat|Avocate',
  buyer: 'Einkäufer|Einkäuferin|Acheteur|Acheteuse',
  'human resources officer':
    'Personalreferent|Personalreferentin|Chargé de ressources humaines|Chargée de ressources humaines',
};
