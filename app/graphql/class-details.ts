import { gql } from '#app/graphql/gql.ts';

/** The data of the page of one class. */
export const ClassDetails = gql(`query ClassDetails($class_id: ID!) {
  getClassDetails(class_id: $class_id) {
    id name lang start_date start_time start_datetime available_spot_count is_remaining_spot_count_public waitlist_count
    class_tags { slug }
    class_type { name description lang duration }
    instructors { id name bio lang photo_urls { thumbnail_url large_url } }
    location { id name latitude longitude address_line_one city postal_code state_province email phone_number }
    spot_options { waitlist_availability }
  }
  getClassSpots(class_id: $class_id) {
    available_spots
    items { type id name enabled x_position y_position listed }
  }
}`);
