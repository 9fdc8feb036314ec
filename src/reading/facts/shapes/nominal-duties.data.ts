/** Names of deeds and the deed itself: "completion of the forms" is "complete the forms". */
export const deedsByName: Readonly<Record<string, string>> = Object.fromEntries(
  `administration administer, adjustment adjust, allocation allocate, arrangement arrange,
  assembly assemble, assessment assess, assignment assign, calculation calculate, calibration calibrate,
  collection collect, compilation compile, completion complete, coordination coordinate, co-ordination coordinate,
  creation create, delivery deliver, demonstration demonstrate, deployment deploy, design design,
  determination determine, development develop, distribution distribute, documentation document, enforcement enforce,
  escalation escalate, establishment establish, evaluation evaluate, examination examine, execution execute,
  facilitation facilitate, formulation formulate, identification identify, implementation implement,
  inspection inspect, installation install, interpretation interpret, investigation investigate,
  maintenance maintain, management manage, modification modify, negotiation negotiate, operation operate,
  organisation organise, organization organize, oversight oversee, performance perform, preparation prepare,
  presentation present, procurement procure, production produce, promotion promote, provision provide,
  reconciliation reconcile, recruitment recruit, registration register, removal remove, replacement replace,
  resolution resolve, review review, selection select, submission submit, supervision supervise,
  translation translate, verification verify`
    .split(/,\s+/)
    .map((pair) => pair.trim().split(' '))
    .map(([name = '', deed = '']) => [name, deed]),
);
