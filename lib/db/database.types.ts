// Made by `npm run db:types` from supabase/migrations. Do not edit: change a migration and run it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      affinities: {
        Row: {
          id: string
          image_url: string | null
          long_description: string | null
          long_description_lff: string | null
          micro_description: string | null
          micro_description_lff: string | null
          name: string
          short_description: string | null
          short_description_lff: string | null
          slug: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          image_url?: string | null
          long_description?: string | null
          long_description_lff?: string | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name: string
          short_description?: string | null
          short_description_lff?: string | null
          slug: string
        }
        Update: {
          id?: string
          image_url?: string | null
          long_description?: string | null
          long_description_lff?: string | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name?: string
          short_description?: string | null
          short_description_lff?: string | null
          slug?: string
        }
        Relationships: []
      }
      affinity_cities: {
        Row: {
          affinity_id: string
          city_id: string
        }
        ComputedFields: never
        Insert: {
          affinity_id: string
          city_id: string
        }
        Update: {
          affinity_id?: string
          city_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'affinity_cities_affinity_id_fkey'
            columns: ['affinity_id']
            isOneToOne: false
            referencedRelation: 'affinities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'affinity_cities_city_id_fkey'
            columns: ['city_id']
            isOneToOne: false
            referencedRelation: 'cities'
            referencedColumns: ['id']
          },
        ]
      }
      affinity_communities: {
        Row: {
          affinity_id: string
          community_id: string
          intro: string | null
          intro_lff: string | null
        }
        ComputedFields: never
        Insert: {
          affinity_id: string
          community_id: string
          intro?: string | null
          intro_lff?: string | null
        }
        Update: {
          affinity_id?: string
          community_id?: string
          intro?: string | null
          intro_lff?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'affinity_communities_affinity_id_fkey'
            columns: ['affinity_id']
            isOneToOne: false
            referencedRelation: 'affinities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'affinity_communities_community_id_fkey'
            columns: ['community_id']
            isOneToOne: false
            referencedRelation: 'communities'
            referencedColumns: ['id']
          },
        ]
      }
      apps_for_making_friends: {
        Row: {
          description: string | null
          description_lff: string | null
          id: string
          logo_url: string | null
          name: string
          name_lff: string | null
          sort_order: number
          url: string | null
        }
        ComputedFields: never
        Insert: {
          description?: string | null
          description_lff?: string | null
          id?: string
          logo_url?: string | null
          name: string
          name_lff?: string | null
          sort_order?: number
          url?: string | null
        }
        Update: {
          description?: string | null
          description_lff?: string | null
          id?: string
          logo_url?: string | null
          name?: string
          name_lff?: string | null
          sort_order?: number
          url?: string | null
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author: string | null
          content: string | null
          content_lff: string | null
          created_at: string
          date: string | null
          excerpt: string | null
          excerpt_lff: string | null
          id: string
          image_url: string | null
          is_featured: boolean
          published_at: string | null
          slug: string
          tags: string[]
          title: string
          title_lff: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          author?: string | null
          content?: string | null
          content_lff?: string | null
          created_at?: string
          date?: string | null
          excerpt?: string | null
          excerpt_lff?: string | null
          id?: string
          image_url?: string | null
          is_featured?: boolean
          published_at?: string | null
          slug: string
          tags?: string[]
          title: string
          title_lff?: string | null
          updated_at?: string
        }
        Update: {
          author?: string | null
          content?: string | null
          content_lff?: string | null
          created_at?: string
          date?: string | null
          excerpt?: string | null
          excerpt_lff?: string | null
          id?: string
          image_url?: string | null
          is_featured?: boolean
          published_at?: string | null
          slug?: string
          tags?: string[]
          title?: string
          title_lff?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      cities: {
        Row: {
          airport: string | null
          care_level: string
          country_id: string
          created_at: string
          how_alone: string | null
          how_announced: string | null
          how_evenings: string | null
          how_language: string | null
          how_seasons: string | null
          id: string
          image_url: string | null
          languages: string[]
          latitude: number | null
          long_description: string | null
          long_description_lff: string | null
          longitude: number | null
          micro_description: string | null
          micro_description_lff: string | null
          name: string
          other_names: string[]
          pleasant_months: number[]
          pleasant_months_note: string | null
          population: number | null
          pulse_url: string | null
          region: string | null
          short_description: string | null
          short_description_lff: string | null
          slug: string
          time_zone: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          airport?: string | null
          care_level?: string
          country_id: string
          created_at?: string
          how_alone?: string | null
          how_announced?: string | null
          how_evenings?: string | null
          how_language?: string | null
          how_seasons?: string | null
          id?: string
          image_url?: string | null
          languages?: string[]
          latitude?: number | null
          long_description?: string | null
          long_description_lff?: string | null
          longitude?: number | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name: string
          other_names?: string[]
          pleasant_months?: number[]
          pleasant_months_note?: string | null
          population?: number | null
          pulse_url?: string | null
          region?: string | null
          short_description?: string | null
          short_description_lff?: string | null
          slug: string
          time_zone?: string | null
          updated_at?: string
        }
        Update: {
          airport?: string | null
          care_level?: string
          country_id?: string
          created_at?: string
          how_alone?: string | null
          how_announced?: string | null
          how_evenings?: string | null
          how_language?: string | null
          how_seasons?: string | null
          id?: string
          image_url?: string | null
          languages?: string[]
          latitude?: number | null
          long_description?: string | null
          long_description_lff?: string | null
          longitude?: number | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name?: string
          other_names?: string[]
          pleasant_months?: number[]
          pleasant_months_note?: string | null
          population?: number | null
          pulse_url?: string | null
          region?: string | null
          short_description?: string | null
          short_description_lff?: string | null
          slug?: string
          time_zone?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'cities_country_id_fkey'
            columns: ['country_id']
            isOneToOne: false
            referencedRelation: 'countries'
            referencedColumns: ['id']
          },
        ]
      }
      communities: {
        Row: {
          created_at: string
          id: string
          image_url: string | null
          long_description: string | null
          long_description_lff: string | null
          micro_description: string | null
          micro_description_lff: string | null
          name: string
          other_names: string[]
          short_description: string | null
          short_description_lff: string | null
          slug: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          image_url?: string | null
          long_description?: string | null
          long_description_lff?: string | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name: string
          other_names?: string[]
          short_description?: string | null
          short_description_lff?: string | null
          slug: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          image_url?: string | null
          long_description?: string | null
          long_description_lff?: string | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name?: string
          other_names?: string[]
          short_description?: string | null
          short_description_lff?: string | null
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
      community_absences: {
        Row: {
          city_id: string | null
          community_id: string
          country_id: string | null
          id: string
        }
        ComputedFields: never
        Insert: {
          city_id?: string | null
          community_id: string
          country_id?: string | null
          id?: string
        }
        Update: {
          city_id?: string | null
          community_id?: string
          country_id?: string | null
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'community_absences_city_id_fkey'
            columns: ['city_id']
            isOneToOne: false
            referencedRelation: 'cities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'community_absences_community_id_fkey'
            columns: ['community_id']
            isOneToOne: false
            referencedRelation: 'communities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'community_absences_country_id_fkey'
            columns: ['country_id']
            isOneToOne: false
            referencedRelation: 'countries'
            referencedColumns: ['id']
          },
        ]
      }
      content_changes: {
        Row: {
          attempts: number
          created_at: string
          delivered_at: string | null
          id: number
          old_record: Json | null
          record: Json | null
          table_name: string
          type: string
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          created_at?: string
          delivered_at?: string | null
          id?: never
          old_record?: Json | null
          record?: Json | null
          table_name: string
          type: string
        }
        Update: {
          attempts?: number
          created_at?: string
          delivered_at?: string | null
          id?: never
          old_record?: Json | null
          record?: Json | null
          table_name?: string
          type?: string
        }
        Relationships: []
      }
      countries: {
        Row: {
          calling_code: string | null
          care_level: string
          code: string
          emergency_number: string | null
          flag_url: string | null
          holidays: string[]
          how_alone: string | null
          how_announced: string | null
          how_evenings: string | null
          how_language: string | null
          how_seasons: string | null
          id: string
          image_url: string | null
          languages: string[]
          long_description: string | null
          long_description_lff: string | null
          micro_description: string | null
          micro_description_lff: string | null
          name: string
          other_names: string[]
          short_description: string | null
          short_description_lff: string | null
          units: string
          weekend: string[]
          wikipedia_url: string | null
        }
        ComputedFields: never
        Insert: {
          calling_code?: string | null
          care_level?: string
          code: string
          emergency_number?: string | null
          flag_url?: string | null
          holidays?: string[]
          how_alone?: string | null
          how_announced?: string | null
          how_evenings?: string | null
          how_language?: string | null
          how_seasons?: string | null
          id?: string
          image_url?: string | null
          languages?: string[]
          long_description?: string | null
          long_description_lff?: string | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name: string
          other_names?: string[]
          short_description?: string | null
          short_description_lff?: string | null
          units?: string
          weekend?: string[]
          wikipedia_url?: string | null
        }
        Update: {
          calling_code?: string | null
          care_level?: string
          code?: string
          emergency_number?: string | null
          flag_url?: string | null
          holidays?: string[]
          how_alone?: string | null
          how_announced?: string | null
          how_evenings?: string | null
          how_language?: string | null
          how_seasons?: string | null
          id?: string
          image_url?: string | null
          languages?: string[]
          long_description?: string | null
          long_description_lff?: string | null
          micro_description?: string | null
          micro_description_lff?: string | null
          name?: string
          other_names?: string[]
          short_description?: string | null
          short_description_lff?: string | null
          units?: string
          weekend?: string[]
          wikipedia_url?: string | null
        }
        Relationships: []
      }
      finders: {
        Row: {
          community_slugs: string[]
          country_codes: string[]
          description: string | null
          description_lff: string | null
          except_country_codes: string[]
          id: string
          kind: string
          name: string
          sort_order: number
          url: string
        }
        ComputedFields: never
        Insert: {
          community_slugs?: string[]
          country_codes?: string[]
          description?: string | null
          description_lff?: string | null
          except_country_codes?: string[]
          id?: string
          kind: string
          name: string
          sort_order?: number
          url: string
        }
        Update: {
          community_slugs?: string[]
          country_codes?: string[]
          description?: string | null
          description_lff?: string | null
          except_country_codes?: string[]
          id?: string
          kind?: string
          name?: string
          sort_order?: number
          url?: string
        }
        Relationships: []
      }
      group_communities: {
        Row: {
          community_id: string
          group_id: string
        }
        ComputedFields: never
        Insert: {
          community_id: string
          group_id: string
        }
        Update: {
          community_id?: string
          group_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'group_communities_community_id_fkey'
            columns: ['community_id']
            isOneToOne: false
            referencedRelation: 'communities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'group_communities_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
        ]
      }
      group_dates: {
        Row: {
          ends_at: string | null
          group_id: string
          id: string
          is_all_day: boolean
          starts_at: string
          status: string
        }
        ComputedFields: never
        Insert: {
          ends_at?: string | null
          group_id: string
          id?: string
          is_all_day?: boolean
          starts_at: string
          status?: string
        }
        Update: {
          ends_at?: string | null
          group_id?: string
          id?: string
          is_all_day?: boolean
          starts_at?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'group_dates_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
        ]
      }
      groups: {
        Row: {
          as_of: string | null
          calendar_url: string | null
          checked_on: string
          city_id: string
          created_at: string
          distance_km: number | null
          district: string | null
          duration_minutes: number | null
          how_to_join: string | null
          id: string
          is_paused: boolean
          join_kind: string | null
          language: string | null
          link: string
          link_failed_on: string | null
          link_failures: number
          listed_by: string | null
          makes_dates: boolean
          months: number[]
          name: string
          place: string | null
          rhythm: string | null
          rrule: string | null
          source: string
          start_time: string | null
          what: string | null
          what_lff: string | null
        }
        ComputedFields: never
        Insert: {
          as_of?: string | null
          calendar_url?: string | null
          checked_on: string
          city_id: string
          created_at?: string
          distance_km?: number | null
          district?: string | null
          duration_minutes?: number | null
          how_to_join?: string | null
          id?: string
          is_paused?: boolean
          join_kind?: string | null
          language?: string | null
          link: string
          link_failed_on?: string | null
          link_failures?: number
          listed_by?: string | null
          makes_dates?: boolean
          months?: number[]
          name: string
          place?: string | null
          rhythm?: string | null
          rrule?: string | null
          source: string
          start_time?: string | null
          what?: string | null
          what_lff?: string | null
        }
        Update: {
          as_of?: string | null
          calendar_url?: string | null
          checked_on?: string
          city_id?: string
          created_at?: string
          distance_km?: number | null
          district?: string | null
          duration_minutes?: number | null
          how_to_join?: string | null
          id?: string
          is_paused?: boolean
          join_kind?: string | null
          language?: string | null
          link?: string
          link_failed_on?: string | null
          link_failures?: number
          listed_by?: string | null
          makes_dates?: boolean
          months?: number[]
          name?: string
          place?: string | null
          rhythm?: string | null
          rrule?: string | null
          source?: string
          start_time?: string | null
          what?: string | null
          what_lff?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'groups_city_id_fkey'
            columns: ['city_id']
            isOneToOne: false
            referencedRelation: 'cities'
            referencedColumns: ['id']
          },
        ]
      }
      local_suggestion_communities: {
        Row: {
          community_id: string
          suggestion_id: string
        }
        ComputedFields: never
        Insert: {
          community_id: string
          suggestion_id: string
        }
        Update: {
          community_id?: string
          suggestion_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'local_suggestion_communities_community_id_fkey'
            columns: ['community_id']
            isOneToOne: false
            referencedRelation: 'communities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'local_suggestion_communities_suggestion_id_fkey'
            columns: ['suggestion_id']
            isOneToOne: false
            referencedRelation: 'local_suggestions'
            referencedColumns: ['id']
          },
        ]
      }
      local_suggestions: {
        Row: {
          caution: string | null
          city_id: string | null
          community_id: string | null
          created_at: string
          days: string[]
          description: string | null
          description_lff: string | null
          id: string
          is_indoors: boolean
          months: number[]
          title: string
          title_lff: string | null
        }
        ComputedFields: never
        Insert: {
          caution?: string | null
          city_id?: string | null
          community_id?: string | null
          created_at?: string
          days?: string[]
          description?: string | null
          description_lff?: string | null
          id?: string
          is_indoors?: boolean
          months?: number[]
          title: string
          title_lff?: string | null
        }
        Update: {
          caution?: string | null
          city_id?: string | null
          community_id?: string | null
          created_at?: string
          days?: string[]
          description?: string | null
          description_lff?: string | null
          id?: string
          is_indoors?: boolean
          months?: number[]
          title?: string
          title_lff?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'local_suggestions_city_id_fkey'
            columns: ['city_id']
            isOneToOne: false
            referencedRelation: 'cities'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'local_suggestions_community_id_fkey'
            columns: ['community_id']
            isOneToOne: false
            referencedRelation: 'communities'
            referencedColumns: ['id']
          },
        ]
      }
      redirects: {
        Row: {
          created_at: string
          from_path: string
          id: string
          to_path: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          from_path: string
          id?: string
          to_path: string
        }
        Update: {
          created_at?: string
          from_path?: string
          id?: string
          to_path?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      change_summary: { Args: { content: Json }; Returns: Json }
      is_usable_list: { Args: { items: string[] }; Returns: boolean }
      revalidate_target: {
        Args: Record<PropertyKey, never>
        Returns: {
          secret: string
          url: string
        }[]
      }
      site_slugs: { Args: Record<PropertyKey, never>; Returns: Json }
      usable_list: { Args: { items: string[] }; Returns: string[] }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
