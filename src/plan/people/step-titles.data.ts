/** What people of an occupation call themselves where its official name is nobody's title: in America, and in Britain. */
export const stepTitles: Readonly<Record<string, { us: string; gb: string }>> = {
  '43-3031': { us: 'accounting clerk', gb: 'accounts assistant' },
  '43-3051': { us: 'payroll clerk', gb: 'payroll administrator' },
  '43-9061': { us: 'office assistant', gb: 'office administrator' },
  '43-6014': { us: 'administrative assistant', gb: 'administrator' },
  '43-5071': { us: 'shipping clerk', gb: 'despatch clerk' },
  '43-5061': { us: 'production planning clerk', gb: 'production planner' },
  '13-1071': { us: 'HR specialist', gb: 'HR adviser' },
  '13-2011': { us: 'staff accountant', gb: 'assistant accountant' },
  '13-1161': { us: 'marketing specialist', gb: 'marketing executive' },
  '31-1120': { us: 'home health aide', gb: 'care assistant' },
  '31-1131': { us: 'nursing assistant', gb: 'healthcare assistant' },
  '49-9071': { us: 'maintenance technician', gb: 'maintenance operative' },
  '53-7065': { us: 'stocker', gb: 'warehouse operative' },
  '35-2014': { us: 'line cook', gb: 'chef de partie' },
  '41-2031': { us: 'sales associate', gb: 'sales assistant' },
  '41-1011': { us: 'shift supervisor', gb: 'team leader' },
};
