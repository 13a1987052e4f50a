/** The coming-soon form is the full-name variant; only its default comment (content) is its own. */
export {
  type PreSaleFullName as ComingSoon,
  preSaleFullNameLead as comingSoonLead,
  preSaleFullNameSchema as comingSoonSchema,
} from './pre-sale-full-name.ts';
