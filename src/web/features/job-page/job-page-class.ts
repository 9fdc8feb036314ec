/** The frame of the page, the same while it loads as when it is there. */
export const jobPageClass = 'mx-auto grid max-w-[100rem] gap-6 px-4 py-6 sm:px-6 sm:py-8';

export const jobPageColumnsClass =
  'grid items-start gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]';
