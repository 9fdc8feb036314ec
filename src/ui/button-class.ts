import { cn } from './class-names.ts';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded font-medium whitespace-nowrap select-none transition-colors print:hidden ' +
  'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none not-aria-busy:aria-disabled:opacity-50 ' +
  '[&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0';

const variantClass = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  secondary:
    'bg-accent-soft text-accent hover:text-accent-strong data-popup-open:text-accent-strong',
  outline:
    'border border-line-strong/50 bg-surface text-ink hover:border-line-strong hover:bg-sunken data-popup-open:bg-sunken',
  ghost:
    'text-ink-soft hover:bg-sunken hover:text-ink data-popup-open:bg-sunken data-popup-open:text-ink',
  destructive: 'bg-danger-fill text-danger-ink hover:bg-danger-fill-strong',
  link: 'text-accent underline-offset-4 hover:text-accent-strong hover:underline',
};

const sizeClass = {
  sm: 'h-8 text-sm',
  default: 'h-9 text-base',
  lg: 'h-11 text-md',
  icon: 'size-9',
};

const paddingClass = { sm: 'px-3', default: 'px-4', lg: 'px-6', icon: '' };

export type ButtonVariant = keyof typeof variantClass;
export type ButtonSize = keyof typeof sizeClass;

/** The look of a button, apart from the component so that plain links can wear it too. */
export function buttonClass(
  look: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {},
): string {
  const { variant = 'primary', size = 'default', className } = look;
  return cn(
    base,
    variantClass[variant],
    sizeClass[size],
    variant !== 'link' && paddingClass[size],
    className,
  );
}
