import { aviationRail } from './families/aviation-rail.ts';
import { bankingInsurance } from './families/banking-insurance.ts';
import { careAides } from './families/care-aides.ts';
import { cleaningGrounds } from './families/cleaning-grounds.ts';
import { clinicSupport } from './families/clinic-support.ts';
import { constructionManagement } from './families/construction-management.ts';
import { constructionTrades } from './families/construction-trades.ts';
import { correctionsSecurity } from './families/corrections-security.ts';
import { customerService } from './families/customer-service.ts';
import { data } from './families/data.ts';
import { dentalVision } from './families/dental-vision.ts';
import { designMedia } from './families/design-media.ts';
import { diagnostics } from './families/diagnostics.ts';
import { driving } from './families/driving.ts';
import { earlyChildhood } from './families/early-childhood.ts';
import { engineering } from './families/engineering.ts';
import { financeAccounting } from './families/finance-accounting.ts';
import { higherEducation } from './families/higher-education.ts';
import { hospitality } from './families/hospitality.ts';
import { humanResources } from './families/human-resources.ts';
import { industrialMaintenance } from './families/industrial-maintenance.ts';
import { itOperations } from './families/it-operations.ts';
import { k12Teaching } from './families/k12-teaching.ts';
import { kitchen } from './families/kitchen.ts';
import { legalCompliance } from './families/legal-compliance.ts';
import { licensedTrades } from './families/licensed-trades.ts';
import { machiningFabrication } from './families/machining-fabrication.ts';
import { marketingCommunications } from './families/marketing-communications.ts';
import { nursing } from './families/nursing.ts';
import { officeAdmin } from './families/office-admin.ts';
import { operationsExecutives } from './families/operations-executives.ts';
import { pharmacy } from './families/pharmacy.ts';
import { physicians } from './families/physicians.ts';
import { productProject } from './families/product-project.ts';
import { production } from './families/production.ts';
import { publicAdministration } from './families/public-administration.ts';
import { publicSafety } from './families/public-safety.ts';
import { restaurantService } from './families/restaurant-service.ts';
import { retail } from './families/retail.ts';
import { sales } from './families/sales.ts';
import { science } from './families/science.ts';
import { socialServices } from './families/social-services.ts';
import { software } from './families/software.ts';
import { supplyChain } from './families/supply-chain.ts';
import { techniciansDrafting } from './families/technicians-drafting.ts';
import { therapy } from './families/therapy.ts';
import { vehicleRepair } from './families/vehicle-repair.ts';
import { veterinaryAnimal } from './families/veterinary-animal.ts';
import { warehouse } from './families/warehouse.ts';
import type { FamilySource } from './family-source.ts';

/** Every family of work we know. */
export const families: readonly FamilySource[] = [
  aviationRail,
  bankingInsurance,
  careAides,
  cleaningGrounds,
  clinicSupport,
  constructionManagement,
  constructionTrades,
  correctionsSecurity,
  customerService,
  data,
  dentalVision,
  designMedia,
  diagnostics,
  driving,
  earlyChildhood,
  engineering,
  financeAccounting,
  higherEducation,
  hospitality,
  humanResources,
  industrialMaintenance,
  itOperations,
  k12Teaching,
  kitchen,
  legalCompliance,
  licensedTrades,
  machiningFabrication,
  marketingCommunications,
  nursing,
  officeAdmin,
  operationsExecutives,
  pharmacy,
  physicians,
  productProject,
  production,
  publicAdministration,
  publicSafety,
  restaurantService,
  retail,
  sales,
  science,
  socialServices,
  software,
  supplyChain,
  techniciansDrafting,
  therapy,
  vehicleRepair,
  veterinaryAnimal,
  warehouse,
];
