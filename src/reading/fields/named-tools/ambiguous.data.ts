/** Words for things that are also verbs or something else: only beside other tools or after a word for handling them. */
export const ambiguousEquipment: ReadonlySet<string> = new Set(
  'lift lifts iron irons mill mills plane planes scale scales press radio radios till drill drills pump pumps mixer mixers router routers camera cameras laptop laptops tablet tablets printer printers scanner scanners loader loaders roller rollers welder welders skid skids safe safes shear shears saw saws ladder ladders hammer hammers mop mops vacuum vacuums torch torches gauge gauges clamp clamps loom looms oven ovens grill grills iron harness roller trailer trailers tractor tractors van vans crane cranes router robot robots paver pavers grader graders scraper planer planers sander sanders sprayer dozer dryer steamer blender slicer generator generators boiler boilers furnace compressor conveyor conveyors calculator calculators projector copier mower mowers baton scissors trimmer clippers rifle lidar gps oct mri ultrasound chromatography microphone headset machinery vise chisel winch hoist hoists dishwasher washing easel scaffold scaffolding minibus safe printing wheelchair wheelchairs thermometer scale tiller pipette camera knife knives ambulance mammography four caisse kasse scanner stapler kran bagger torno grúa tpv nacelle grue toupie switchboard router cnc plc'.split(
    ' ',
  ),
);

export const handles =
  /\b(?:operat\w*|us(?:e|es|ed|ing)|driv(?:e|es|ing|en)|handl\w*|run(?:ning|s)?|equipment|tools?|machines?|machinery|with|experience|maintain\w*|repair\w*|proficien\w*|certified|knowledge|vehicles?|instruments?|outils|utilis\w*|bedien\w*|umgang|manej\w*)\b/i;

/** Software whose name is a word, or an employer's: it must be spoken of as something one uses. */
export const wordLikeSoftware: ReadonlySet<string> = new Set([
  'excel',
  'outlook',
  'workday',
  'oracle',
  'apex',
  'git',
  'looker',
  'stripe',
  'basecamp',
  'confluence',
  'blackboard',
  'asana',
  'illustrator',
  'inventor',
  'constant contact',
  'exchange',
  'salesforce',
  'shell scripting',
  'workable',
  'intercom',
  'amplitude',
  'remedy',
  'branch',
  'deputy',
  'viewpoint',
  'macros',
]);

/** What stands behind a program that is used. */
export const usedBehind =
  /^\s?(?:$|[,;)/&+|]|(?:\d+ )?(?:and|or) \p{Lu}|\(?(?:advanced|intermediate|basic|expert|preferred|required|desired)|(?:HCM|CRM|ERP|EBS|SQL|DB|cloud|fusion|database|financials?|development|developer|reporting|experience|skills?|knowledge|proficiency|certifi\p{L}+|administrat\p{L}+|admin|consultant|software|system|platform|spreadsheets?|formulas?|pivot|macros|functions|modell?ing|calendar|environment|suite|version control|repositor\p{L}+|is (?:a )?(?:must|required|preferred|plus|essential))(?!\p{L}))/iu;
/** What stands before it. */
export const usedBefore =
  /\b(?:microsoft|ms|using|uses?|and|or|in|with|of|via|through|on|proficien\p{L}*|advanced|intermediate|basic|including|like|as|such as|e\.g\.?|know\p{L}*|office|[,/&(:])\s?\(?$|[,/(:]\s?$/iu;
/** The employer or a verb. */
export const speaksOrActs =
  /^ (?:is|are|was|has|have|seeks|offers|provides|believes|systems|technologies|solutions|staffing|consulting|group|inc|llc|ltd|corp|of|on|at|to|for)\b/i;
