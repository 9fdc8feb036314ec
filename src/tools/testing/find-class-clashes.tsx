const sizes = '(?:xs|sm|base|md|lg|[2-4]?xl)';
const colours =
  '(?:paper|surface|sunken|raised|ink|accent|danger|attract|find|engage|evaluate|decide|grey|blue|green|red|orange|yellow)[\\w/-]*';

/** Classes of which an element can follow only one: which, the order of the stylesheet would decide. */
const exclusive = [
  new RegExp(`^bg-${colours}$`),
  new RegExp(`^text-${colours}$`),
  new RegExp(`^text-${sizes}$`),
  new RegExp(`^fill-${colours}$`),
  new RegExp(`^stroke-${colours}$`),
  /^font-(?:normal|medium|semibold|bold)$/,
  /^font-(?:sans|serif)$/,
  /^leading-[\w-]+$/,
  /^p-[\d.]+$/,
  /^px-[\d.]+$/,
  /^py-[\d.]+$/,
  /^rounded(?:-(?:sm|md|lg|full))?$/,
];

/** Elements that are given two looks at once, such as "bg-grey-soft bg-engage-soft". */
export function findClassClashes(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('[class]')].flatMap(({ classList }) =>
    exclusive
      .map((group) => [...classList].filter((name) => group.test(name)))
      .filter((names) => names.length > 1)
      .map((names) => names.join(' ')),
  );
}
