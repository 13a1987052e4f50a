/** West Boca asks and sends what the upcoming-locations form does. */
export {
  type UpcomingLocations as PreSaleWestBoca,
  upcomingLocationsLead as preSaleWestBocaLead,
  upcomingLocationsSchema as preSaleWestBocaSchema,
} from './upcoming-locations.ts';
