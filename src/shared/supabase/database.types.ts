export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "active_users": {
                  Row: {
                    "current_page": string,"device_info": NonNullable<Json>,"is_admin": boolean,"last_active": string,"session_id": string | null,"visitor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "current_page": string,"device_info"?: NonNullable<Json>,"is_admin"?: boolean,"last_active"?: string,"session_id"?: string | null,"visitor_id": string
                  }
                  Update: {
                    "current_page"?: string,"device_info"?: NonNullable<Json>,"is_admin"?: boolean,"last_active"?: string,"session_id"?: string | null,"visitor_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"ad_bar": {
                  Row: {
                    "content": string,"enabled": boolean,"id": number,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "content"?: string,"enabled"?: boolean,"id"?: number,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "content"?: string,"enabled"?: boolean,"id"?: number,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"albums": {
                  Row: {
                    "category": string,"cover_image_id": string | null,"created_at": string,"deleted_at": string | null,"description": string,"display_order": number,"event_date": string | null,"id": string,"is_demo": boolean,"is_featured": boolean,"is_visible": boolean,"search_text": string,"services": (string)[],"slug": string,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "category": string,"cover_image_id"?: string | null,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"display_order"?: number,"event_date"?: string | null,"id"?: string,"is_demo"?: boolean,"is_featured"?: boolean,"is_visible"?: boolean,"search_text"?: never,"services"?: (string)[],"slug": string,"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "category"?: string,"cover_image_id"?: string | null,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"display_order"?: number,"event_date"?: string | null,"id"?: string,"is_demo"?: boolean,"is_featured"?: boolean,"is_visible"?: boolean,"search_text"?: never,"services"?: (string)[],"slug"?: string,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "albums_cover_image_fkey"
      columns: ["cover_image_id","id"]
isOneToOne: false
      referencedRelation: "portfolio_images"
      referencedColumns: ["id","album_id"]
    }
                  ]
                },"announcements": {
                  Row: {
                    "enabled": boolean,"id": number,"messages": NonNullable<Json>,"shown": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "enabled"?: boolean,"id"?: number,"messages"?: NonNullable<Json>,"shown"?: string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "enabled"?: boolean,"id"?: number,"messages"?: NonNullable<Json>,"shown"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"booking_forms": {
                  Row: {
                    "budget": string | null,"consent_at": string | null,"consent_version": string | null,"created_at": string,"date_preference": string,"deleted_at": string | null,"details": string | null,"email": string,"event_date": string | null,"event_month": number | null,"event_year": number | null,"fill_ms": number | null,"form_type": string,"guest_count": number | null,"id": string,"is_demo": boolean,"location": string | null,"marketing_opt_in": boolean,"message": string,"name": string,"page_path": string | null,"phone": string,"phone_e164": string | null,"reference": string,"search_text": string,"seen_at": string | null,"service": string | null,"source": string,"status": string,"suspicion": string | null,"updated_at": string,"utm": Json | null,"website": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "budget"?: string | null,"consent_at"?: string | null,"consent_version"?: string | null,"created_at"?: string,"date_preference"?: string,"deleted_at"?: string | null,"details"?: string | null,"email": string,"event_date"?: string | null,"event_month"?: number | null,"event_year"?: number | null,"fill_ms"?: number | null,"form_type": string,"guest_count"?: number | null,"id"?: string,"is_demo"?: boolean,"location"?: string | null,"marketing_opt_in"?: boolean,"message"?: string,"name": string,"page_path"?: string | null,"phone": string,"phone_e164"?: string | null,"reference"?: never,"search_text"?: never,"seen_at"?: string | null,"service"?: string | null,"source"?: string,"status"?: string,"suspicion"?: string | null,"updated_at"?: string,"utm"?: Json | null,"website"?: string | null
                  }
                  Update: {
                    "budget"?: string | null,"consent_at"?: string | null,"consent_version"?: string | null,"created_at"?: string,"date_preference"?: string,"deleted_at"?: string | null,"details"?: string | null,"email"?: string,"event_date"?: string | null,"event_month"?: number | null,"event_year"?: number | null,"fill_ms"?: number | null,"form_type"?: string,"guest_count"?: number | null,"id"?: string,"is_demo"?: boolean,"location"?: string | null,"marketing_opt_in"?: boolean,"message"?: string,"name"?: string,"page_path"?: string | null,"phone"?: string,"phone_e164"?: string | null,"reference"?: never,"search_text"?: never,"seen_at"?: string | null,"service"?: string | null,"source"?: string,"status"?: string,"suspicion"?: string | null,"updated_at"?: string,"utm"?: Json | null,"website"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"contact_info": {
                  Row: {
                    "address": (string)[],"call_phone": string | null,"closes_at": string | null,"email": (string)[],"hours_note": string | null,"id": number,"map_url": string | null,"open_days": (number)[] | null,"opens_at": string | null,"phone": (string)[],"social_links": (string)[] | null,"updated_at": string,"version": number,"whatsapp_phone": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: (string)[],"call_phone"?: string | null,"closes_at"?: string | null,"email"?: (string)[],"hours_note"?: string | null,"id"?: number,"map_url"?: string | null,"open_days"?: (number)[] | null,"opens_at"?: string | null,"phone"?: (string)[],"social_links"?: (string)[] | null,"updated_at"?: string,"version"?: number,"whatsapp_phone"?: string | null
                  }
                  Update: {
                    "address"?: (string)[],"call_phone"?: string | null,"closes_at"?: string | null,"email"?: (string)[],"hours_note"?: string | null,"id"?: number,"map_url"?: string | null,"open_days"?: (number)[] | null,"opens_at"?: string | null,"phone"?: (string)[],"social_links"?: (string)[] | null,"updated_at"?: string,"version"?: number,"whatsapp_phone"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"daily_figures": {
                  Row: {
                    "date": string,"dimension": string,"is_admin": boolean,"page_path": string,"seconds": number,"timed_views": number,"value": string,"views": number,"visitors": number,"visits": number
                  }
                  ComputedFields: never
                  Insert: {
                    "date": string,"dimension": string,"is_admin": boolean,"page_path": string,"seconds": number,"timed_views": number,"value": string,"views": number,"visitors": number,"visits": number
                  }
                  Update: {
                    "date"?: string,"dimension"?: string,"is_admin"?: boolean,"page_path"?: string,"seconds"?: number,"timed_views"?: number,"value"?: string,"views"?: number,"visitors"?: number,"visits"?: number
                  }
                  Relationships: [
                    
                  ]
                },"daily_visitor_stats": {
                  Row: {
                    "created_at": string,"date": string,"is_sample": boolean,"page_views": number,"updated_at": string,"visitor_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"date": string,"is_sample"?: boolean,"page_views"?: number,"updated_at"?: string,"visitor_count"?: number
                  }
                  Update: {
                    "created_at"?: string,"date"?: string,"is_sample"?: boolean,"page_views"?: number,"updated_at"?: string,"visitor_count"?: number
                  }
                  Relationships: [
                    
                  ]
                },"enquiry_signal": {
                  Row: {
                    "changed_at": string,"id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string,"id"?: number
                  }
                  Update: {
                    "changed_at"?: string,"id"?: number
                  }
                  Relationships: [
                    
                  ]
                },"event_likes": {
                  Row: {
                    "created_at": string,"event_id": string,"visitor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"event_id": string,"visitor_id": string
                  }
                  Update: {
                    "created_at"?: string,"event_id"?: string,"visitor_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "event_likes_event_id_fkey"
      columns: ["event_id"]
isOneToOne: false
      referencedRelation: "upcoming_events"
      referencedColumns: ["id"]
    }
                  ]
                },"garba_editions": {
                  Row: {
                    "address": string,"created_at": string,"deleted_at": string | null,"description": string,"dress_code": string,"ends_on": string | null,"hero_alt": string,"hero_focal_x": number,"hero_focal_y": number,"hero_height": number | null,"hero_image_url": string | null,"hero_thumbhash": string | null,"hero_width": number | null,"id": string,"is_demo": boolean,"map_url": string | null,"pass_note": string,"passes_from": string | null,"recap_album_id": string | null,"rules": (string)[],"starts_on": string | null,"status": string,"theme": string,"title": string,"updated_at": string,"venue": string,"version": number,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"dress_code"?: string,"ends_on"?: string | null,"hero_alt"?: string,"hero_focal_x"?: number,"hero_focal_y"?: number,"hero_height"?: number | null,"hero_image_url"?: string | null,"hero_thumbhash"?: string | null,"hero_width"?: number | null,"id"?: string,"is_demo"?: boolean,"map_url"?: string | null,"pass_note"?: string,"passes_from"?: string | null,"recap_album_id"?: string | null,"rules"?: (string)[],"starts_on"?: string | null,"status"?: string,"theme"?: string,"title": string,"updated_at"?: string,"venue"?: string,"version"?: number,"year": number
                  }
                  Update: {
                    "address"?: string,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"dress_code"?: string,"ends_on"?: string | null,"hero_alt"?: string,"hero_focal_x"?: number,"hero_focal_y"?: number,"hero_height"?: number | null,"hero_image_url"?: string | null,"hero_thumbhash"?: string | null,"hero_width"?: number | null,"id"?: string,"is_demo"?: boolean,"map_url"?: string | null,"pass_note"?: string,"passes_from"?: string | null,"recap_album_id"?: string | null,"rules"?: (string)[],"starts_on"?: string | null,"status"?: string,"theme"?: string,"title"?: string,"updated_at"?: string,"venue"?: string,"version"?: number,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "garba_editions_recap_album_id_fkey"
      columns: ["recap_album_id"]
isOneToOne: false
      referencedRelation: "albums"
      referencedColumns: ["id"]
    }
                  ]
                },"garba_faqs": {
                  Row: {
                    "answer": string,"created_at": string,"deleted_at": string | null,"display_order": number,"edition_id": string,"id": string,"question": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answer": string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"edition_id": string,"id"?: string,"question": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "answer"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"edition_id"?: string,"id"?: string,"question"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "garba_faqs_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"garba_interests": {
                  Row: {
                    "contacted_at": string | null,"created_at": string,"edition_id": string,"id": string,"is_suspicious": boolean,"name": string,"phone": string,"phone_e164": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "contacted_at"?: string | null,"created_at"?: string,"edition_id": string,"id": string,"is_suspicious"?: boolean,"name": string,"phone": string,"phone_e164": string,"updated_at"?: string
                  }
                  Update: {
                    "contacted_at"?: string | null,"created_at"?: string,"edition_id"?: string,"id"?: string,"is_suspicious"?: boolean,"name"?: string,"phone"?: string,"phone_e164"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "garba_interests_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"garba_nights": {
                  Row: {
                    "created_at": string,"date": string,"deleted_at": string | null,"doors_at": string | null,"edition_id": string,"ends_at": string,"headline": string,"id": string,"line_up": (string)[],"starts_at": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"date": string,"deleted_at"?: string | null,"doors_at"?: string | null,"edition_id": string,"ends_at": string,"headline"?: string,"id"?: string,"line_up"?: (string)[],"starts_at": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "created_at"?: string,"date"?: string,"deleted_at"?: string | null,"doors_at"?: string | null,"edition_id"?: string,"ends_at"?: string,"headline"?: string,"id"?: string,"line_up"?: (string)[],"starts_at"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "garba_nights_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"garba_sponsors": {
                  Row: {
                    "alt": string,"created_at": string,"deleted_at": string | null,"display_order": number,"edition_id": string,"focal_x": number,"focal_y": number,"height": number | null,"id": string,"image_url": string | null,"link_url": string | null,"name": string,"thumbhash": string | null,"updated_at": string,"version": number,"width": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"edition_id": string,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url"?: string | null,"link_url"?: string | null,"name": string,"thumbhash"?: string | null,"updated_at"?: string,"version"?: number,"width"?: number | null
                  }
                  Update: {
                    "alt"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"edition_id"?: string,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url"?: string | null,"link_url"?: string | null,"name"?: string,"thumbhash"?: string | null,"updated_at"?: string,"version"?: number,"width"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "garba_sponsors_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"goal_events": {
                  Row: {
                    "day": string,"goal": string,"id": string,"is_admin": boolean,"page_path": string,"session_id": string,"timestamp": string,"visitor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day"?: string,"goal": string,"id": string,"is_admin"?: boolean,"page_path": string,"session_id": string,"timestamp"?: string,"visitor_id": string
                  }
                  Update: {
                    "day"?: string,"goal"?: string,"id"?: string,"is_admin"?: boolean,"page_path"?: string,"session_id"?: string,"timestamp"?: string,"visitor_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"login_history": {
                  Row: {
                    "created_at": string,"device": string | null,"email": string | null,"event": string,"id": string,"ip": string | null,"is_new_device": boolean,"methods": (string)[],"session_id": string | null,"source": string,"success": boolean,"user_agent": string | null,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"device"?: string | null,"email"?: string | null,"event"?: string,"id"?: string,"ip"?: string | null,"is_new_device"?: boolean,"methods"?: (string)[],"session_id"?: string | null,"source"?: string,"success"?: boolean,"user_agent"?: string | null,"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"device"?: string | null,"email"?: string | null,"event"?: string,"id"?: string,"ip"?: string | null,"is_new_device"?: boolean,"methods"?: (string)[],"session_id"?: string | null,"source"?: string,"success"?: boolean,"user_agent"?: string | null,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"page_specific_views": {
                  Row: {
                    "page_path": string,"page_title": string | null,"updated_at": string,"view_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "page_path": string,"page_title"?: string | null,"updated_at"?: string,"view_count"?: number
                  }
                  Update: {
                    "page_path"?: string,"page_title"?: string | null,"updated_at"?: string,"view_count"?: number
                  }
                  Relationships: [
                    
                  ]
                },"page_views": {
                  Row: {
                    "day": string | null,"id": string,"is_admin": boolean,"kind_id": number,"page_path": string,"page_title": string | null,"seconds": number | null,"session_id": string | null,"timestamp": string,"visitor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day"?: never,"id": string,"is_admin"?: boolean,"kind_id"?: number,"page_path": string,"page_title"?: string | null,"seconds"?: number | null,"session_id"?: string | null,"timestamp"?: string,"visitor_id": string
                  }
                  Update: {
                    "day"?: never,"id"?: string,"is_admin"?: boolean,"kind_id"?: number,"page_path"?: string,"page_title"?: string | null,"seconds"?: number | null,"session_id"?: string | null,"timestamp"?: string,"visitor_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"page_visibility": {
                  Row: {
                    "category": string,"created_at": string,"id": number,"is_under_construction": boolean,"is_visible": boolean,"message": string | null,"page_name": string,"seo_description": string | null,"seo_title": string | null,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string,"created_at"?: string,"id"?: never,"is_under_construction"?: boolean,"is_visible"?: boolean,"message"?: string | null,"page_name": string,"seo_description"?: string | null,"seo_title"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "category"?: string,"created_at"?: string,"id"?: never,"is_under_construction"?: boolean,"is_visible"?: boolean,"message"?: string | null,"page_name"?: string,"seo_description"?: string | null,"seo_title"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"portfolio_images": {
                  Row: {
                    "album_id": string,"alt": string,"caption": string,"created_at": string,"deleted_at": string | null,"display_order": number,"focal_x": number,"focal_y": number,"height": number | null,"id": string,"image_url": string,"thumbhash": string | null,"updated_at": string,"version": number,"width": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "album_id": string,"alt"?: string,"caption"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url": string,"thumbhash"?: string | null,"updated_at"?: string,"version"?: number,"width"?: number | null
                  }
                  Update: {
                    "album_id"?: string,"alt"?: string,"caption"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url"?: string,"thumbhash"?: string | null,"updated_at"?: string,"version"?: number,"width"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "portfolio_images_album_id_fkey"
      columns: ["album_id"]
isOneToOne: false
      referencedRelation: "albums"
      referencedColumns: ["id"]
    }
                  ]
                },"site_content": {
                  Row: {
                    "created_at": string,"draft": Json | null,"key": string,"published": Json | null,"updated_at": string,"updated_by": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"draft"?: Json | null,"key": string,"published"?: Json | null,"updated_at"?: string,"updated_by"?: string | null,"version"?: number
                  }
                  Update: {
                    "created_at"?: string,"draft"?: Json | null,"key"?: string,"published"?: Json | null,"updated_at"?: string,"updated_by"?: string | null,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"total_page_view_counter": {
                  Row: {
                    "count": number,"id": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "count"?: number,"id"?: number,"updated_at"?: string
                  }
                  Update: {
                    "count"?: number,"id"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"total_visitor_counter": {
                  Row: {
                    "id": number,"set_at": string | null,"updated_at": string,"visitor_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: number,"set_at"?: string | null,"updated_at"?: string,"visitor_count"?: number
                  }
                  Update: {
                    "id"?: number,"set_at"?: string | null,"updated_at"?: string,"visitor_count"?: number
                  }
                  Relationships: [
                    
                  ]
                },"upcoming_event_images": {
                  Row: {
                    "alt": string,"created_at": string,"deleted_at": string | null,"display_order": number,"event_id": string,"focal_x": number,"focal_y": number,"height": number | null,"id": string,"image_url": string,"thumbhash": string | null,"updated_at": string,"version": number,"width": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"event_id": string,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url": string,"thumbhash"?: string | null,"updated_at"?: string,"version"?: number,"width"?: number | null
                  }
                  Update: {
                    "alt"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"event_id"?: string,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url"?: string,"thumbhash"?: string | null,"updated_at"?: string,"version"?: number,"width"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "upcoming_event_images_event_id_fkey"
      columns: ["event_id"]
isOneToOne: false
      referencedRelation: "upcoming_events"
      referencedColumns: ["id"]
    }
                  ]
                },"upcoming_events": {
                  Row: {
                    "created_at": string,"date": string | null,"date_type": string,"deleted_at": string | null,"description": string,"display_order": number,"ends_at": string | null,"event_page_url": string | null,"id": string,"is_clickable": boolean,"is_demo": boolean,"is_visible": boolean,"like_count": number,"location": string,"price": string | null,"services": (string)[],"show_countdown": boolean,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"date"?: string | null,"date_type"?: string,"deleted_at"?: string | null,"description"?: string,"display_order"?: number,"ends_at"?: string | null,"event_page_url"?: string | null,"id"?: string,"is_clickable"?: boolean,"is_demo"?: boolean,"is_visible"?: boolean,"like_count"?: number,"location"?: string,"price"?: string | null,"services"?: (string)[],"show_countdown"?: boolean,"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "created_at"?: string,"date"?: string | null,"date_type"?: string,"deleted_at"?: string | null,"description"?: string,"display_order"?: number,"ends_at"?: string | null,"event_page_url"?: string | null,"id"?: string,"is_clickable"?: boolean,"is_demo"?: boolean,"is_visible"?: boolean,"like_count"?: number,"location"?: string,"price"?: string | null,"services"?: (string)[],"show_countdown"?: boolean,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"upcoming_events_section": {
                  Row: {
                    "id": number,"is_by_hand": boolean,"is_visible": boolean,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: number,"is_by_hand"?: boolean,"is_visible"?: boolean,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "id"?: number,"is_by_hand"?: boolean,"is_visible"?: boolean,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"venue_images": {
                  Row: {
                    "alt": string,"created_at": string,"deleted_at": string | null,"display_order": number,"focal_x": number,"focal_y": number,"height": number | null,"id": string,"image_url": string,"thumbhash": string | null,"updated_at": string,"venue_id": string,"version": number,"width": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url": string,"thumbhash"?: string | null,"updated_at"?: string,"venue_id": string,"version"?: number,"width"?: number | null
                  }
                  Update: {
                    "alt"?: string,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"focal_x"?: number,"focal_y"?: number,"height"?: number | null,"id"?: string,"image_url"?: string,"thumbhash"?: string | null,"updated_at"?: string,"venue_id"?: string,"version"?: number,"width"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "venue_images_venue_id_fkey"
      columns: ["venue_id"]
isOneToOne: false
      referencedRelation: "venues"
      referencedColumns: ["id"]
    }
                  ]
                },"venue_private": {
                  Row: {
                    "commission_bp": number | null,"contact_note": string,"updated_at": string,"venue_id": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "commission_bp"?: number | null,"contact_note"?: string,"updated_at"?: string,"venue_id": string,"version"?: number
                  }
                  Update: {
                    "commission_bp"?: number | null,"contact_note"?: string,"updated_at"?: string,"venue_id"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "venue_private_venue_id_fkey"
      columns: ["venue_id"]
isOneToOne: true
      referencedRelation: "venues"
      referencedColumns: ["id"]
    }
                  ]
                },"venues": {
                  Row: {
                    "ac": boolean,"address": string,"amenities": (string)[],"area": string,"created_at": string,"decor_policy": string,"deleted_at": string | null,"description": string,"display_order": number,"halls": NonNullable<Json>,"id": string,"is_demo": boolean,"is_partner": boolean,"is_visible": boolean,"map_url": string | null,"max_guests": number,"min_guests": number,"name": string,"nonveg_paise": number | null,"outside_caterer": boolean,"parking": number,"plate_paise": number | null,"price_verified_on": string | null,"rental_paise": number | null,"rooms": number,"search_text": string,"slug": string,"type": string,"updated_at": string,"veg_paise": number | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "ac"?: boolean,"address"?: string,"amenities"?: (string)[],"area": string,"created_at"?: string,"decor_policy"?: string,"deleted_at"?: string | null,"description"?: string,"display_order"?: number,"halls"?: NonNullable<Json>,"id"?: string,"is_demo"?: boolean,"is_partner"?: boolean,"is_visible"?: boolean,"map_url"?: string | null,"max_guests": number,"min_guests"?: number,"name": string,"nonveg_paise"?: number | null,"outside_caterer"?: boolean,"parking"?: number,"plate_paise"?: never,"price_verified_on"?: string | null,"rental_paise"?: number | null,"rooms"?: number,"search_text"?: never,"slug": string,"type": string,"updated_at"?: string,"veg_paise"?: number | null,"version"?: number
                  }
                  Update: {
                    "ac"?: boolean,"address"?: string,"amenities"?: (string)[],"area"?: string,"created_at"?: string,"decor_policy"?: string,"deleted_at"?: string | null,"description"?: string,"display_order"?: number,"halls"?: NonNullable<Json>,"id"?: string,"is_demo"?: boolean,"is_partner"?: boolean,"is_visible"?: boolean,"map_url"?: string | null,"max_guests"?: number,"min_guests"?: number,"name"?: string,"nonveg_paise"?: number | null,"outside_caterer"?: boolean,"parking"?: number,"plate_paise"?: never,"price_verified_on"?: string | null,"rental_paise"?: number | null,"rooms"?: number,"search_text"?: never,"slug"?: string,"type"?: string,"updated_at"?: string,"veg_paise"?: number | null,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"visitor_sessions": {
                  Row: {
                    "browser": string | null,"device_type": string,"id": string,"is_admin": boolean,"kind_id": number,"os": string | null,"referrer": string | null,"session_start": string,"user_agent": string | null,"utm_campaign": string | null,"utm_medium": string | null,"utm_source": string | null,"visitor_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "browser"?: string | null,"device_type"?: string,"id"?: string,"is_admin"?: boolean,"kind_id"?: number,"os"?: string | null,"referrer"?: string | null,"session_start"?: string,"user_agent"?: string | null,"utm_campaign"?: string | null,"utm_medium"?: string | null,"utm_source"?: string | null,"visitor_id": string
                  }
                  Update: {
                    "browser"?: string | null,"device_type"?: string,"id"?: string,"is_admin"?: boolean,"kind_id"?: number,"os"?: string | null,"referrer"?: string | null,"session_start"?: string,"user_agent"?: string | null,"utm_campaign"?: string | null,"utm_medium"?: string | null,"utm_source"?: string | null,"visitor_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"web_vitals": {
                  Row: {
                    "cls": number | null,"day": string | null,"device_type": string,"fcp": number | null,"inp": number | null,"kind_id": number,"lcp": number | null,"page_path": string,"timestamp": string,"ttfb": number | null,"view_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cls"?: number | null,"day"?: never,"device_type"?: string,"fcp"?: number | null,"inp"?: number | null,"kind_id"?: number,"lcp"?: number | null,"page_path": string,"timestamp"?: string,"ttfb"?: number | null,"view_id": string
                  }
                  Update: {
                    "cls"?: number | null,"day"?: never,"device_type"?: string,"fcp"?: number | null,"inp"?: number | null,"kind_id"?: number,"lcp"?: number | null,"page_path"?: string,"timestamp"?: string,"ttfb"?: number | null,"view_id"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "page_stats_daily": {
                  Row: {
                    "avg_time_on_page": number | null,"date": string | null,"page_path": string | null,"page_title": string | null,"pageviews": number | null,"unique_visitors": number | null
                  }
                  ComputedFields: never
                  Insert: {
                           "avg_time_on_page"?: number | null,"date"?: string | null,"page_path"?: string | null,"page_title"?: string | null,"pageviews"?: number | null,"unique_visitors"?: number | null
                         }
                        Update: {
                           "avg_time_on_page"?: number | null,"date"?: string | null,"page_path"?: string | null,"page_title"?: string | null,"pageviews"?: number | null,"unique_visitors"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"visitor_stats_daily": {
                  Row: {
                    "avg_time_on_page": number | null,"date": string,"is_sample": boolean,"page_path": string | null,"page_title": string | null,"pageviews": number,"unique_visitors": number
                  }
                  ComputedFields: never
                  Insert: {
                           "avg_time_on_page"?: number | null,"date"?: string | null,"is_sample"?: boolean | null,"page_path"?: string | null,"page_title"?: string | null,"pageviews"?: number | null,"unique_visitors"?: number | null
                         }
                        Update: {
                           "avg_time_on_page"?: number | null,"date"?: string | null,"is_sample"?: boolean | null,"page_path"?: string | null,"page_title"?: string | null,"pageviews"?: number | null,"unique_visitors"?: number | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "add_phone_enquiry":
{ Args: { "p_details"?: string,"p_event_date"?: string,"p_form_type": string,"p_id": string,"p_name": string,"p_phone": string }; Returns: string
                           },
"analytics_breakdown":
{ Args: { "p_admins"?: boolean,"p_dimension": string,"p_filters"?: Json,"p_from": string,"p_limit"?: number,"p_to": string }; Returns: {
              "avg_seconds": number,"title": string,"value": string,"views": number,"visitors": number,"visits": number
            }[]
                           },
"analytics_goals":
{ Args: { "p_admins"?: boolean,"p_filters"?: Json,"p_from": string,"p_to": string }; Returns: {
              "conversion": number,"events": number,"goal": string,"visits": number
            }[]
                           },
"analytics_health":
{ Args: Record<PropertyKey, never>; Returns: {
              "newest": string,"present": boolean,"rows_estimate": number,"table_name": string
            }[]
                           },
"analytics_live":
{ Args: Record<PropertyKey, never>; Returns: {
              "browser": string,"current_page": string,"device_type": string,"is_admin": boolean,"last_active": string,"os": string,"title": string
            }[]
                           },
"analytics_series":
{ Args: { "p_admins"?: boolean,"p_filters"?: Json,"p_from": string,"p_to": string }; Returns: {
              "day": string,"is_sample": boolean,"views": number,"visitors": number,"visits": number
            }[]
                           },
"analytics_totals":
{ Args: { "p_admins"?: boolean,"p_filters"?: Json,"p_from": string,"p_to": string }; Returns: {
              "avg_seconds": number,"goals": number,"has_sample": boolean,"views": number,"visitors": number,"visits": number
            }[]
                           },
"analytics_vitals":
{ Args: { "p_filters"?: Json,"p_from": string,"p_to": string }; Returns: {
              "good": number,"metric": string,"middling": number,"p75": number,"poor": number,"samples": number
            }[]
                           },
"claim_outbox":
{ Args: { "p_enquiry_id"?: string,"p_limit"?: number }; Returns: {
              "attempts": number,"enquiry_id": string,"id": string,"kind": string,"payload": Json
            }[]
                           },
"copy_garba_edition":
{ Args: { "p_edition_id": string,"p_first_night"?: string,"p_year": number }; Returns: string
                           },
"create_daily_visitor_stats_table":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"create_page_views_table":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"dashboard_summary":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"demo_rows":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"end_login":
{ Args: { "p_id": string }; Returns: boolean
                           },
"enquiries_per_service":
{ Args: { "p_from": string,"p_to": string }; Returns: {
              "enquiries": number,"form_type": string,"service": string
            }[]
                           },
"finish_outbox":
{ Args: { "p_error"?: string,"p_id": string,"p_ok": boolean }; Returns: undefined
                           },
"first_steps":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"get_portfolio_albums_with_cover":
{ Args: { "p_category"?: string,"p_featured"?: boolean,"p_limit"?: number,"p_offset"?: number,"p_picture"?: number,"p_service"?: string }; Returns: {
              "category": string,"cover_alt": string,"cover_focal_x": number,"cover_focal_y": number,"cover_height": number,"cover_image": string,"cover_width": number,"description": string,"event_date": string,"id": string,"image_count": number,"is_demo": boolean,"is_featured": boolean,"slug": string,"title": string
            }[]
                           },
"get_portfolio_categories":
{ Args: Record<PropertyKey, never>; Returns: {
              "album_count": number,"category": string
            }[]
                           },
"get_site_state":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"heartbeat":
{ Args: { "p_path"?: string,"p_session"?: string,"p_visitor"?: string }; Returns: undefined
                           },
"import_rows":
{ Args: { "p_rows": Json,"p_table": string }; Returns: number
                           },
"is_admin":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"like_event":
{ Args: { "p_event_id": string,"p_visitor": string }; Returns: number
                           },
"list_album_summaries":
{ Args: Record<PropertyKey, never>; Returns: {
              "album_id": string,"cover_id": string,"cover_image": string,"image_count": number,"without_alt": number
            }[]
                           },
"list_changes":
{ Args: { "p_before"?: number,"p_key"?: string,"p_limit"?: number,"p_table"?: string }; Returns: {
              "action": string,"actor_email": string,"after": Json,"before": Json,"changed_at": string,"id": number,"row_key": string,"table_name": string
            }[]
                           },
"list_logins":
{ Args: { "p_active"?: boolean,"p_limit"?: number,"p_new"?: boolean,"p_offset"?: number,"p_since"?: string,"p_who"?: string }; Returns: {
              "created_at": string,"device": string,"email": string,"id": string,"ip": string,"is_active": boolean,"is_current": boolean,"is_new_device": boolean,"may_end": boolean,"methods": (string)[],"total_count": number,"user_agent": string
            }[]
                           },
"load_sample_stats":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"mail_recipients":
{ Args: Record<PropertyKey, never>; Returns: {
              "recipients": (string)[],"version": number
            }[]
                           },
"mail_summary":
{ Args: Record<PropertyKey, never>; Returns: {
              "dead": number,"oldest_waiting": string,"waiting": number
            }[]
                           },
"move_pictures":
{ Args: { "p_album": string,"p_ids": (string)[] }; Returns: undefined
                           },
"my_role":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"outbox_due":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"publish_site":
{ Args: { "p_seen": number }; Returns: number
                           },
"published_words":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"record_goal":
{ Args: { "p_goal": string,"p_goal_id": string,"p_path"?: string,"p_session"?: string,"p_visitor"?: string }; Returns: undefined
                           },
"record_page_leave":
{ Args: { "p_seconds": number,"p_view_id": string,"p_vitals"?: Json }; Returns: undefined
                           },
"record_page_view":
{ Args: { "p_path"?: string,"p_referrer"?: string,"p_session"?: string,"p_title"?: string,"p_utm"?: Json,"p_view_id": string,"p_visitor"?: string }; Returns: number
                           },
"recount":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"register_garba_interest":
{ Args: { "p_edition_id": string,"p_id": string,"p_name": string,"p_phone": string,"p_website"?: string }; Returns: undefined
                           },
"remove_demo":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"remove_sample_stats":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"reorder_rows":
{ Args: { "p_ids": (string)[],"p_table": string }; Returns: undefined
                           },
"reset_event_likes":
{ Args: { "p_event_id": string }; Returns: undefined
                           },
"restore_site":
{ Args: { "p_id": number }; Returns: number
                           },
"retry_mails":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"schema_health":
{ Args: Record<PropertyKey, never>; Returns: {
              "detail": string,"item": string,"ok": boolean
            }[]
                           },
"search_bookings":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_search"?: string,"p_status"?: string }; Returns: {
              "budget": string,"created_at": string,"date_preference": string,"email": string,"event_date": string,"event_month": number,"event_year": number,"form_type": string,"guest_count": number,"id": string,"is_demo": boolean,"location": string,"name": string,"phone": string,"phone_e164": string,"reference": string,"seen_at": string,"service": string,"status": string,"suspicion": string,"total_count": number
            }[]
                           },
"search_venues":
{ Args: { "p_ac"?: boolean,"p_area"?: string,"p_food"?: string,"p_guests"?: number,"p_limit"?: number,"p_max_plate_paise"?: number,"p_offset"?: number,"p_outside_caterer"?: boolean,"p_parking"?: number,"p_rooms"?: number,"p_sort"?: string,"p_type"?: string }; Returns: {
              "ac": boolean,"area": string,"id": string,"is_demo": boolean,"is_partner": boolean,"max_guests": number,"min_guests": number,"name": string,"nonveg_paise": number,"outside_caterer": boolean,"parking": number,"price_verified_on": string,"rental_paise": number,"rooms": number,"total_count": number,"type": string,"veg_paise": number,"venue_images": Json
            }[]
                           },
"send_test_mail":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"set_mail_recipients":
{ Args: { "p_recipients": (string)[],"p_version": number }; Returns: {
              "recipients": (string)[],"version": number
            }[]
                           },
"set_visitor_counter":
{ Args: { "p_count": number }; Returns: number
                           },
"set_weekly_summary":
{ Args: { "p_on": boolean }; Returns: boolean
                           },
"site_publishing":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"test_mail_state":
{ Args: { "p_id": string }; Returns: {
              "last_error": string,"status": string
            }[]
                           },
"unused_pictures":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"venue_areas":
{ Args: Record<PropertyKey, never>; Returns: {
              "area": string,"venues": number
            }[]
                           },
"weekly_summary":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           }
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

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
