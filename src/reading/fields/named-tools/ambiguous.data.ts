/** Words for things that are also verbs or something else: only beside other tools or after a word for handling them. */
export const ambiguousEquipment: ReadonlySet<string> = new Set(
  'lift lifts iron irons mill mills plane planes scale scales press radio radios till drill drills pump pumps mixer mixers router routers camera cameras laptop laptops tablet tablets printer printers scanner scanners loader loaders roller rollers welder welders skid skids safe safes shear shears saw saws ladder ladders hammer hammers mop mops vacuum vacuums torch torches gauge gauges clamp clamps loom looms oven ovens grill grills iron harness roller trailer trailers tractor tractors van vans crane cranes router robot robots paver pavers grader graders scraper planer planers sander sanders sprayer dozer dryer steamer blender slicer generator generators boiler boilers furnace compressor conveyor conveyors calculator calculators projector copier mower mowers baton scissors trimmer clippers rifle lidar gps oct mri ultrasound chromatography microphone headset machinery vise chisel winch hoist hoists dishwasher washing easel scaffold scaffolding minibus safe printing wheelchair wheelchairs thermometer scale tiller pipette camera knife knives ambulance mammography four caisse kasse scanner stapler kran bagger torno grúa tpv nacelle grue toupie switchboard router cnc plc'.split(
    ' ',
  ),
);

export const handles =
  /\b(?:operat\w*|us(?:e|es|ed|ing)|driv(?:e|es|ing|en)|handl\w*|run(?:ning|s)?|equipment|tools?|machines?|machinery|with|experience|maintain\w*|repair\w*|proficien\w*|certified|knowledge|vehicles?|instruments?|outils|utilis\w*|bedien\w*|umgang|manej\w*)\b/i;
