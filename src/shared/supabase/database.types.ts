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
                },"bank_imports": {
                  Row: {
                    "completed_at": string | null,"covers_from": string,"covers_to": string,"created_at": string,"id": string,"imported_by": string | null,"is_demo": boolean,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "completed_at"?: string | null,"covers_from": string,"covers_to": string,"created_at"?: string,"id": string,"imported_by"?: string | null,"is_demo"?: boolean,"source": string
                  }
                  Update: {
                    "completed_at"?: string | null,"covers_from"?: string,"covers_to"?: string,"created_at"?: string,"id"?: string,"imported_by"?: string | null,"is_demo"?: boolean,"source"?: string
                  }
                  Relationships: [
                    
                  ]
                },"bank_lines": {
                  Row: {
                    "amount_paise": number,"booked_on": string,"created_at": string,"fingerprint": string,"id": string,"import_id": string,"narration": string,"payer": string | null,"payer_vpa": string | null,"state": string,"utr": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"booked_on": string,"created_at"?: string,"fingerprint": string,"id"?: string,"import_id": string,"narration"?: string,"payer"?: string | null,"payer_vpa"?: string | null,"state"?: string,"utr"?: string | null
                  }
                  Update: {
                    "amount_paise"?: number,"booked_on"?: string,"created_at"?: string,"fingerprint"?: string,"id"?: string,"import_id"?: string,"narration"?: string,"payer"?: string | null,"payer_vpa"?: string | null,"state"?: string,"utr"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "bank_lines_import_id_fkey"
      columns: ["import_id"]
isOneToOne: false
      referencedRelation: "bank_imports"
      referencedColumns: ["id"]
    }
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
                    "contacted_at": string | null,"contacted_by": string | null,"created_at": string,"edition_id": string,"id": string,"is_suspicious": boolean,"name": string,"phone": string,"phone_e164": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "contacted_at"?: string | null,"contacted_by"?: string | null,"created_at"?: string,"edition_id": string,"id": string,"is_suspicious"?: boolean,"name": string,"phone": string,"phone_e164": string,"updated_at"?: string
                  }
                  Update: {
                    "contacted_at"?: string | null,"contacted_by"?: string | null,"created_at"?: string,"edition_id"?: string,"id"?: string,"is_suspicious"?: boolean,"name"?: string,"phone"?: string,"phone_e164"?: string,"updated_at"?: string
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
                    "cancelled_at": string | null,"capacity": number | null,"created_at": string,"date": string,"deleted_at": string | null,"doors_at": string | null,"edition_id": string,"ends_at": string,"headline": string,"id": string,"line_up": (string)[],"starts_at": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled_at"?: string | null,"capacity"?: number | null,"created_at"?: string,"date": string,"deleted_at"?: string | null,"doors_at"?: string | null,"edition_id": string,"ends_at": string,"headline"?: string,"id"?: string,"line_up"?: (string)[],"starts_at": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "cancelled_at"?: string | null,"capacity"?: number | null,"created_at"?: string,"date"?: string,"deleted_at"?: string | null,"doors_at"?: string | null,"edition_id"?: string,"ends_at"?: string,"headline"?: string,"id"?: string,"line_up"?: (string)[],"starts_at"?: string,"updated_at"?: string,"version"?: number
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
                },"gate_entries": {
                  Row: {
                    "entered_at": string,"night_id": string,"pass_id": string,"scan_id": string,"slot": number,"undone_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "entered_at": string,"night_id": string,"pass_id": string,"scan_id": string,"slot": number,"undone_at"?: string | null
                  }
                  Update: {
                    "entered_at"?: string,"night_id"?: string,"pass_id"?: string,"scan_id"?: string,"slot"?: number,"undone_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "gate_entries_night_id_fkey"
      columns: ["night_id"]
isOneToOne: false
      referencedRelation: "garba_nights"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "gate_entries_pass_id_fkey"
      columns: ["pass_id"]
isOneToOne: false
      referencedRelation: "passes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "gate_entries_scan_id_fkey"
      columns: ["scan_id"]
isOneToOne: false
      referencedRelation: "gate_scans"
      referencedColumns: ["id"]
    }
                  ]
                },"gate_scans": {
                  Row: {
                    "answer": NonNullable<Json>,"code_digest": string | null,"dispute": string | null,"group_id": string | null,"how": string,"id": string,"night_id": string,"pass_id": string | null,"people": number,"reason": string | null,"received_at": string,"result": string,"scanned_at": string,"shift_id": string,"was_offline": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: NonNullable<Json>,"code_digest"?: string | null,"dispute"?: string | null,"group_id"?: string | null,"how": string,"id": string,"night_id": string,"pass_id"?: string | null,"people": number,"reason"?: string | null,"received_at"?: string,"result": string,"scanned_at": string,"shift_id": string,"was_offline"?: boolean
                  }
                  Update: {
                    "answer"?: NonNullable<Json>,"code_digest"?: string | null,"dispute"?: string | null,"group_id"?: string | null,"how"?: string,"id"?: string,"night_id"?: string,"pass_id"?: string | null,"people"?: number,"reason"?: string | null,"received_at"?: string,"result"?: string,"scanned_at"?: string,"shift_id"?: string,"was_offline"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "gate_scans_night_id_fkey"
      columns: ["night_id"]
isOneToOne: false
      referencedRelation: "garba_nights"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "gate_scans_pass_id_fkey"
      columns: ["pass_id"]
isOneToOne: false
      referencedRelation: "passes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "gate_scans_shift_id_fkey"
      columns: ["shift_id"]
isOneToOne: false
      referencedRelation: "gate_shifts"
      referencedColumns: ["id"]
    }
                  ]
                },"gate_shifts": {
                  Row: {
                    "closed_at": string | null,"counted_paise": number | null,"device": string,"ends_at": string,"float_paise": number,"gate": string,"id": string,"kind": string,"night_id": string,"opened_at": string,"revoked_at": string | null,"staff": string,"told_at": string | null,"unsent": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "closed_at"?: string | null,"counted_paise"?: number | null,"device"?: string,"ends_at": string,"float_paise"?: number,"gate": string,"id": string,"kind": string,"night_id": string,"opened_at"?: string,"revoked_at"?: string | null,"staff": string,"told_at"?: string | null,"unsent"?: number | null
                  }
                  Update: {
                    "closed_at"?: string | null,"counted_paise"?: number | null,"device"?: string,"ends_at"?: string,"float_paise"?: number,"gate"?: string,"id"?: string,"kind"?: string,"night_id"?: string,"opened_at"?: string,"revoked_at"?: string | null,"staff"?: string,"told_at"?: string | null,"unsent"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "gate_shifts_night_id_fkey"
      columns: ["night_id"]
isOneToOne: false
      referencedRelation: "garba_nights"
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
                },"pass_events": {
                  Row: {
                    "at": string,"id": number,"order_id": string,"pass_id": string | null,"what": string,"who": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"id"?: never,"order_id": string,"pass_id"?: string | null,"what": string,"who"?: string | null
                  }
                  Update: {
                    "at"?: string,"id"?: never,"order_id"?: string,"pass_id"?: string | null,"what"?: string,"who"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_events_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_items": {
                  Row: {
                    "cgst_paise": number,"gst_bp": number,"gst_mode": string,"id": string,"kind_id": string,"line": number,"night_ids": (string)[],"off_paise": number,"order_id": string,"people": number,"quantity": number,"sgst_paise": number,"taxable_paise": number,"total_paise": number,"unit_paise": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cgst_paise": number,"gst_bp": number,"gst_mode": string,"id"?: string,"kind_id": string,"line": number,"night_ids": (string)[],"off_paise"?: number,"order_id": string,"people": number,"quantity": number,"sgst_paise": number,"taxable_paise": number,"total_paise": number,"unit_paise": number
                  }
                  Update: {
                    "cgst_paise"?: number,"gst_bp"?: number,"gst_mode"?: string,"id"?: string,"kind_id"?: string,"line"?: number,"night_ids"?: (string)[],"off_paise"?: number,"order_id"?: string,"people"?: number,"quantity"?: number,"sgst_paise"?: number,"taxable_paise"?: number,"total_paise"?: number,"unit_paise"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_items_kind_id_fkey"
      columns: ["kind_id"]
isOneToOne: false
      referencedRelation: "pass_kinds"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_items_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_kinds": {
                  Row: {
                    "capacity": number | null,"counter_only": boolean,"created_at": string,"deleted_at": string | null,"display_order": number,"edition_id": string,"gst_bp": number,"gst_mode": string,"id": string,"is_visible": boolean,"max_per_order": number,"name": string,"night_ids": (string)[],"note": string,"people": number,"picks": number | null,"price_paise": number,"price_steps": NonNullable<Json>,"sale_from": string | null,"sale_to": string | null,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number | null,"counter_only"?: boolean,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"edition_id": string,"gst_bp"?: number,"gst_mode"?: string,"id"?: string,"is_visible"?: boolean,"max_per_order"?: number,"name": string,"night_ids"?: (string)[],"note"?: string,"people"?: number,"picks"?: number | null,"price_paise": number,"price_steps"?: NonNullable<Json>,"sale_from"?: string | null,"sale_to"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "capacity"?: number | null,"counter_only"?: boolean,"created_at"?: string,"deleted_at"?: string | null,"display_order"?: number,"edition_id"?: string,"gst_bp"?: number,"gst_mode"?: string,"id"?: string,"is_visible"?: boolean,"max_per_order"?: number,"name"?: string,"night_ids"?: (string)[],"note"?: string,"people"?: number,"picks"?: number | null,"price_paise"?: number,"price_steps"?: NonNullable<Json>,"sale_from"?: string | null,"sale_to"?: string | null,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_kinds_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_nights": {
                  Row: {
                    "cancelled_at": string | null,"changed": number,"night_id": string,"pass_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled_at"?: string | null,"changed"?: number,"night_id": string,"pass_id": string
                  }
                  Update: {
                    "cancelled_at"?: string | null,"changed"?: number,"night_id"?: string,"pass_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_nights_night_id_fkey"
      columns: ["night_id"]
isOneToOne: false
      referencedRelation: "garba_nights"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_nights_pass_id_fkey"
      columns: ["pass_id"]
isOneToOne: false
      referencedRelation: "passes"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_notices": {
                  Row: {
                    "created_at": string,"id": string,"moved_to": string | null,"night_id": string,"order_id": string,"told_at": string | null,"told_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"moved_to"?: string | null,"night_id": string,"order_id": string,"told_at"?: string | null,"told_by"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"moved_to"?: string | null,"night_id"?: string,"order_id"?: string,"told_at"?: string | null,"told_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_notices_moved_to_fkey"
      columns: ["moved_to"]
isOneToOne: false
      referencedRelation: "garba_nights"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_notices_night_id_fkey"
      columns: ["night_id"]
isOneToOne: false
      referencedRelation: "garba_nights"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_notices_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_orders": {
                  Row: {
                    "cancelled_at": string | null,"claimed_at": string | null,"claimed_utr": string | null,"claims": number,"created_at": string,"discount_paise": number,"edition_id": string,"email": string | null,"emptied_at": string | null,"held_until": string | null,"id": string,"is_demo": boolean,"is_let_go": boolean,"is_suspicious": boolean,"name": string,"network": string | null,"note": string,"paid_at": string | null,"phone": string,"phone_e164": string | null,"promo_id": string | null,"reason": string,"reference": string,"search_text": string,"shift_id": string | null,"sold_by": string | null,"source": string,"status": string,"tax_paise": number,"total_paise": number,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled_at"?: string | null,"claimed_at"?: string | null,"claimed_utr"?: string | null,"claims"?: number,"created_at"?: string,"discount_paise"?: number,"edition_id": string,"email"?: string | null,"emptied_at"?: string | null,"held_until"?: string | null,"id": string,"is_demo"?: boolean,"is_let_go"?: boolean,"is_suspicious"?: boolean,"name"?: string,"network"?: string | null,"note"?: string,"paid_at"?: string | null,"phone"?: string,"phone_e164"?: string | null,"promo_id"?: string | null,"reason"?: string,"reference": string,"search_text"?: never,"shift_id"?: string | null,"sold_by"?: string | null,"source": string,"status"?: string,"tax_paise"?: number,"total_paise": number,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "cancelled_at"?: string | null,"claimed_at"?: string | null,"claimed_utr"?: string | null,"claims"?: number,"created_at"?: string,"discount_paise"?: number,"edition_id"?: string,"email"?: string | null,"emptied_at"?: string | null,"held_until"?: string | null,"id"?: string,"is_demo"?: boolean,"is_let_go"?: boolean,"is_suspicious"?: boolean,"name"?: string,"network"?: string | null,"note"?: string,"paid_at"?: string | null,"phone"?: string,"phone_e164"?: string | null,"promo_id"?: string | null,"reason"?: string,"reference"?: string,"search_text"?: never,"shift_id"?: string | null,"sold_by"?: string | null,"source"?: string,"status"?: string,"tax_paise"?: number,"total_paise"?: number,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_orders_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_orders_promo_id_fkey"
      columns: ["promo_id"]
isOneToOne: false
      referencedRelation: "pass_promos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_orders_shift_id_fkey"
      columns: ["shift_id"]
isOneToOne: false
      referencedRelation: "gate_shifts"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_payments": {
                  Row: {
                    "amount_paise": number,"bank_line_id": string | null,"confirmed_by": string | null,"created_at": string,"id": string,"method": string,"order_id": string,"reversed_at": string | null,"reversed_by": string | null,"shift_id": string | null,"utr": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"bank_line_id"?: string | null,"confirmed_by"?: string | null,"created_at"?: string,"id"?: string,"method": string,"order_id": string,"reversed_at"?: string | null,"reversed_by"?: string | null,"shift_id"?: string | null,"utr"?: string | null
                  }
                  Update: {
                    "amount_paise"?: number,"bank_line_id"?: string | null,"confirmed_by"?: string | null,"created_at"?: string,"id"?: string,"method"?: string,"order_id"?: string,"reversed_at"?: string | null,"reversed_by"?: string | null,"shift_id"?: string | null,"utr"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_payments_bank_line_id_fkey"
      columns: ["bank_line_id"]
isOneToOne: false
      referencedRelation: "bank_lines"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_payments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_payments_shift_id_fkey"
      columns: ["shift_id"]
isOneToOne: false
      referencedRelation: "gate_shifts"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_promos": {
                  Row: {
                    "code": string,"created_at": string,"deleted_at": string | null,"edition_id": string,"id": string,"kind_ids": (string)[],"off_paise": number | null,"per_phone": number,"percent": number | null,"updated_at": string,"uses": number | null,"valid_from": string | null,"valid_to": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"created_at"?: string,"deleted_at"?: string | null,"edition_id": string,"id"?: string,"kind_ids"?: (string)[],"off_paise"?: number | null,"per_phone"?: number,"percent"?: number | null,"updated_at"?: string,"uses"?: number | null,"valid_from"?: string | null,"valid_to"?: string | null,"version"?: number
                  }
                  Update: {
                    "code"?: string,"created_at"?: string,"deleted_at"?: string | null,"edition_id"?: string,"id"?: string,"kind_ids"?: (string)[],"off_paise"?: number | null,"per_phone"?: number,"percent"?: number | null,"updated_at"?: string,"uses"?: number | null,"valid_from"?: string | null,"valid_to"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_promos_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_refunds": {
                  Row: {
                    "amount_paise": number,"created_at": string,"done_by": string | null,"id": string,"method": string,"night_id": string | null,"note": string,"order_id": string,"pass_id": string | null,"payment_id": string | null,"sent_at": string | null,"shift_id": string | null,"state": string,"to_vpa": string | null,"updated_at": string,"utr": string | null,"why": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_paise": number,"created_at"?: string,"done_by"?: string | null,"id"?: string,"method"?: string,"night_id"?: string | null,"note"?: string,"order_id": string,"pass_id"?: string | null,"payment_id"?: string | null,"sent_at"?: string | null,"shift_id"?: string | null,"state"?: string,"to_vpa"?: string | null,"updated_at"?: string,"utr"?: string | null,"why": string
                  }
                  Update: {
                    "amount_paise"?: number,"created_at"?: string,"done_by"?: string | null,"id"?: string,"method"?: string,"night_id"?: string | null,"note"?: string,"order_id"?: string,"pass_id"?: string | null,"payment_id"?: string | null,"sent_at"?: string | null,"shift_id"?: string | null,"state"?: string,"to_vpa"?: string | null,"updated_at"?: string,"utr"?: string | null,"why"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_refunds_night_id_fkey"
      columns: ["night_id"]
isOneToOne: false
      referencedRelation: "garba_nights"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_refunds_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_refunds_pass_id_fkey"
      columns: ["pass_id"]
isOneToOne: false
      referencedRelation: "passes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_refunds_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "pass_payments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_refunds_shift_id_fkey"
      columns: ["shift_id"]
isOneToOne: false
      referencedRelation: "gate_shifts"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_settings": {
                  Row: {
                    "created_at": string,"edition_id": string,"gstin": string | null,"hold_minutes": number,"id": string,"max_people_per_phone": number,"refund_text": string,"review_hours": number,"sale_ends_minutes": number,"updated_at": string,"upi_is_merchant": boolean,"upi_mcc": string | null,"upi_name": string,"upi_vpa": string | null,"version": number,"waiting_first_until_hours": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"edition_id": string,"gstin"?: string | null,"hold_minutes"?: number,"id"?: string,"max_people_per_phone"?: number,"refund_text"?: string,"review_hours"?: number,"sale_ends_minutes"?: number,"updated_at"?: string,"upi_is_merchant"?: boolean,"upi_mcc"?: string | null,"upi_name"?: string,"upi_vpa"?: string | null,"version"?: number,"waiting_first_until_hours"?: number
                  }
                  Update: {
                    "created_at"?: string,"edition_id"?: string,"gstin"?: string | null,"hold_minutes"?: number,"id"?: string,"max_people_per_phone"?: number,"refund_text"?: string,"review_hours"?: number,"sale_ends_minutes"?: number,"updated_at"?: string,"upi_is_merchant"?: boolean,"upi_mcc"?: string | null,"upi_name"?: string,"upi_vpa"?: string | null,"version"?: number,"waiting_first_until_hours"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_settings_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: true
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    }
                  ]
                },"pass_waits": {
                  Row: {
                    "created_at": string,"edition_id": string,"id": string,"is_demo": boolean,"kind_id": string,"name": string,"network": string | null,"night_ids": (string)[],"offer_order_id": string | null,"offered_at": string | null,"people": number,"phone": string,"phone_e164": string | null,"quantity": number,"state": string,"told_at": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"edition_id": string,"id": string,"is_demo"?: boolean,"kind_id": string,"name": string,"network"?: string | null,"night_ids": (string)[],"offer_order_id"?: string | null,"offered_at"?: string | null,"people": number,"phone": string,"phone_e164"?: string | null,"quantity": number,"state"?: string,"told_at"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"edition_id"?: string,"id"?: string,"is_demo"?: boolean,"kind_id"?: string,"name"?: string,"network"?: string | null,"night_ids"?: (string)[],"offer_order_id"?: string | null,"offered_at"?: string | null,"people"?: number,"phone"?: string,"phone_e164"?: string | null,"quantity"?: number,"state"?: string,"told_at"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "pass_waits_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "garba_editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_waits_kind_id_fkey"
      columns: ["kind_id"]
isOneToOne: false
      referencedRelation: "pass_kinds"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pass_waits_offer_order_id_fkey"
      columns: ["offer_order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    }
                  ]
                },"passes": {
                  Row: {
                    "blocked_why": string | null,"cancelled_at": string | null,"changed": number,"created_at": string,"holder": string,"id": string,"item_id": string,"order_id": string,"people": number,"revision": number
                  }
                  ComputedFields: never
                  Insert: {
                    "blocked_why"?: string | null,"cancelled_at"?: string | null,"changed"?: number,"created_at"?: string,"holder"?: string,"id"?: string,"item_id": string,"order_id": string,"people": number,"revision"?: number
                  }
                  Update: {
                    "blocked_why"?: string | null,"cancelled_at"?: string | null,"changed"?: number,"created_at"?: string,"holder"?: string,"id"?: string,"item_id"?: string,"order_id"?: string,"people"?: number,"revision"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "passes_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "pass_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "passes_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "pass_orders"
      referencedColumns: ["id"]
    }
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
            "add_helper":
{ Args: { "p_id": string,"p_name": string,"p_night_id": string,"p_role": string }; Returns: Json
                           },
"add_phone_enquiry":
{ Args: { "p_details"?: string,"p_event_date"?: string,"p_form_type": string,"p_id": string,"p_name": string,"p_phone": string }; Returns: string
                           },
"admit_order":
{ Args: { "p_id": string,"p_scan_id": string,"p_shift_id": string }; Returns: Json
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
"begin_invitation":
{ Args: { "p_claim": string,"p_token": string }; Returns: Json
                           },
"block_pass":
{ Args: { "p_pass_id": string,"p_why"?: string }; Returns: undefined
                           },
"cancel_my_order":
{ Args: { "p_id": string,"p_key": string }; Returns: Json
                           },
"cancel_night":
{ Args: { "p_limit"?: number,"p_move_to"?: string,"p_night_id": string }; Returns: Json
                           },
"cancel_order":
{ Args: { "p_order_id": string,"p_reason"?: string,"p_version": number }; Returns: undefined
                           },
"cancel_passes":
{ Args: { "p_order_id": string,"p_passes": (string)[],"p_reason"?: string,"p_refund_paise"?: number }; Returns: number
                           },
"change_actors":
{ Args: Record<PropertyKey, never>; Returns: {
              "actor": string,"name": string
            }[]
                           },
"check_in":
{ Args: { "p_code": string,"p_how"?: string,"p_people"?: number,"p_scan_id": string,"p_shift_id": string }; Returns: Json
                           },
"claim_invitation":
{ Args: { "p_token": string }; Returns: Json
                           },
"claim_outbox":
{ Args: { "p_enquiry_id"?: string,"p_limit"?: number }; Returns: {
              "attempts": number,"enquiry_id": string,"id": string,"kind": string,"payload": Json
            }[]
                           },
"claim_payment":
{ Args: { "p_id": string,"p_key": string,"p_utr": string }; Returns: Json
                           },
"close_shift":
{ Args: { "p_counted_paise"?: number,"p_id": string }; Returns: Json
                           },
"copy_garba_edition":
{ Args: { "p_edition_id": string,"p_first_night"?: string,"p_year": number }; Returns: string
                           },
"copy_pass_kinds":
{ Args: { "p_edition_id": string,"p_kinds": (string)[] }; Returns: number
                           },
"correct_order":
{ Args: { "p_name": string,"p_note"?: string,"p_order_id": string,"p_phone": string,"p_version": number }; Returns: undefined
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
"dispute_scan":
{ Args: { "p_reason": string,"p_scan_id": string,"p_shift_id": string }; Returns: undefined
                           },
"end_login":
{ Args: { "p_id": string }; Returns: boolean
                           },
"end_my_others":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"end_sessions":
{ Args: { "p_user_id": string }; Returns: number
                           },
"enquiries_per_service":
{ Args: { "p_from": string,"p_to": string }; Returns: {
              "enquiries": number,"form_type": string,"service": string
            }[]
                           },
"find_my_passes":
{ Args: { "p_phone": string,"p_reference": string }; Returns: Json
                           },
"finish_invitation":
{ Args: { "p_claim": string,"p_name": string,"p_token": string }; Returns: Json
                           },
"finish_outbox":
{ Args: { "p_error"?: string,"p_id": string,"p_ok": boolean }; Returns: undefined
                           },
"first_steps":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"gate_count":
{ Args: { "p_shift_id": string }; Returns: Json
                           },
"gate_list":
{ Args: { "p_shift_id": string,"p_since"?: number }; Returns: Json
                           },
"gate_nights":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"get_order":
{ Args: { "p_id": string,"p_key": string }; Returns: Json
                           },
"get_pass":
{ Args: { "p_code": string }; Returns: Json
                           },
"get_pass_order":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"get_pass_sale":
{ Args: { "p_edition_id": string }; Returns: Json
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
"get_waiting":
{ Args: { "p_id": string,"p_key": string }; Returns: Json
                           },
"give_passes":
{ Args: { "p_edition_id": string,"p_id": string,"p_items": Json,"p_name": string,"p_phone": string,"p_reason": string }; Returns: Json
                           },
"heartbeat":
{ Args: { "p_path"?: string,"p_session"?: string,"p_visitor"?: string }; Returns: undefined
                           },
"ignore_line":
{ Args: { "p_ignore"?: boolean,"p_line_id": string }; Returns: undefined
                           },
"import_lines":
{ Args: { "p_from": string,"p_id": string,"p_is_last"?: boolean,"p_lines": Json,"p_source": string,"p_to": string }; Returns: Json
                           },
"import_rows":
{ Args: { "p_rows": Json,"p_table": string }; Returns: number
                           },
"interest_facts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"invite_person":
{ Args: { "p_edition_id"?: string,"p_email": string,"p_ends_at"?: string,"p_id": string,"p_name": string,"p_night_id"?: string,"p_role": string }; Returns: undefined
                           },
"is_admin":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"join_waiting":
{ Args: { "p_edition_id": string,"p_id": string,"p_item": Json,"p_key": string,"p_name": string,"p_phone": string,"p_website"?: string }; Returns: Json
                           },
"known_lines":
{ Args: { "p_lines": Json }; Returns: (number)[]
                           },
"leave_waiting":
{ Args: { "p_id": string,"p_key": string }; Returns: Json
                           },
"let_go":
{ Args: { "p_edition_id": string,"p_network": string }; Returns: number
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
{ Args: { "p_action"?: string,"p_actor"?: string,"p_before"?: number,"p_key"?: string,"p_limit"?: number,"p_since"?: string,"p_table"?: string,"p_until"?: string }; Returns: {
              "action": string,"actor": string,"actor_name": string,"actor_role": string,"after": Json,"before": Json,"can_restore": (string)[],"changed_at": string,"id": number,"now": Json,"row_key": string,"row_name": string,"table_name": string
            }[]
                           },
"list_claims":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_guests":
{ Args: { "p_edition_id": string,"p_limit"?: number,"p_night_id"?: string,"p_offset"?: number,"p_search"?: string }; Returns: {
              "entered": number,"holder": string,"is_demo": boolean,"kind": string,"name": string,"nights": (string)[],"order_id": string,"pass_id": string,"people": number,"phone": string,"reference": string,"state": string,"total_count": number
            }[]
                           },
"list_logins":
{ Args: { "p_active"?: boolean,"p_limit"?: number,"p_new"?: boolean,"p_offset"?: number,"p_since"?: string,"p_who"?: string }; Returns: {
              "created_at": string,"device": string,"email": string,"id": string,"ip": string,"is_active": boolean,"is_current": boolean,"is_new_device": boolean,"may_end": boolean,"methods": (string)[],"total_count": number,"user_agent": string
            }[]
                           },
"list_notices":
{ Args: { "p_limit"?: number,"p_night_id": string,"p_offset"?: number }; Returns: {
              "id": string,"is_paid": boolean,"mail": string,"moved_to": string,"name": string,"order_id": string,"phone": string,"reference": string,"refund_paise": number,"told_at": string,"told_by": string,"total_count": number
            }[]
                           },
"list_orders":
{ Args: { "p_edition_id": string,"p_limit"?: number,"p_offset"?: number,"p_search"?: string,"p_status"?: string }; Returns: {
              "claimed_utr": string,"created_at": string,"email": string,"held_until": string,"id": string,"is_demo": boolean,"is_suspicious": boolean,"lines": string,"name": string,"paid_paise": number,"passes": number,"people": number,"phone": string,"phone_e164": string,"reference": string,"source": string,"status": string,"total_count": number,"total_paise": number,"version": number
            }[]
                           },
"list_people":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_shifts":
{ Args: { "p_edition_id": string }; Returns: Json
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
"my_account":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_logins":
{ Args: { "p_before"?: string,"p_limit"?: number }; Returns: {
              "created_at": string,"device": string,"id": string,"ip": string,"is_active": boolean,"is_current": boolean,"is_new_device": boolean
            }[]
                           },
"my_role":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"night_concerns":
{ Args: { "p_move_to"?: string,"p_night_id": string }; Returns: Json
                           },
"note_shift_end":
{ Args: { "p_sent"?: (string)[],"p_shift_id": string,"p_unsent"?: number }; Returns: string
                           },
"offer_places":
{ Args: { "p_edition_id": string }; Returns: number
                           },
"open_shift":
{ Args: { "p_float_paise"?: number,"p_gate": string,"p_id": string,"p_kind": string,"p_night_id": string }; Returns: Json
                           },
"order_link":
{ Args: { "p_order_id": string }; Returns: string
                           },
"outbox_due":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"passes_today":
{ Args: { "p_edition_id": string }; Returns: Json
                           },
"publish_site":
{ Args: { "p_seen": number }; Returns: number
                           },
"published_words":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"push_scans":
{ Args: { "p_scans": Json,"p_shift_id": string }; Returns: Json
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
"record_refund":
{ Args: { "p_method"?: string,"p_note"?: string,"p_refund_id": string,"p_shift_id"?: string,"p_state": string,"p_to_vpa"?: string,"p_utr"?: string }; Returns: undefined
                           },
"recount":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"refuse_claim":
{ Args: { "p_order_id": string,"p_reason"?: string,"p_version": number }; Returns: undefined
                           },
"register_garba_interest":
{ Args: { "p_edition_id": string,"p_id": string,"p_name": string,"p_phone": string,"p_website"?: string }; Returns: undefined
                           },
"remove_demo":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"remove_person":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"remove_sample_stats":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"renew_pass":
{ Args: { "p_holder"?: string,"p_id": string,"p_key": string,"p_pass_id": string,"p_revision": number }; Returns: Json
                           },
"reorder_rows":
{ Args: { "p_ids": (string)[],"p_table": string }; Returns: undefined
                           },
"report_evening":
{ Args: { "p_night_id": string }; Returns: Json
                           },
"report_passes":
{ Args: { "p_by": string,"p_edition_id": string }; Returns: {
              "amount_paise": number,"entered": number,"key": string,"label": string,"orders": number,"passes": number,"people": number,"tax_paise": number
            }[]
                           },
"resend_invitation":
{ Args: { "p_id": string }; Returns: Json
                           },
"reserve_passes":
{ Args: { "p_edition_id": string,"p_email"?: string,"p_expected_paise"?: number,"p_id": string,"p_items": Json,"p_key": string,"p_name": string,"p_phone": string,"p_promo"?: string,"p_website"?: string,"p_work"?: string }; Returns: Json
                           },
"reset_event_likes":
{ Args: { "p_event_id": string }; Returns: undefined
                           },
"reset_factor":
{ Args: { "p_user_id": string }; Returns: number
                           },
"resolve_late":
{ Args: { "p_issue": boolean,"p_order_id": string,"p_version": number }; Returns: string
                           },
"restore_change":
{ Args: { "p_expect"?: Json,"p_fields": (string)[],"p_id": number }; Returns: Json
                           },
"restore_site":
{ Args: { "p_id": number }; Returns: number
                           },
"retry_mails":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"reverse_payment":
{ Args: { "p_payment_id": string }; Returns: undefined
                           },
"revoke_shift":
{ Args: { "p_id": string }; Returns: undefined
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
"see_invitation":
{ Args: { "p_token": string }; Returns: Json
                           },
"sell_passes":
{ Args: { "p_expected_paise"?: number,"p_id": string,"p_is_admitted"?: boolean,"p_items": Json,"p_method": string,"p_name"?: string,"p_phone"?: string,"p_shift_id": string,"p_utr"?: string }; Returns: Json
                           },
"send_test_mail":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"set_mail_recipients":
{ Args: { "p_recipients": (string)[],"p_version": number }; Returns: {
              "recipients": (string)[],"version": number
            }[]
                           },
"set_my_name":
{ Args: { "p_name": string }; Returns: undefined
                           },
"set_pass_upi":
{ Args: { "p_edition_id": string,"p_is_merchant"?: boolean,"p_mcc"?: string,"p_name": string,"p_version": number,"p_vpa": string }; Returns: {
              "created_at": string,
"edition_id": string,
"gstin": string | null,
"hold_minutes": number,
"id": string,
"max_people_per_phone": number,
"refund_text": string,
"review_hours": number,
"sale_ends_minutes": number,
"updated_at": string,
"upi_is_merchant": boolean,
"upi_mcc": string | null,
"upi_name": string,
"upi_vpa": string | null,
"version": number,
"waiting_first_until_hours": number
            }
                          SetofOptions: {
        from: "*"
        to: "pass_settings"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_person":
{ Args: { "p_active": boolean,"p_edition_id"?: string,"p_ends_at"?: string,"p_name": string,"p_night_id"?: string,"p_role": string,"p_user_id": string,"p_version": number }; Returns: undefined
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
"undo_scan":
{ Args: { "p_scan_id": string,"p_shift_id": string }; Returns: Json
                           },
"unused_pictures":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"venue_areas":
{ Args: Record<PropertyKey, never>; Returns: {
              "area": string,"venues": number
            }[]
                           },
"verify_payments":
{ Args: { "p_rows": Json }; Returns: {
              "due_paise": number,"order_id": string,"result": string
            }[]
                           },
"weekly_summary":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"withdraw_invitation":
{ Args: { "p_id": string }; Returns: undefined
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
